import { ERROR_TEXT } from '@slipway/contract';
import {
  type BookingRules,
  type CustomerBooking,
  checkBookingRules,
  checkTripTimes,
  countBookings,
  type TripSale,
} from '@slipway/engine';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import { lockUntilEnd } from '../../database/lock-until-end.ts';
import { NotAcceptableError } from '../../errors.ts';
import { type Lifted, NOTHING_LIFTED, rulesInForce } from './lifted.ts';
import type { Offer } from './offer.ts';
import type { Trip, TripRecords } from './trip.ts';
import type { Viewpoint } from './viewpoint.ts';

type Leniency = {
  lifted?: Lifted;
  /** The trip that staff change: a pickup that has passed may stay as it is. */
  before?: Trip;
};

/** Refuses what a customer could not book in the form: another time, or against a booking rule. */
export async function assertRules(
  database: TenantDatabase,
  { trip, setup, sale }: Offer,
  records: TripRecords,
  viewpoint: Viewpoint,
  { lifted = NOTHING_LIFTED, before }: Leniency = {},
): Promise<void> {
  if (!lifted.anyTime) assertTimes({ trip, setup, sale }, viewpoint, before);
  const { bookingRules } = records.customerType;
  await assertBookingRules(database, rulesInForce(bookingRules, lifted), {
    sale,
    names: { dock: records.dock.name, model: records.boatModel.name },
    customerId: trip.customerId,
    viewpoint,
  });
}

/** Refuses a pickup that has passed and times that the schedule does not have. */
export function assertTimes(
  { trip, setup, sale }: Pick<Offer, 'trip' | 'setup' | 'sale'>,
  { now }: Viewpoint,
  before?: Trip,
): void {
  if (trip.pickup < now.getTime() && trip.pickup !== before?.pickup) {
    throw new NotAcceptableError(ERROR_TEXT.pickupPassed);
  }
  const times = checkTripTimes(setup.schedule, sale);
  if (!times.allowed) throw new NotAcceptableError(times.message, 'outsideHours');
}

type BookingToCheck = {
  sale: TripSale;
  names: { dock: string; model: string };
  /** Without one, what depends on other bookings passes for now. */
  customerId: string | null;
  viewpoint: Viewpoint;
};

/** Refuses what the rules of a customer type do not allow. */
export async function assertBookingRules(
  database: TenantDatabase,
  rules: BookingRules,
  { sale, names, customerId, viewpoint }: BookingToCheck,
): Promise<void> {
  const others = customerId === null ? null : await otherBookings(database, customerId, viewpoint);
  const counts = others && countBookings(others, sale, viewpoint.now.getTime());
  const [refusal] = checkBookingRules(rules, { sale, names, counts }).refusals;
  if (refusal) throw new NotAcceptableError(refusal.message, 'ruleRefused');
}

/**
 * Makes other bookings of a customer wait until the transaction ends, so that what rules count does
 * not change meanwhile. Taken after the booking's own row and before docks and fleets.
 */
export async function lockCountsOf(
  transaction: TenantTransaction,
  customerId: string | null,
): Promise<void> {
  if (customerId !== null) await lockUntilEnd(transaction, `bookings of ${customerId}`);
}

async function otherBookings(
  database: TenantDatabase,
  customerId: string,
  { exceptBookingId }: Viewpoint,
): Promise<CustomerBooking[]> {
  let bookings = database
    .selectFrom('bookings')
    .innerJoin('docks', 'docks.id', 'bookings.dock_id')
    .select(['status', 'pickup_at', 'return_at', 'docks.address'])
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['option', 'confirmed', 'completed']);
  if (exceptBookingId) bookings = bookings.where('bookings.id', '!=', exceptBookingId);
  return (await bookings.execute()).map(({ status, pickup_at, return_at, address }) => ({
    status,
    pickup: pickup_at.getTime(),
    return: return_at.getTime(),
    timeZone: address.timeZoneName,
  }));
}
