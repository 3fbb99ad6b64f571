import { DAY, formatInstant, HOUR, MINUTE } from '@slipway/engine';
import type { Random } from '../../src/demo/random.ts';
import type { SoakFleet } from '../fleets.ts';

/** Days that many people want at once, inside the hours of every schedule. */
const FIRST_DAY = Math.floor(Date.now() / DAY) * DAY + 10 * DAY;
const DAYS = 60;
const FIRST_HOUR = 9;
const LAST_HOUR = 12;
const LENGTHS = [2, 3, 4];

/** A trip of a fleet in the coming weeks. */
export function anyTrip(random: Random, { dockId, boatModelId }: SoakFleet) {
  const day = FIRST_DAY + random.between(0, DAYS - 1) * DAY;
  const pickup = day + random.between(FIRST_HOUR, LAST_HOUR) * HOUR;
  const until = pickup + random.choose(LENGTHS) * HOUR;
  return { dockId, boatModelId, pickup: formatInstant(pickup), return: formatInstant(until) };
}

/** A trip that leaves in a few minutes. */
export function tripNow({ dockId, boatModelId }: SoakFleet) {
  const pickup = Math.ceil(Date.now() / (5 * MINUTE)) * 5 * MINUTE + 10 * MINUTE;
  return {
    dockId,
    boatModelId,
    pickup: formatInstant(pickup),
    return: formatInstant(pickup + 2 * HOUR),
  };
}
