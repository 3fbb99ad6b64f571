import type { DepositCondition, PriceCondition } from '@slipway/engine';
import type Type from 'typebox';
import type { Path } from '../read/problem.ts';
import type { When, WhenForBooking } from '../schema/conditions.ts';
import type { Compiling } from './compiling.ts';
import { checkDate, checkOrder } from './local-moments.ts';
import { toMinutes } from './quantities.ts';

type Conditions = Type.Static<typeof WhenForBooking>;

/** The conditions of a price rule. */
export function ruleConditions(
  when: Type.Static<typeof When> = {},
  path: Path,
  compiling: Compiling,
): PriceCondition[] {
  const { nthBoat, ...shared } = when;
  const conditions: PriceCondition[] = bookingConditions(shared, path, compiling);
  return nthBoat ? [...conditions, { type: 'nth_boat', ...nthBoat }] : conditions;
}

/** The conditions of something that counts once for a booking. */
export function bookingConditions(
  when: Conditions = {},
  path: Path,
  compiling: Compiling,
): DepositCondition[] {
  const { boats, passengers, weekdays, timeOfDay, partners } = when;
  return [
    ...lengthCondition(when, path, compiling),
    ...bookedAheadConditions(when),
    ...(boats ? [{ type: 'boats' as const, ...boats }] : []),
    ...(passengers ? [{ type: 'passengers' as const, ...passengers }] : []),
    ...customerTypeCondition(when, path, compiling),
    ...(weekdays ? [{ type: 'weekday' as const, oneOf: weekdays }] : []),
    ...datesCondition(when, path, compiling),
    ...(timeOfDay ? [{ type: 'time_of_day' as const, ...timeOfDay }] : []),
    ...(partners ? [{ type: 'partner' as const, oneOf: partners }] : []),
  ];
}

function lengthCondition(
  { length }: Conditions,
  path: Path,
  { problems }: Compiling,
): DepositCondition[] {
  if (!length) return [];
  const hours = (limit: 'atLeast' | 'under') => {
    const duration = length[limit];
    if (duration === undefined) return {};
    return { [limit]: toMinutes(duration, [...path, 'length', limit], problems) / 60 };
  };
  return [{ type: 'length', ...hours('atLeast'), ...hours('under') }];
}

/** The two limits may have different units, and a condition has one, so each limit is one. */
function bookedAheadConditions({ bookedAhead = {} }: Conditions): DepositCondition[] {
  return Object.entries(bookedAhead).map(([limit, ahead]) => {
    const [count, unit] = ahead.split(' ');
    return {
      type: 'booked_ahead',
      unit: unit === 'h' ? 'hours' : 'days',
      [limit]: Number(count),
    };
  });
}

function customerTypeCondition(
  { customerTypes: slugs }: Conditions,
  path: Path,
  { customerTypes }: Compiling,
): DepositCondition[] {
  if (!slugs) return [];
  const ids = slugs.map((slug, n) => customerTypes.idOf(slug, [...path, 'customerTypes', n]));
  return [{ type: 'customer_type', oneOf: ids }];
}

function datesCondition(
  { dates }: Conditions,
  path: Path,
  { problems }: Compiling,
): DepositCondition[] {
  if (!dates) return [];
  for (const [index, range] of dates.entries()) {
    const place = [...path, 'dates', index];
    checkDate(range.from, [...place, 'from'], problems);
    checkDate(range.until, [...place, 'until'], problems);
    checkOrder(range, place, problems);
  }
  return [{ type: 'dates', ranges: dates }];
}
