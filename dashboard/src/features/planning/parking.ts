import type { BoardBooking } from './answer.ts';
import { DAY_MINUTES } from './minutes.ts';
import type { Bar, Row } from './rows.ts';

/** What gives way first when a fleet has no room: what is least firm, and of that the latest change. */
const FIRMNESS = ['draft', 'option', 'confirmed'];

/** The bars for which the fleet has no room, by the free boats of the row; below 0 it is overbooked. */
export function withoutRoom(free: Row['free'], bars: readonly Bar[]): Bar[] {
  if (free.every((step) => step.free >= 0)) return [];
  const steps = free.map((step, index) => ({
    ...step,
    until: free[index + 1]?.at ?? Number.POSITIVE_INFINITY,
  }));
  const leastFirmFirst = bars.toSorted(
    ({ booking: a }, { booking: b }) =>
      FIRMNESS.indexOf(a.status) - FIRMNESS.indexOf(b.status) ||
      b.updatedAt.localeCompare(a.updatedAt),
  );
  return leastFirmFirst.filter((bar) => {
    const during = steps.filter(({ at, until }) => at < bar.takenTo && until > bar.takenFrom);
    if (during.every((step) => step.free >= 0)) return false;
    for (const step of during) step.free += bar.boats;
    return true;
  });
}

/** A parked bar of another day, at its time of day on the first day that the board shows. */
export function onFirstDay(bar: Bar): Bar {
  const away = -Math.floor(bar.from / DAY_MINUTES) * DAY_MINUTES;
  return {
    ...bar,
    away,
    from: bar.from + away,
    to: bar.to + away,
    takenFrom: bar.takenFrom + away,
    takenTo: bar.takenTo + away,
    drawnFrom: bar.drawnFrom + away,
    drawnTo: bar.drawnTo + away,
  };
}

/** What somebody has put aside on the board; nothing of it is saved. */
export interface Parking {
  parked: readonly BoardBooking[];
  park: (booking: BoardBooking) => void;
  takeOut: (bookingId: string) => void;
}
