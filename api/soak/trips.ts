import { DAY, formatInstant, HOUR, MINUTE } from '@slipway/engine';
import type { Random } from '../src/demo/random.ts';
import type { SoakFleet } from './fleets.ts';

const FIRST_DAY = Math.floor(Date.now() / DAY) * DAY + 30 * DAY;
const OPENING = 7 * HOUR;
const HALF_HOURS_OF_PICKUP = 18;
const SHORTEST_HOURS = 2;
const LONGEST_HOURS = 4;
const DAYS_AT_ONCE = 14;
/** Somewhat more than the fleets can serve in a day, so that many ask for the last boat. */
const WISHES_PER_DAY = 24;

/** The first of the days that are booked after so many wishes, whether they were granted or not. */
function currentDay(wishes: number): number {
  return FIRST_DAY + Math.floor(wishes / WISHES_PER_DAY) * DAY;
}

/** A trip within the two weeks that are booked at the moment. */
export function anyTimes(random: Random, wishes: number): { pickup: string; return: string } {
  const day = currentDay(wishes) + random.between(0, DAYS_AT_ONCE - 1) * DAY;
  const pickup = day + OPENING + random.between(0, HALF_HOURS_OF_PICKUP) * 30 * MINUTE;
  const hours = random.between(SHORTEST_HOURS, LONGEST_HOURS);
  return { pickup: formatInstant(pickup), return: formatInstant(pickup + hours * HOUR) };
}

/** The question which boats are free in these two weeks. */
export function availabilityPath({ dockId, boatModelId }: SoakFleet, wishes: number): string {
  const start = currentDay(wishes);
  const period = `${formatInstant(start)}/${formatInstant(start + DAYS_AT_ONCE * DAY)}`;
  return `/v1/availability?${new URLSearchParams({ dockId, boatModelId, period })}`;
}
