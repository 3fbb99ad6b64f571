import { compare, type Rational, rationalFrom } from '../arithmetic/rational.ts';
import { type DateRange, isWithin } from '../time/local.ts';
import { weekdayOf } from '../time/local-date.ts';
import { minutesOf } from '../time/local-time.ts';
import { type LocalMoment, localMoment } from '../time/time-zone.ts';
import type { TripCondition } from './condition.ts';
import { bookedAhead, hoursBetween } from './measures.ts';
import type { TripSale } from './trip.ts';

/** Whether all conditions hold. `nthBoat` counts from 1 and is for lines worked out per boat. */
export function holdsFor(
  conditions: readonly TripCondition[],
  sale: TripSale,
  nthBoat?: number,
): boolean {
  return conditions.every((condition) => holds(condition, sale, nthBoat));
}

function holds(condition: TripCondition, sale: TripSale, nthBoat: number | undefined): boolean {
  switch (condition.type) {
    case 'length':
      return isBetween(hoursBetween(sale.pickup, sale.return), condition);
    case 'booked_ahead':
      return isBetween(bookedAhead(sale)[condition.unit], condition);
    case 'boats':
      return isCounted(sale.boats, condition);
    case 'passengers':
      return isCounted(sale.passengers, condition);
    case 'nth_boat':
      return nthBoat !== undefined && isCounted(nthBoat, condition);
    case 'dock':
      return condition.oneOf.includes(sale.dockId);
    case 'boat_model':
      return condition.oneOf.includes(sale.boatModelId);
    case 'customer_type':
      return sale.customerTypeId !== null && condition.oneOf.includes(sale.customerTypeId);
    case 'partner':
      return sale.partnerCode !== null && condition.oneOf.includes(sale.partnerCode);
    case 'weekday':
      return condition.oneOf.includes(weekdayOf(pickupOf(sale).date));
    case 'dates':
      return isWithin(pickupOf(sale).date, condition.ranges);
    case 'excluded_dates':
      return !touches(condition.ranges, sale);
    case 'time_of_day': {
      const { minutes } = pickupOf(sale);
      return minutesOf(condition.from) <= minutes && minutes < minutesOf(condition.until);
    }
  }
}

function isBetween(value: Rational, limits: { atLeast?: number; under?: number }): boolean {
  const { atLeast, under } = limits;
  if (atLeast !== undefined && compare(value, rationalFrom(atLeast)) < 0) return false;
  return under === undefined || compare(value, rationalFrom(under)) < 0;
}

function isCounted(count: number, limits: { atLeast?: number; atMost?: number }): boolean {
  return count >= (limits.atLeast ?? 0) && count <= (limits.atMost ?? Number.POSITIVE_INFINITY);
}

function touches(ranges: readonly DateRange[], sale: TripSale): boolean {
  const first = pickupOf(sale).date;
  const last = localMoment(sale.return, sale.timeZone).date;
  return ranges.some((range) => range.from <= last && first <= range.until);
}

function pickupOf({ pickup, timeZone }: TripSale): LocalMoment {
  return localMoment(pickup, timeZone);
}
