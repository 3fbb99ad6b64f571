import { Button } from '@slipway/ui';
import { Link } from 'wouter';
import { useAsk } from '../../api/ask.ts';
import { useFacts } from '../../api/facts.ts';
import { label } from '../../shell/label.ts';
import { Answered } from '../../shell/states/Answered.tsx';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { dayText, momentText, shortMomentText } from '../../shell/words/times.ts';
import { checklistOf } from './checklist.ts';
import styles from './DaySheet.module.css';
import type { DockDay } from './day.ts';

/** The day on paper, for the pier: every trip with room to write. */
export default function DaySheet() {
  const { company } = useFacts();
  const { day, isToday, dock, timeZone, onDay } = useViewed();
  const query = { ...(dock && { dockId: dock.id }), ...(!isToday && { date: day }) };
  const asked = useAsk('getDockside', { query });
  return (
    <main className={styles.sheet}>
      <div className={styles.bar}>
        <Link href={onDay('/planning/dockside')}>Back to {label('Planning', 'Dockside')}</Link>
        <Button look="primary" onClick={() => window.print()}>
          {label('Orders', 'Print')}
        </Button>
      </div>
      <h1>
        {dock?.name ?? company.name}, {dayText(day)}
      </h1>
      <Answered asked={asked} label="Loading the day">
        {(known) => (
          <>
            <p>Printed at {momentText(known.now, timeZone)}</p>
            <Trips known={known} />
          </>
        )}
      </Answered>
    </main>
  );
}

function Trips({ known }: { known: DockDay }) {
  const { timeZone, day } = useViewed();
  const time = (moment: string) => shortMomentText(moment, { timeZone, day });
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Pickup</th>
          <th scope="col">Return</th>
          <th scope="col">Customer</th>
          <th scope="col">Boat</th>
          <th scope="col">{label('Planning', 'Dockside', 'People')}</th>
          <th scope="col">{label('Planning', 'Dockside', 'Add-ons')}</th>
          <th scope="col">To settle</th>
          <th scope="col">{label('Planning', 'Dockside', 'Out')}</th>
          <th scope="col">{label('Planning', 'Dockside', 'Back')}</th>
        </tr>
      </thead>
      <tbody>
        {known.trips.map((trip) => (
          <tr key={`${trip.bookingId} ${trip.number}`}>
            <td>{time(trip.pickup)}</td>
            <td>{time(trip.return)}</td>
            <td>
              {trip.customerName}
              <small>
                {trip.reference} {trip.phoneNumber}
              </small>
            </td>
            <td>
              {trip.boatModelName} <b>{trip.boat?.name}</b>
            </td>
            <td>{trip.people}</td>
            <td>{trip.addOns.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</td>
            <td>
              {checklistOf({ ...trip, key: '', waits: false })
                .filter(({ kind }) => kind !== 'done')
                .map(({ line, text }) => `${line}: ${text}`)
                .join('; ')}
            </td>
            <td>{trip.outAt && time(trip.outAt)}</td>
            <td>{trip.backAt && time(trip.backAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
