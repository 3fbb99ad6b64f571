import type { DepositCondition, PriceCondition } from '@slipway/engine';
import type Type from 'typebox';
import type { Path } from '../read/problems.ts';
import type { When, WhenForBooking } from '../schema/conditions.ts';
import type { Context } from './context.ts';
import { toMinutes } from './values.ts';

type Conditions = Type.Static<typeof WhenForBooking>;

/** The conditions of a price rule. */
export function ruleConditions(
  when: Type.Static<typeof When> = {},
  path: Path,
  context: Context,
): PriceCondition[] {
  const { nthBoat, ...shared } = when;
  const conditions: PriceCondition[] = bookingConditions(shared, path, context);
  return nthBoat ? [...conditions, { type: 'nth_boat', ...nthBoat }] : conditions;
}

/** The conditions of something that applies once to a booking. */
export function bookingConditions(
  when: Conditions = {},
  path: Path,
  context: Context,
): DepositCondition[] {
  const { boats, passengers, weekdays, dates, timeOfDay, partners } = when;
  return [
    ...lengthCondition(when, path, context),
    ...bookedAheadCondition(when),
    ...(boats ? [{ type: 'boats' as const, ...boats }] : []),
    ...(passengers ? [{ type: 'passengers' as const, ...passengers }] : []),
    ...customerTypeCondition(when, path, context),
    ...(weekdays ? [{ type: 'weekday' as const, oneOf: weekdays }] : []),
    ...(dates ? [{ type: 'dates' as const, ranges: dates }] : []),
    ...(timeOfDay ? [{ type: 'time_of_day' as const, ...timeOfDay }] : []),
    ...(partners ? [{ type: 'partner' as const, oneOf: partners }] : []),
  ];
}

function lengthCondition(
  { length }: Conditions,
  path: Path,
  { problems }: Context,
): DepositCondition[] {
  if (!length) return [];
  const hours = (limit: 'atLeast' | 'under') => {
    const duration = length[limit];
    if (duration === undefined) return {};
    return { [limit]: toMinutes(duration, [...path, 'length', limit], problems) / 60 };
  };
  return [{ type: 'length', ...hours('atLeast'), ...hours('under') }];
}

/** A condition has one unit; days and hours together are counted in hours. */
function bookedAheadCondition({ bookedAhead }: Conditions): DepositCondition[] {
  if (!bookedAhead) return [];
  const unit = Object.values(bookedAhead).every((ahead) => !ahead.endsWith('h')) ? 'days' : 'hours';
  const limits = Object.entries(bookedAhead).map(([limit, ahead]) => {
    const count = Number.parseInt(ahead, 10);
    return [limit, unit === 'hours' && !ahead.endsWith('h') ? count * 24 : count];
  });
  return [{ type: 'booked_ahead', unit, ...Object.fromEntries(limits) }];
}

function customerTypeCondition(
  { customerTypes: slugs }: Conditions,
  path: Path,
  { customerTypes }: Context,
): DepositCondition[] {
  if (!slugs) return [];
  const ids = slugs.map((slug, n) => customerTypes.idOf(slug, [...path, 'customerTypes', n]));
  return [{ type: 'customer_type', oneOf: ids }];
}
