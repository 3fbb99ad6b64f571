import { EXAMPLE_ID } from '@slipway/contract';
import { addDays, formatInstant, instantAt, localMoment, minutesOf } from '@slipway/engine';

/** The summer after this one: far enough for early booking, and never over. */
const YEAR = new Date().getUTCFullYear() + 1;

/** A moment of next June at Heron Bay, such as `june(14, '10:00')`. */
export function june(day: number, time: string): string {
  return `${YEAR}-06-${String(day).padStart(2, '0')}T${time}:00+02:00`;
}

/** The same moment as the API returns it. */
export function inUtc(moment: string): string {
  return new Date(moment).toISOString().replace('.000Z', 'Z');
}

/** A booking of a Plover 5 at North Pier by Ines, changed where a test needs it. */
export function ploverTrip(day: number, from: string, until: string, changes: object = {}) {
  return {
    customerId: EXAMPLE_ID.ines,
    dockId: EXAMPLE_ID.northPier,
    boatModelId: EXAMPLE_ID.plover5,
    pickup: june(day, from),
    return: june(day, until),
    ...changes,
  };
}

/** A booking of a Gannet 8, whose schedule keeps 15 minutes after each trip. */
export function gannetTrip(day: number, from: string, until: string, changes: object = {}) {
  return ploverTrip(day, from, until, { boatModelId: EXAMPLE_ID.gannet8, ...changes });
}

/** The question how many boats of a trip's model are free from one moment to another. */
export function question(trip: { dockId: string; boatModelId: string }, from: string, to: string) {
  const { dockId, boatModelId } = trip;
  return { query: { dockId, boatModelId, period: { start: from, end: to } } };
}

const AT_HERON_BAY = 'Europe/Copenhagen';

/** A day from now on at Heron Bay, such as `2026-12-24`. */
export function dayAhead(days: number): string {
  return addDays(localMoment(Date.now(), AT_HERON_BAY).date, days);
}

/** A moment of a day at Heron Bay that lies ahead, as the API returns it. */
export function ahead(days: number, time: string): string {
  const moment = { date: dayAhead(days), minutes: minutesOf(time) };
  return formatInstant(instantAt(moment, AT_HERON_BAY));
}

/** A trip of a Plover 5 that every rule of Heron Bay allows, without a customer. */
export function tripAhead(days: number, from: string, until: string, changes: object = {}) {
  return {
    dockId: EXAMPLE_ID.northPier,
    boatModelId: EXAMPLE_ID.plover5,
    pickup: ahead(days, from),
    return: ahead(days, until),
    passengers: 4,
    ...changes,
  };
}

const FRIDAY = 5;

/** How many days ahead the first Friday is that is at least so far away. */
export function fridayAhead(least: number): number {
  for (let days = least; ; days += 1) {
    if (new Date(`${dayAhead(days)}T12:00:00Z`).getUTCDay() === FRIDAY) return days;
  }
}
