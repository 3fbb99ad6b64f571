import { Button } from '@slipway/ui';
import { useState } from 'react';
import { label } from '../../shell/label.ts';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { counted } from '../../shell/words/counted.ts';
import { lengthText, shortMomentText } from '../../shell/words/times.ts';
import { CallLink } from './CallLink.tsx';
import { checklistOf, stopsHandOut } from './checklist.ts';
import { type DockBoat, type DockTrip, freeBoats, isOut } from './day.ts';
import type { Opened } from './opened.ts';
import { SignWaivers } from './SignWaivers.tsx';
import styles from './TripCard.module.css';
import { TripState } from './TripState.tsx';
import { useSteps } from './use-steps.ts';

interface TripCardProps {
  trip: DockTrip;
  boats: readonly DockBoat[];
  isOpen: boolean;
  open: (opened: Opened | null) => void;
}

/** A trip in the list: when, who, what is missing, and the one thing to do next. */
export function TripCard({ trip, boats, isOpen, open }: TripCardProps) {
  const { timeZone, day } = useViewed();
  const isLate = trip.minutesLate > 0;
  const time = (moment: string) => shortMomentText(moment, { timeZone, day });
  const warnings = checklistOf(trip).filter(({ kind }) => kind !== 'done');
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
          <span className={styles.time}>{headOf(trip, time)}</span>
          <TripState trip={trip} />
        </span>
        <span className={styles.name}>
          {trip.customerName}
          {trip.boat && <> · {trip.boat.name}</>}
        </span>
        <span className={styles.facts}>{factsOf(trip, time).join(' · ')}</span>
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
      {trip.state === 'ready' && <Leaves trip={trip} boats={boats} open={open} />}
      {isOut(trip) && <Returns trip={trip} />}
    </article>
  );
}

/** How late it is, when it is due, or when it leaves. */
function headOf(trip: DockTrip, time: (moment: string) => string): string {
  if (trip.minutesLate > 0) return `${lengthText(trip.minutesLate)} late`;
  return isOut(trip) ? `Due ${time(trip.return)}` : time(trip.pickup);
}

function factsOf(trip: DockTrip, time: (moment: string) => string): string[] {
  const when = () => {
    if (trip.minutesLate > 0) return `due ${time(trip.return)}`;
    return isOut(trip) ? `since ${time(trip.outAt ?? trip.pickup)}` : `until ${time(trip.return)}`;
  };
  const boats = trip.boats > 1 ? `, ${trip.boats} boats` : '';
  return [
    when(),
    counted(trip.people, 'person', 'people') + boats,
    trip.boatModelName,
    ...trip.addOns.map(({ quantity, name }) => `${quantity} × ${name}`),
  ];
}

function Leaves({ trip, boats, open }: Omit<TripCardProps, 'isOpen'>) {
  const [isSigning, setSigning] = useState(false);
  const which = trip.boats > 1 ? ` ${trip.number} of ${trip.boats}` : '';
  const unsigned = checklistOf(trip).some(({ line, kind }) => line === 'Waiver' && kind !== 'done');
  return (
    <>
      <div className={styles.actions}>
        <Button
          look="primary"
          disabled={stopsHandOut(trip) !== undefined}
          onClick={() => open({ key: trip.key, choosing: 'handOut' })}
        >
          {label('Planning', 'Dockside', 'Hand out')}
          {which}
        </Button>
        {unsigned ? (
          <Button onClick={() => setSigning(true)}>
            {label('Planning', 'Dockside', 'Sign')}
            <span className="visually-hidden"> for {trip.customerName}</span>
          </Button>
        ) : (
          <CallLink trip={trip} />
        )}
      </div>
      {isSigning && <SignWaivers trip={trip} onClose={() => setSigning(false)} />}
      {freeBoats(trip, boats).length === 0 && (
        <p className={styles.warns}>No {trip.boatModelName} is free.</p>
      )}
    </>
  );
}

function Returns({ trip }: { trip: DockTrip }) {
  const steps = useSteps();
  return (
    <div className={styles.actions}>
      <Button
        look={trip.minutesLate > 0 ? 'primary' : 'secondary'}
        onClick={() => void steps.end(trip)}
      >
        {label('Planning', 'Dockside', 'End trip')}
      </Button>
      <CallLink trip={trip} />
    </div>
  );
}
