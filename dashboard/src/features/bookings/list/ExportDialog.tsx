import { EXPORT_FORMAT, EXPORT_HOURS } from '@slipway/contract/team/booking-words';
import { Button, ChoiceGroup, Dialog, Notice } from '@slipway/ui';
import { useState } from 'react';
import { useWrite } from '../../../app/ask.ts';
import { label } from '../../../shell/label.ts';
import { counted } from '../../../shell/words/counted.ts';
import dialogs from '../dialogs.module.css';
import type { Filter } from './filter.ts';

type Format = keyof typeof EXPORT_FORMAT;

/** Makes a file of what the list shows; the link to it comes by e-mail. */
export function ExportDialog({ filter, onClose }: { filter: Filter; onClose: () => void }) {
  const [format, setFormat] = useState<Format>('xlsx');
  const made = useWrite('exportBookings');
  return (
    <Dialog title={label('Bookings', 'Export')} close="Close" onClose={onClose}>
      <div className={dialogs.body}>
        {made.data ? (
          <Notice kind="good" live title={`${counted(made.data.rows, 'booking')} in the file`}>
            <p>
              The link is on its way to {made.data.emailAddress} and works for {EXPORT_HOURS} hours.
              You can go on working.
            </p>
          </Notice>
        ) : (
          <>
            <ChoiceGroup
              legend="Kind of file"
              name="format"
              look="chips"
              value={format}
              onChange={setFormat}
              choices={(Object.keys(EXPORT_FORMAT) as Format[]).map((value) => ({
                value,
                content: EXPORT_FORMAT[value],
              }))}
            />
            <p className={dialogs.hint}>
              The file holds exactly what the list shows, with names and contact data. Keep it safe.
            </p>
            {made.error && (
              <Notice kind="warn" live>
                <p>{made.error.message}</p>
              </Notice>
            )}
          </>
        )}
        <div className={dialogs.foot}>
          {made.data ? (
            <Button look="primary" onClick={onClose}>
              Close
            </Button>
          ) : (
            <Button
              look="primary"
              busy={made.isPending && 'Making the file'}
              onClick={() => made.mutate({ body: { ...filter, format } })}
            >
              {label('Bookings', 'Export')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
