import { Button } from '@slipway/ui';
import { label } from '../../shell/label.ts';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { counted } from '../../shell/words/counted.ts';
import { lengthText, timeText } from '../../shell/words/times.ts';
import { checklistOf, stopsHandOut } from './checklist.ts';
import styles from './Dockside.module.css';
import type { Opened } from './Dockside.tsx';
import { type DockBoat, type DockTrip, freeBoats, isOut } from './day.ts';
import { StateMark } from './StateMark.tsx';
import { useSteps } from './use-steps.ts';

interface TripCardProps {
  trip: DockTrip;
  boats: readonly DockBoat[];
  isOpen: boolean;
  open: (opened: Opened | null) => void;
}

/** A trip in the list: when, who, what is missing, and the one thing to do next. */
export function TripCard({ trip, boats, isOpen, open }: TripCardProps) {
  const { timeZone } = useViewed();
  const steps = useSteps();
  const isLate = trip.minutesLate > 0;
  const time = (moment: string) => timeText(moment, timeZone);
  const warnings = checklistOf(trip).filter(({ kind }) => kind !== 'done');
  const orders = trip.addOns.map(({ quantity, name }) => `${quantity} × ${name}`);
  const stop = stopsHandOut(trip);
  const which = trip.boats > 1 ? ` ${trip.number} of ${trip.boats}` : '';
  return (
    <article
      className={styles.card}
      data-state={isLate ? 'late' : trip.state}
      data-open={isOpen || undefined}
    >
      <button
        type="button"
        className={styles.open}
        onClick={() => open({ key: trip.key, choosing: null })}
      >
        <span className={styles.top}>
          <span className={styles.time}>
            {isLate
              ? `${lengthText(trip.minutesLate)} late`
              : time(isOut(trip) ? trip.return : trip.pickup)}
          </span>
          <StateMark state={trip.state} isLate={isLate} waits={trip.waits} />
        </span>
        <span className={styles.name}>
          {trip.customerName}
          {trip.boat && <> · {trip.boat.name}</>}
        </span>
        <span className={styles.facts}>
          {[
            isLate
              ? `due ${time(trip.return)}`
              : isOut(trip)
                ? `since ${time(trip.outAt ?? trip.pickup)}`
                : `until ${time(trip.return)}`,
            counted(trip.people, 'person', 'people') +
              (trip.boats > 1 ? `, ${trip.boats} boats` : ''),
            trip.boatModelName,
            ...orders,
          ].join(' · ')}
        </span>
        {!isOut(trip) && trip.state !== 'back' && warnings.length > 0 && (
          <span className={styles.warns}>
            {warnings.map(({ line, text }) => `${line}: ${text}`).join(' · ')}
          </span>
        )}
        {trip.atRiskOf && (
          <span className={styles.warns}>
            At risk: {trip.atRiskOf.boatName} ({trip.atRiskOf.reference}) is late
          </span>
        )}
      </button>
      {(trip.state === 'ready' || isOut(trip)) && (
        <div className={styles.actions}>
          {trip.state === 'ready' && (
            <Button
              look="primary"
              disabled={stop !== undefined}
              onClick={() => open({ key: trip.key, choosing: 'handOut' })}
            >
              {label('Planning', 'Dockside', 'Hand out')}
              {which}
            </Button>
          )}
          {isOut(trip) && (
            <Button look={isLate ? 'primary' : 'secondary'} onClick={() => void steps.end(trip)}>
              {label('Planning', 'Dockside', 'End trip')}
            </Button>
          )}
          {trip.phoneNumber && (
            <a className={styles.call} href={`tel:${trip.phoneNumber}`}>
              {label('Planning', 'Dockside', 'Call')}
              <span className="visually-hidden"> {trip.customerName}</span>
            </a>
          )}
        </div>
      )}
      {trip.state === 'ready' && freeBoats(trip, boats).length === 0 && (
        <p className={styles.warns}>No {trip.boatModelName} is free.</p>
      )}
    </article>
  );
}
