import { Button, Dialog } from '@slipway/ui';
import { useAsk } from '../../api/ask.ts';
import { label } from '../../shell/label.ts';
import { Answered } from '../../shell/states/Answered.tsx';
import { SignButtons } from '../../shell/waivers/SignButtons.tsx';
import type { DockTrip } from './day.ts';
import styles from './SignWaivers.module.css';

/** The waivers of a trip, signed by one person after the other without leaving the dock. */
export function SignWaivers({ trip, onClose }: { trip: DockTrip; onClose: () => void }) {
  const asked = useAsk('getTeamBooking', { params: { reference: trip.reference } });
  const title = `${label('Planning', 'Dockside', 'Sign')}: ${trip.customerName}`;
  return (
    <Dialog title={title} close="Close" onClose={onClose}>
      <Answered asked={asked} label="Loading the waivers" lines={3}>
        {(booking) => (
          <ul className={styles.waivers}>
            {booking.waivers.map((waiver) => (
              <li key={waiver.id}>
                <p>
                  <b>{waiver.name}</b>:{' '}
                  {waiver.needed === null
                    ? `${waiver.signatures.length} signed`
                    : `${waiver.signatures.length} of ${waiver.needed} signed`}
                </p>
                <SignButtons booking={booking} waiver={waiver} />
              </li>
            ))}
          </ul>
        )}
      </Answered>
      <Button look="quiet" onClick={onClose}>
        Back to the trip
      </Button>
    </Dialog>
  );
}
