import type { Instant, Period } from '../time/instant.ts';
import { type Blockout, concerns } from './blockout.ts';
import { type Placement, staysAt } from './placement.ts';
import { type BookedBoats, takenPeriod } from './taken.ts';

/** The boats of one model at one dock and everything that takes them up. */
export interface Fleet<Booking extends BookedBoats = BookedBoats> {
  dockId: string;
  boatModelId: string;
  /** The placements of all boats of the model, at whatever dock. */
  placements: Placement[];
  blockouts: Blockout[];
  /** The bookings of this model at this dock whose status takes up boats. */
  bookings: Booking[];
}

/** The boats left from a moment on; below 0 when more are booked than there are. */
export interface Step {
  moment: Instant;
  free: number;
}

/** The boats left over a period: one step at its start and one at every change inside it. */
export function stepsOf(fleet: Fleet, period: Period): Step[] {
  const changes = changesOf(fleet)
    .filter(({ moment }) => moment < period.end || moment === period.start)
    .sort((a, b) => a.moment - b.moment);
  const state = { lying: 0, blocked: 0, closed: 0, booked: 0 };
  const steps: Step[] = [{ moment: period.start, free: 0 }];
  for (const { moment, what, boats } of changes) {
    state[what] += boats;
    const usable = state.closed > 0 ? 0 : Math.max(0, state.lying - state.blocked);
    record(steps, Math.max(moment, period.start), usable - state.booked);
  }
  return steps.filter((step, index) => step.free !== steps[index - 1]?.free);
}

function record(steps: Step[], moment: Instant, free: number): void {
  const last = steps.at(-1) as Step;
  if (last.moment === moment) last.free = free;
  else steps.push({ moment, free });
}

interface Change {
  moment: Instant;
  what: 'lying' | 'blocked' | 'closed' | 'booked';
  boats: number;
}

function changesOf({ dockId, boatModelId, placements, blockouts, bookings }: Fleet): Change[] {
  return [
    ...staysAt(dockId, placements).flatMap((stay) => during(stay, 'lying', 1)),
    ...bookings.flatMap((booking) => during(takenPeriod(booking), 'booked', booking.boats)),
    ...blockouts
      .filter((blockout) => concerns(blockout, dockId, boatModelId))
      .flatMap(({ from: start, until: end, boats }) =>
        boats === 'all'
          ? during({ start, end }, 'closed', 1)
          : during({ start, end }, 'blocked', boats),
      ),
  ];
}

function during({ start, end }: Period, what: Change['what'], boats: number): Change[] {
  if (end <= start) return [];
  return [
    { moment: start, what, boats },
    { moment: end, what, boats: -boats },
  ];
}
