import { usePage } from '../../../app/page.ts';
import type { Booking } from '../use-booking.ts';
import styles from './TripFacts.module.css';

/** What was chosen, as a list: where, when, who, with what. */
export function TripFacts({ booking }: { booking: Booking }) {
  const { form, t, formats } = usePage();
  const { wish, addOns } = booking;
  const model = form.boatModels.find(({ id }) => id === wish.boatModelId);
  const dock = form.docks.find(({ id }) => id === wish.dockId);
  const { fullDate, timeRange } = formats(dock?.address.timeZoneName);
  const pickup = wish.pickup ? new Date(wish.pickup) : null;
  const back = wish.return ? new Date(wish.return) : null;
  const extras = (addOns.data ?? []).filter(({ id }) => (wish.addOns[id] ?? 0) > 0);
  return (
    <ul className={styles.facts}>
      {model && (
        <li>
          <strong>{wish.boats > 1 ? `${wish.boats} × ${model.name}` : model.name}</strong>
        </li>
      )}
      {dock && <li>{dock.name}</li>}
      {pickup && back && (
        <li>
          {fullDate(pickup)}
          <br />
          {timeRange(pickup, back)}
        </li>
      )}
      {model?.askForPeople && <li>{t('common.people', { passengers: wish.people })}</li>}
      {extras.map(({ id, name }) => (
        <li key={id}>
          {wish.addOns[id]} × {name}
        </li>
      ))}
    </ul>
  );
}
