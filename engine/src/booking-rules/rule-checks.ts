import { add, compare, type Rational, rationalFrom } from '../arithmetic/rational.ts';
import { testCondition } from '../condition/condition.ts';
import { tripFacts } from '../condition/trip-facts.ts';
import { counted } from '../text/counted.ts';
import type { TripCondition } from '../trips/condition.ts';
import { holdsFor } from '../trips/matching.ts';
import { bookedAhead, hoursBetween } from '../trips/measures.ts';
import type { TripSale } from '../trips/trip.ts';
import type { BookingRule, BookingRules, BookingToCheck } from './booking-rules.ts';
import { type CustomerCounts, countFacts } from './customer-bookings.ts';

/** How one rule comes out. */
type Verdict = 'holds' | 'unknown' | { refused: string };

interface RuleCheck {
  rule: BookingRule;
  check: (rules: BookingRules, booking: BookingToCheck) => Verdict;
}

/** One check a rule, in the order in which refusals are shown. */
export const RULE_CHECKS: readonly RuleCheck[] = [
  when('allowedPairs', (pairs, { sale }) =>
    refuseUnless(
      pairs.some(
        ({ dockId, boatModelId }) => dockId === sale.dockId && boatModelId === sale.boatModelId,
      ),
      'You cannot book this boat model at this dock.',
    ),
  ),
  when('weekdays', (oneOf, { sale }) =>
    refuseUnlessHolds({ type: 'weekday', oneOf }, sale, 'You cannot book on this weekday.'),
  ),
  when('excludedDates', (ranges, { sale }) =>
    refuseUnlessHolds({ type: 'excluded_dates', ranges }, sale, 'You cannot book on these dates.'),
  ),
  when('shortestLeadHours', (hours, { sale }) =>
    refuseUnless(
      isAtMost(rationalFrom(hours), bookedAhead(sale).hours),
      `Book at least ${counted(hours, 'hour')} before pickup.`,
    ),
  ),
  when('longestLeadHours', (hours, { sale }) =>
    refuseUnless(
      isAtMost(bookedAhead(sale).hours, rationalFrom(hours)),
      `Book at most ${counted(hours, 'hour')} before pickup.`,
    ),
  ),
  when('longestTripHours', (hours, { sale }) =>
    refuseUnless(
      isAtMost(hoursBetween(sale.pickup, sale.return), rationalFrom(hours)),
      `A trip may last at most ${counted(hours, 'hour')}.`,
    ),
  ),
  when('boatsPerBooking', (boats, { sale }) =>
    refuseUnless(sale.boats <= boats, `You may book at most ${counted(boats, 'boat')} at once.`),
  ),
  whenCounted('bookingsPerDay', (limit, counts) =>
    refuseUnless(counts.sameDay < limit, `You may book at most ${counted(limit, 'trip')} a day.`),
  ),
  whenCounted('upcomingBookings', (limit, counts) =>
    refuseUnless(
      counts.upcoming < limit,
      `You may have at most ${counted(limit, 'upcoming booking')}.`,
    ),
  ),
  whenCounted('upcomingHours', (limit, counts, sale) =>
    refuseUnless(
      isAtMost(withTrip(counts.upcomingHours, sale), rationalFrom(limit)),
      `You may have at most ${counted(limit, 'upcoming hour')}.`,
    ),
  ),
  whenCounted('hoursPerMonth', (limit, counts, sale) =>
    refuseUnless(
      isAtMost(withTrip(counts.monthHours, sale), rationalFrom(limit)),
      `You may book at most ${counted(limit, 'hour')} a month.`,
    ),
  ),
  when('customCondition', checkCustomCondition),
];

function checkCustomCondition(source: string, { sale, names, counts }: BookingToCheck): Verdict {
  const facts = { ...tripFacts(sale, names), ...(counts && countFacts(counts)) };
  const outcome = testCondition(source, facts);
  // A condition that cannot be worked out must not open the door to everybody.
  if (!outcome.ok)
    return { refused: `The booking condition is faulty: ${outcome.problem.message}` };
  if (outcome.value.result === 'unknown') return 'unknown';
  return refuseUnless(outcome.value.passes, 'This booking is not possible for you.');
}

function when<Rule extends BookingRule>(
  rule: Rule,
  check: (setting: NonNullable<BookingRules[Rule]>, booking: BookingToCheck) => Verdict,
): RuleCheck {
  return {
    rule,
    check: (rules, booking) => {
      const setting = rules[rule];
      return setting === undefined || setting === null ? 'holds' : check(setting, booking);
    },
  };
}

type CountedRule = 'bookingsPerDay' | 'upcomingBookings' | 'upcomingHours' | 'hoursPerMonth';

function whenCounted(
  rule: CountedRule,
  check: (limit: number, counts: CustomerCounts, sale: TripSale) => Verdict,
): RuleCheck {
  return when(rule, (limit, { counts, sale }) =>
    counts === null ? 'unknown' : check(limit, counts, sale),
  );
}

function refuseUnlessHolds(condition: TripCondition, sale: TripSale, refused: string): Verdict {
  return refuseUnless(holdsFor([condition], sale), refused);
}

function refuseUnless(holds: boolean, refused: string): Verdict {
  return holds ? 'holds' : { refused };
}

function isAtMost(value: Rational, limit: Rational): boolean {
  return compare(value, limit) <= 0;
}

function withTrip(hours: Rational, sale: TripSale): Rational {
  return add(hours, hoursBetween(sale.pickup, sale.return));
}
