import type { UnbookableReason } from '@slipway/contract';
import { checkBookingRules, checkTraffic, type Movement, type TripSale } from '@slipway/engine';
import { startEvery } from '../bookings/offer.ts';
import type { KnownDays, Setup } from './dock-day.ts';

type Circumstances = { setup: Setup; day: KnownDays; traffic: readonly Movement[]; now: Date };

/** Why trips that leave at a time cannot be booked now, by their return and the boats that are free. */
export function refusalsOf(
  sale: TripSale,
  { setup, day, traffic, now }: Circumstances,
): (back: number, availability: number) => UnbookableReason | null {
  const { dock, customerType } = day;
  const { trafficLimit } = dock;
  const startTimes = { timeZone: dock.timeZone, startEvery: startEvery(setup) };
  const allows = rulesFor(sale, setup, day);
  const isPast = sale.pickup < now.getTime();
  const { bookingRules } = customerType;
  // Most types have no rule that looks at the return.
  const looksAtReturn = RETURN_RULES.some((rule) => bookingRules[rule] !== undefined);
  const allowed = looksAtReturn || isPast ? false : allows(sale.return);
  return (back, availability) => {
    if (isPast) return 'tooLate';
    if (availability < sale.boats) return 'soldOut';
    const movement = { pickup: sale.pickup, return: back, boats: sale.boats };
    if (trafficLimit && !checkTraffic(trafficLimit, traffic, movement, startTimes).allowed) {
      return 'trafficLimit';
    }
    return (looksAtReturn ? allows(back) : allowed) ? null : 'rule';
  };
}

const RETURN_RULES = [
  'longestTripHours',
  'excludedDates',
  'upcomingHours',
  'customCondition',
] as const;

/** Whether a trip with this return keeps to the size of the boats and to the booking rules. */
function rulesFor(
  sale: TripSale,
  { model }: Setup,
  { dock, customerType }: KnownDays,
): (back: number) => boolean {
  const { capacity, mostBoatsPerBooking } = model;
  const fits =
    sale.passengers <= capacity * sale.boats &&
    (mostBoatsPerBooking === null || sale.boats <= mostBoatsPerBooking);
  const names = { dock: dock.name, model: model.name };
  return (back) => {
    const booking = { sale: { ...sale, return: back }, names, counts: null };
    return fits && checkBookingRules(customerType.bookingRules, booking).allowed;
  };
}
