import { MINUTE, takenPeriod } from '@slipway/engine';
import DayDrawing, { Bar } from '../day/DayDrawing.tsx';
import { SATURDAY, wholeHours } from '../day/hours.ts';
import { at } from '../heron-bay.ts';
import type { TripsAnswer } from './calculation.ts';
import styles from './Drawing.module.css';

type Props = Pick<TripsAnswer, 'day' | 'schedule' | 'summary'>;

const BAR = { top: 8, height: 32 };
const LOOKS = [
  [styles.trip, 'trip'],
  [styles.turnaround, 'turnaround'],
  [styles.room, 'room left'],
] as const;

/** The trips of one boat as bars along the day, with turnaround and the room that is left. */
export default function DayOfTrips({ day: { trips, rest }, schedule, summary }: Props) {
  const { turnaround, days } = schedule;
  const taken = trips.map((trip) => ({ ...trip, ...takenPeriod({ ...trip, turnaround }) }));
  const { pickupWindows = [], latestReturn = '24:00' } = days.saturday ?? {};
  const opening = pickupWindows.map(({ from }) => at(SATURDAY, from));
  const period = wholeHours([
    ...opening,
    at(SATURDAY, latestReturn),
    ...taken.flatMap(({ start, end }) => [start, end]),
  ]);
  return (
    <DayDrawing label={`The day of one boat. ${summary}`} period={period} height={48} looks={LOOKS}>
      {(across) => (
        <>
          {taken.map((trip) => (
            <g key={trip.pickup}>
              <Bar
                {...BAR}
                across={across}
                from={trip.start}
                to={trip.end}
                className={styles.turnaround}
              />
              <Bar
                {...BAR}
                across={across}
                from={trip.pickup}
                to={trip.return}
                className={styles.trip}
              />
            </g>
          ))}
          {rest && (
            <Bar
              {...BAR}
              across={across}
              from={rest.pickup}
              to={rest.pickup + rest.minutes * MINUTE}
              className={styles.room}
            />
          )}
        </>
      )}
    </DayDrawing>
  );
}
