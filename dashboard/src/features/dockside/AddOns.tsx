import { ORDER_STATE } from '@slipway/contract/enums';
import { Button } from '@slipway/ui';
import { label } from '../../shell/label.ts';
import styles from './AddOns.module.css';
import type { DockTrip } from './day.ts';

/** The order of the booking, given to the customer in one touch. */
export function AddOns({ trip, onGive }: { trip: DockTrip; onGive: () => void }) {
  if (trip.addOns.length === 0) return null;
  return (
    <section className={styles.addOns}>
      <h3>{label('Planning', 'Dockside', 'Add-ons')}</h3>
      <ul>
        {trip.addOns.map(({ addOnId, name, quantity, state, changed }) => (
          <li key={addOnId}>
            <span>
              {quantity} × {name}
              {changed && <b className={styles.changed}> changed</b>}
            </span>
            <span>{ORDER_STATE[state]}</span>
          </li>
        ))}
      </ul>
      {trip.addOns.some(({ state }) => state !== 'handed_out') && (
        <Button onClick={onGive}>{label('Orders', 'Handed out')}</Button>
      )}
    </section>
  );
}
