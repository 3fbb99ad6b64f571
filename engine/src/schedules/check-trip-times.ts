import { dateText } from '../time/date-text.ts';
import { type Instant, MINUTE } from '../time/instant.ts';
import { addDays } from '../time/local-date.ts';
import { minutesOf } from '../time/local-time.ts';
import { instantAt, localMoment } from '../time/time-zone.ts';
import { hoursOn, isClosedOn, slotsOn } from './day.ts';
import { describeLengths, lengthsIn, minutesText } from './lengths.ts';
import type { Schedule, SlotSchedule, WeeklySchedule } from './schedule.ts';
import { slotTimes } from './start-times.ts';

/** Why a schedule does not allow a trip. */
export type TimesRefusal =
  | 'closed'
  | 'outside_pickup_hours'
  | 'not_a_start_time'
  | 'length_not_offered'
  | 'returns_too_late'
  | 'not_a_slot';

/** Whether a trip fits a schedule, with the slot that it fills or the reason why not. */
export type TripTimesResult =
  | { allowed: true; slotId: string | null }
  | { allowed: false; reason: TimesRefusal; message: string };

interface TripTimes {
  pickup: Instant;
  return: Instant;
  timeZone: string;
}

/** Checks pickup and return against a schedule, in the dock's own time. */
export function checkTripTimes(schedule: Schedule, trip: TripTimes): TripTimesResult {
  return schedule.type === 'weekly' ? checkWeekly(schedule, trip) : checkSlot(schedule, trip);
}

function checkWeekly(schedule: WeeklySchedule, trip: TripTimes): TripTimesResult {
  const { date, minutes } = localMoment(trip.pickup, trip.timeZone);
  const hours = hoursOn(schedule, date);
  if (!hours) return refuse('closed', `There are no pickups on ${dateText(date)}.`);

  const windows = hours.pickupWindows.filter(
    ({ from, until }) => minutesOf(from) <= minutes && minutes <= minutesOf(until),
  );
  const open = hours.pickupWindows.map(({ from, until }) => `${from} to ${until}`).join(' and ');
  if (windows.length === 0) {
    return refuse('outside_pickup_hours', `Pickups are possible from ${open}.`);
  }
  const { startEvery } = schedule;
  if (!windows.some(({ from }) => (minutes - minutesOf(from)) % startEvery === 0)) {
    const message = `Trips start every ${startEvery} minutes from ${windows[0]?.from}.`;
    return refuse('not_a_start_time', message);
  }
  const length = (trip.return - trip.pickup) / MINUTE;
  if (!lengthsIn(schedule.lengths).includes(length)) {
    const message = `A trip lasts ${describeLengths(schedule.lengths)}, not ${minutesText(length)}.`;
    return refuse('length_not_offered', message);
  }
  const latest = { date, minutes: minutesOf(hours.latestReturn) };
  if (trip.return > instantAt(latest, trip.timeZone)) {
    return refuse('returns_too_late', `Boats must be back by ${hours.latestReturn}.`);
  }
  return { allowed: true, slotId: null };
}

function checkSlot(schedule: SlotSchedule, trip: TripTimes): TripTimesResult {
  const { date } = localMoment(trip.pickup, trip.timeZone);
  const slots = slotsOn(schedule, date);
  if (slots.length === 0) return refuse('closed', `There are no pickups on ${dateText(date)}.`);

  const slot = slots.find((candidate) => {
    const { pickup, returns } = slotTimes(candidate, date, trip.timeZone);
    return pickup === trip.pickup && returns.includes(trip.return);
  });
  if (!slot) {
    const offers = slots.map(({ name, pickup }) => `${name} at ${pickup}`).join(', ');
    return refuse('not_a_slot', `Choose one of the slots of ${dateText(date)}: ${offers}.`);
  }
  const lastDate = addDays(date, slot.nights);
  if (isClosedOn(schedule, lastDate)) {
    return refuse('closed', `No boats are taken back on ${dateText(lastDate)}.`);
  }
  return { allowed: true, slotId: slot.id };
}

function refuse(reason: TimesRefusal, message: string): TripTimesResult {
  return { allowed: false, reason, message };
}
