import { flushSync } from 'react-dom';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import type { Parking } from './parking.ts';
import type { Trip } from './trips.ts';

/** Puts a trip aside or back and says so, with a way to undo it; the focus goes with its bar. */
export function useParking(parking: Parking, goTo: (key: string) => void): (trip: Trip) => void {
  const toasts = useToasts();
  return ({ bar: { key, booking }, row }) => {
    const isParked = parking.parked.some(({ id }) => id === booking.id);
    if (row.kind === 'parking' && !isParked) {
      return toasts.wrong('No boat is free for this trip. Move it to another time.');
    }
    const put = (aside: boolean) => {
      flushSync(() => (aside ? parking.park(booking) : parking.takeOut(booking.id)));
      goTo(key);
    };
    const name = booking.customerName ?? booking.reference;
    put(!isParked);
    toasts.done(
      isParked ? `The trip of ${name} is back on its row.` : `Parked the trip of ${name}.`,
      async () => put(isParked),
    );
  };
}
