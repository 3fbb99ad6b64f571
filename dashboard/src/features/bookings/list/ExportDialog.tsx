import { EXPORT_FORMAT, EXPORT_HOURS } from '@slipway/contract/team/booking-words';
import { ChoiceGroup } from '@slipway/ui';
import { useState } from 'react';
import { useWrite } from '../../../api/ask.ts';
import { DoneDialog } from '../../../shell/dialogs/DoneDialog.tsx';
import { FormDialog } from '../../../shell/dialogs/FormDialog.tsx';
import { label } from '../../../shell/label.ts';
import { counted } from '../../../shell/words/counted.ts';
import type { Filter } from './filter.ts';

type Format = keyof typeof EXPORT_FORMAT;

/** Makes a file of what the list shows; the link to it comes by e-mail. */
export function ExportDialog({ filter, onClose }: { filter: Filter; onClose: () => void }) {
  const [format, setFormat] = useState<Format>('xlsx');
  const made = useWrite('exportBookings');
  const title = label('Bookings', 'Export');
  if (made.data) {
    return (
      <DoneDialog
        title={title}
        news={`${counted(made.data.rows, 'booking')} in the file`}
        onClose={onClose}
      >
        <p>
          The link is on its way to {made.data.emailAddress} and works for {EXPORT_HOURS} hours. You
          can go on working.
        </p>
      </DoneDialog>
    );
  }
  return (
    <FormDialog
      title={title}
      action={title}
      busy={made.isPending}
      error={made.error}
      onClose={onClose}
      onSubmit={() => made.mutate({ body: { ...filter, format } })}
    >
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
      <p>The file holds exactly what the list shows, with names and contact data. Keep it safe.</p>
    </FormDialog>
  );
}
