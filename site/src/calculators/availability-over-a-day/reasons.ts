import {
  type BookedBoats,
  type Fleet,
  type Instant,
  type Period,
  takenPeriod,
} from '@slipway/engine';

/** A booking with the name that explains it. */
export interface NamedBooking extends BookedBoats {
  name: string;
}

/** The moments of a period from which other reasons count, its start among them. */
export function changesIn(
  { start, end }: Period,
  { bookings, blockouts }: Fleet<NamedBooking>,
): Instant[] {
  const moments = [
    ...bookings.flatMap((booking) => [
      ...Object.values(takenPeriod(booking)),
      booking.pickup,
      booking.return,
    ]),
    ...blockouts.flatMap(({ from, until }) => [from, until]),
  ];
  const inside = moments.filter((moment) => start < moment && moment < end);
  return [...new Set([start, ...inside])].sort((a, b) => a - b);
}

/** What takes boats at a moment, in words: `Ines Okafor`, `turnaround of Ruth Amsel (2 boats)`. */
export function reasonsAt(moment: Instant, { bookings, blockouts }: Fleet<NamedBooking>): string[] {
  const byBookings = bookings.flatMap((booking) => {
    const { start, end } = takenPeriod(booking);
    if (moment < start || end <= moment) return [];
    const isOut = booking.pickup <= moment && moment < booking.return;
    return [withCount(isOut ? booking.name : `turnaround of ${booking.name}`, booking.boats)];
  });
  const byBlockouts = blockouts
    .filter(({ from, until }) => from <= moment && moment < until)
    .map(({ reason, boats }) => withCount(reason, Number(boats)));
  const reasons = [...byBookings, ...byBlockouts];
  return reasons.length === 0 ? ['nothing'] : reasons;
}

function withCount(what: string, boats: number): string {
  return boats === 1 ? what : `${what} (${boats} boats)`;
}
