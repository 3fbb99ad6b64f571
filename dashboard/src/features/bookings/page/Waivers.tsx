import { Button } from '@slipway/ui';
import { useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { useCall } from '../../../api/ask.ts';
import type { Call } from '../../../api/call.ts';
import { saveFile } from '../../../shell/save-file.ts';
import { State } from '../../../shell/states/State.tsx';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import { SignButtons } from '../../../shell/waivers/SignButtons.tsx';
import { counted } from '../../../shell/words/counted.ts';
import { momentText } from '../../../shell/words/times.ts';
import type { Booking } from '../words.ts';
import styles from './tabs.module.css';

type Waiver = Booking['waivers'][number];

/** Who has signed, who is missing, and the two ways to sign at the dock. */
export function Waivers({ booking }: { booking: Booking }) {
  if (booking.waivers.length === 0) {
    return (
      <State kind="empty" title="No waiver">
        No waiver is linked in the rental setup of this dock and model.
      </State>
    );
  }
  return (
    <div className={styles.columns}>
      {booking.waivers.map((waiver) => (
        <WaiverCard key={waiver.id} booking={booking} waiver={waiver} />
      ))}
    </div>
  );
}

function WaiverCard({ booking, waiver }: { booking: Booking; waiver: Waiver }) {
  const { needed, signatures } = waiver;
  const missing = needed === null ? 0 : Math.max(0, needed - signatures.length);
  return (
    <section className={styles.card} aria-label={waiver.name}>
      <h2>
        {waiver.name}:{' '}
        {needed === null
          ? `${signatures.length} signed`
          : `${signatures.length} of ${needed} signed`}
      </h2>
      {waiver.required && <p>Required before hand-out.</p>}
      {waiver.pdf && (
        <div className={styles.buttons}>
          <SavedFile
            read={(call) =>
              call('getTeamWaiverFile', {
                params: { id: booking.id },
                query: { waiverId: waiver.id, version: waiver.version },
              })
            }
          >
            Document, PDF
          </SavedFile>
        </div>
      )}
      <ul className={styles.lines}>
        {signatures.map(({ id, signerName, signedAt }) => (
          <li key={id}>
            <span>{signerName}</span>
            <span className={styles.soft}>{momentText(signedAt, booking.dock.timeZone)}</span>
            <SavedFile
              label={`Signed copy of ${signerName}, PDF`}
              read={(call) => call('getSignedCopy', { params: { id } })}
            >
              PDF
            </SavedFile>
          </li>
        ))}
        {missing > 0 && <li className={styles.missing}>{counted(missing, 'signature')} missing</li>}
      </ul>
      <div className={styles.buttons}>
        <SignButtons booking={booking} waiver={waiver} />
      </div>
    </section>
  );
}

interface SavedFileProps {
  label?: string;
  read: (call: Call) => Promise<Parameters<typeof saveFile>[0]>;
  children: string;
}

/** Saves a file that has to be asked for. */
function SavedFile({ label: name, read, children }: SavedFileProps) {
  const call = useCall();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await read(call));
    } catch (error) {
      toasts.wrong(error as ApiError);
    }
    setBusy(false);
  };
  return (
    <Button aria-label={name} busy={isBusy && 'One moment'} onClick={save}>
      {children}
    </Button>
  );
}
