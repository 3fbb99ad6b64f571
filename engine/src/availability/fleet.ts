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
  const changes: Change[] = [];
  const during = (what: Change['what'], { start, end }: Period, boats: number) => {
    if (end <= start) return;
    changes.push({ moment: start, what, boats }, { moment: end, what, boats: -boats });
  };
  for (const stay of staysAt(dockId, placements)) during('lying', stay, 1);
  for (const booking of bookings) during('booked', takenPeriod(booking), booking.boats);
  for (const blockout of blockouts) {
    if (!concerns(blockout, dockId, boatModelId)) continue;
    const period = { start: blockout.from, end: blockout.until };
    if (blockout.boats === 'all') during('closed', period, 1);
    else during('blocked', period, blockout.boats);
  }
  return changes;
}
