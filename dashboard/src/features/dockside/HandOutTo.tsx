import { Button, Dialog } from '@slipway/ui';
import { useState } from 'react';
import { label } from '../../shell/label.ts';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { timeText } from '../../shell/words/times.ts';
import styles from './Boats.module.css';
import type { DockBoat, DockTrip } from './day.ts';
import type { Opened } from './opened.ts';

interface HandOutToProps {
  boat: DockBoat;
  /** The trips that could take it now. */
  trips: readonly DockTrip[];
  open: (opened: Opened | null) => void;
}

/** Hands out from the boat: to the one trip that is ready for it, or to one of several. */
export function HandOutTo({ boat, trips, open }: HandOutToProps) {
  const { timeZone } = useViewed();
  const [asks, setAsks] = useState(false);
  const [first] = trips;
  if (!first) return null;
  const to = ({ key }: DockTrip) => {
    setAsks(false);
    open({ key, choosing: 'handOut', boatId: boat.id });
  };
  const name = label('Planning', 'Dockside', 'Hand out');
  return (
    <>
      <Button onClick={() => (trips.length > 1 ? setAsks(true) : to(first))}>
        {name}
        <span className="visually-hidden"> {boat.name}</span>
      </Button>
      {asks && (
        <Dialog title={`${name} ${boat.name}`} close="Close" onClose={() => setAsks(false)}>
          <ul className={styles.trips}>
            {trips.map((trip) => (
              <li key={trip.key}>
                <Button onClick={() => to(trip)}>
                  {timeText(trip.pickup, timeZone)} {trip.customerName}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
