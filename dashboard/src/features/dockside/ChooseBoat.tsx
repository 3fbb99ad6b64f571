import { Button, Notice } from '@slipway/ui';
import { useEffect, useRef } from 'react';
import { label } from '../../shell/label.ts';
import styles from './ChooseBoat.module.css';
import { stopsHandOut } from './checklist.ts';
import type { DockBoat, DockTrip } from './day.ts';
import type { Opened } from './opened.ts';

interface ChooseBoatProps {
  trip: DockTrip;
  boats: readonly DockBoat[];
  /** The boat that was pointed at before, in the list of boats. */
  meant: string | undefined;
  how: NonNullable<Opened['choosing']>;
  busy: boolean;
  onChoose: (boat: DockBoat) => void;
  onLeave: () => void;
}

/** The free boats of the model, each a large button: touching one hands it out, or swaps to it. */
export function ChooseBoat({ trip, boats, meant, how, busy, onChoose, onLeave }: ChooseBoatProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const stop = how === 'handOut' ? stopsHandOut(trip) : undefined;
  const isKept = (boat: DockBoat) => boat.trip !== null && boat.trip.bookingId !== trip.bookingId;
  return (
    <section className={styles.choose}>
      <h3 ref={heading}>{label('Planning', 'Dockside', 'Choose the boat')}</h3>
      {stop && (
        <Notice kind="warn" live>
          {stop.text}. This waiver is required before hand-out.
        </Notice>
      )}
      {!stop && (
        <ul>
          {boats.map((boat) => (
            <li key={boat.id}>
              <button
                type="button"
                disabled={busy}
                data-meant={boat.id === meant || undefined}
                onClick={() => onChoose(boat)}
              >
                <span className="visually-hidden">
                  {label('Planning', 'Dockside', how === 'swap' ? 'Swap boat' : 'Hand out')}{' '}
                </span>
                {boat.name}
                {boat.battery !== null && <small>{boat.battery} %</small>}
                {isKept(boat) && <small>kept for {boat.trip?.reference}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {boats.length === 0 && (
        <p>
          No {trip.boatModelName} is free at this dock. End a trip whose boat is back, or look at
          Availability for another model.
        </p>
      )}
      <Button look="quiet" onClick={onLeave}>
        {label('Planning', 'Dockside', 'Not yet')}
      </Button>
    </section>
  );
}
