import { type Instant, MINUTE } from '../time/instant.ts';
import type { LocalDate } from '../time/local.ts';
import { addDays } from '../time/local-date.ts';
import { minutesOf } from '../time/local-time.ts';
import { instantAt, instantsAt } from '../time/time-zone.ts';
import { hoursOn, isClosedOn, slotsOn } from './day.ts';
import { lengthsIn } from './lengths.ts';
import type { Schedule, Slot, SlotSchedule, WeeklySchedule } from './schedule.ts';

/** A possible pickup with every return that goes with it. */
export interface StartTime {
  pickup: Instant;
  returns: Instant[];
  slotId: string | null;
}

/** The pickups of a date at the dock, from the first to the last. */
export function startTimesOn(schedule: Schedule, date: LocalDate, timeZone: string): StartTime[] {
  const times =
    schedule.type === 'weekly'
      ? weeklyStartTimes(schedule, date, timeZone)
      : slotStartTimes(schedule, date, timeZone);
  return times.sort((a, b) => a.pickup - b.pickup);
}

/** A time that the clock jumps over is left out; one that it shows twice is there twice. */
function weeklyStartTimes(
  schedule: WeeklySchedule,
  date: LocalDate,
  timeZone: string,
): StartTime[] {
  const hours = hoursOn(schedule, date);
  if (!hours) return [];
  const latest = instantAt({ date, minutes: minutesOf(hours.latestReturn) }, timeZone);
  const lengths = lengthsIn(schedule.lengths);
  const pickups = hours.pickupWindows.flatMap(({ from, until }) => {
    const [first, last] = [minutesOf(from), minutesOf(until)];
    const count = Math.max(0, Math.floor((last - first) / schedule.startEvery) + 1);
    return Array.from({ length: count }, (_, index) => first + index * schedule.startEvery).flatMap(
      (minutes) => instantsAt({ date, minutes }, timeZone),
    );
  });
  return [...new Set(pickups)].flatMap((pickup) => {
    const returns = lengths
      .map((length) => pickup + length * MINUTE)
      .filter((moment) => moment <= latest);
    return returns.length === 0 ? [] : [{ pickup, returns, slotId: null }];
  });
}

function slotStartTimes(schedule: SlotSchedule, date: LocalDate, timeZone: string): StartTime[] {
  return slotsOn(schedule, date)
    .filter((slot) => !isClosedOn(schedule, addDays(date, slot.nights)))
    .map((slot) => slotTimes(slot, date, timeZone));
}

/** Pickup and return of a slot that departs on a date. */
export function slotTimes(slot: Slot, date: LocalDate, timeZone: string): StartTime {
  const pickup = instantAt({ date, minutes: minutesOf(slot.pickup) }, timeZone);
  const back = { date: addDays(date, slot.nights), minutes: minutesOf(slot.return) };
  return { pickup, returns: [instantAt(back, timeZone)], slotId: slot.id };
}
