import { Button } from '@slipway/ui';
import { label } from '../../shell/label.ts';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { momentText, shortMomentText } from '../../shell/words/times.ts';
import styles from './Boats.module.css';
import { type DockBoat, type DockTrip, keyOf } from './day.ts';
import { HandOutTo } from './HandOutTo.tsx';
import type { Opened } from './opened.ts';
import { useSteps } from './use-steps.ts';

interface BoatsProps {
  boats: readonly DockBoat[];
  trips: readonly DockTrip[];
  /** The trips that could take a boat now. */
  readyFor: (boat: DockBoat) => DockTrip[];
  open: (opened: Opened | null) => void;
}

/** The boats of the dock by model: free, out or out of service; a free one can be handed out. */
export function Boats({ boats, trips, readyFor, open }: BoatsProps) {
  const models = [...new Set(boats.map(({ boatModelName }) => boatModelName))];
  return (
    <section className={styles.boats} aria-label={label('Planning', 'Dockside', 'Boats')}>
      <h2>{label('Planning', 'Dockside', 'Boats')}</h2>
      {models.map((model) => (
        <div key={model}>
          <h3>{model}</h3>
          <ul>
            {boats
              .filter(({ boatModelName }) => boatModelName === model)
              .map((boat) => (
                <BoatRow key={boat.id} boat={boat} trips={trips} readyFor={readyFor} open={open} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function BoatRow({ boat, trips, readyFor, open }: Omit<BoatsProps, 'boats'> & { boat: DockBoat }) {
  const where = useWhere(boat);
  const steps = useSteps();
  const out = trips.find((trip) => boat.trip && trip.key === keyOf(boat.trip));
  return (
    <li data-state={boat.state}>
      <b>{boat.name}</b>
      <span>{where}</span>
      {boat.state === 'out' && out && (
        <Button onClick={() => open({ key: out.key, choosing: null })}>
          {label('Planning', 'Dockside', 'Open')}
          <span className="visually-hidden"> {boat.name}</span>
        </Button>
      )}
      {boat.state === 'free' && <HandOutTo boat={boat} trips={readyFor(boat)} open={open} />}
      {boat.connected && boat.state === 'free' && (
        <div className={styles.motor}>
          <Button look="quiet" onClick={() => void steps.motor(boat, 'start')}>
            {label('Planning', 'Dockside', 'Start motor')}
            <span className="visually-hidden"> of {boat.name}</span>
          </Button>
          <Button look="quiet" onClick={() => void steps.motor(boat, 'stop')}>
            {label('Planning', 'Dockside', 'Stop motor')}
            <span className="visually-hidden"> of {boat.name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

function useWhere(boat: DockBoat): string {
  const { timeZone, day } = useViewed();
  const charge = boat.battery === null ? '' : `, ${boat.battery} %`;
  if (boat.state === 'free') return `Free${charge}`;
  if (boat.state === 'out') {
    const until = boat.until ? `, due ${shortMomentText(boat.until, { timeZone, day })}` : '';
    return `Out with ${boat.trip?.customerName ?? 'a customer'}${until}`;
  }
  return boat.until ? `Out of service until ${momentText(boat.until, timeZone)}` : 'Out of service';
}
