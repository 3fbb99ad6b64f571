import {
  applicationFeeAt,
  type Booking,
  type Saturday,
  statusAt,
  statusSince,
} from '@slipway/company';
import { EXAMPLE_ID, type OrderState } from '@slipway/contract';
import { addDays, DAY, type Instant, instantAt, localMoment, takenPeriod } from '@slipway/engine';
import type { BookingRows } from './bookings/booking-rows.ts';
import { discountCodeId, orderRows } from './bookings/make-booking.ts';
import { type CustomerRow, NO_PASSWORD } from './customers.ts';
import { saturdayHistory } from './saturday-history.ts';
import { signatureRows, tripRows } from './saturday-trips.ts';

const WEEK = 7 * DAY;

const MOVED_AHEAD: readonly string[] = [
  EXAMPLE_ID.upcomingBooking,
  EXAMPLE_ID.optionBooking,
  EXAMPLE_ID.oskarsBooking,
];

/** The people of the guides who had registered by now. */
export function saturdayCustomers({ customers }: Saturday, now: Instant): CustomerRow[] {
  return customers
    .filter(({ registeredAt }) => registeredAt <= now)
    .map((customer) => ({
      id: customer.id,
      customer_type_id: customer.customerTypeId,
      given_name: customer.givenName,
      family_name: customer.familyName,
      email_address: customer.emailAddress,
      phone_number: customer.phoneNumber,
      preferred_locale: customer.locale,
      password_hash: NO_PASSWORD,
      registered_at: new Date(customer.registeredAt),
      updated_at: new Date(customer.registeredAt),
      // Later than that day the demo still has its member.
      member_until:
        customer.memberUntil && Date.parse(customer.memberUntil) > now
          ? customer.memberUntil
          : null,
      anonymized_at: null,
    }));
}

/**
 * The bookings of the guides as the demo has them now: on their historical day, but for those that
 * the reference changes, confirms and cancels, which lie ahead.
 */
export function saturdayBookings(saturday: Saturday, now: Instant): Booking[] {
  return saturday.bookings
    .map((booking) =>
      MOVED_AHEAD.includes(booking.id) ? movedAhead(booking, saturday.timeZone, now) : booking,
    )
    .filter(({ bookedAt }) => bookedAt <= now);
}

/** Moves a trip that has begun by whole weeks, to a week or two from now. */
function movedAhead(booking: Booking, timeZone: string, now: Instant): Booking {
  if (booking.pickup > now) return booking;
  const weeks = Math.ceil((now + WEEK - booking.pickup) / WEEK);
  // It was booked and paid in the last of its weeks that lies behind.
  const weeksBehind = Math.floor((now - (booking.confirmedAt ?? booking.bookedAt)) / WEEK);
  const tripAt = (moment: Instant) => weeksLater(moment, weeks, timeZone);
  const madeAt = (moment: Instant) => weeksLater(moment, Math.min(weeks, weeksBehind), timeZone);
  return {
    ...booking,
    pickup: tripAt(booking.pickup),
    return: tripAt(booking.return),
    bookedAt: madeAt(booking.bookedAt),
    confirmedAt: booking.confirmedAt === null ? null : madeAt(booking.confirmedAt),
    optionUntil: booking.optionUntil === null ? null : tripAt(booking.optionUntil),
    payments: booking.payments.map((payment) => ({ ...payment, at: madeAt(payment.at) })),
    deposits: booking.deposits.map((deposit) => ({
      ...deposit,
      takenAt: deposit.takenAt === null ? null : tripAt(deposit.takenAt),
    })),
    // The customer signs after booking, the others shortly before the trip.
    signatures: booking.signatures.map((signature, index) => ({
      ...signature,
      at: index === 0 ? madeAt(signature.at) : tripAt(signature.at),
    })),
  };
}

/** The same time of day by the clock at the dock, also when the clock has changed since. */
function weeksLater(moment: Instant, weeks: number, timeZone: string): Instant {
  const { date, minutes } = localMoment(moment, timeZone);
  return instantAt({ date: addDays(date, weeks * 7), minutes }, timeZone);
}

/** A booking of the guides as rows, with what had happened by now. */
export function saturdayRows(booking: Booking, saturday: Saturday, now: Instant): BookingRows {
  const { company } = saturday;
  const { id, dock, boatModel, setup } = booking;
  const fleet = company.fleets.find(
    ({ dockId, boatModelId }) => dockId === dock.id && boatModelId === boatModel.id,
  );
  const taken = takenPeriod(booking);
  return {
    booking: {
      id,
      reference: booking.reference,
      status: statusAt(booking, now),
      customer_id: booking.customer.id,
      dock_id: dock.id,
      boat_model_id: boatModel.id,
      fleet_id: fleet?.id ?? '',
      rental_setup_id: setup.id,
      pickup_at: new Date(booking.pickup),
      return_at: new Date(booking.return),
      boats: booking.boats,
      passengers: booking.people,
      taken_from: new Date(taken.start),
      taken_until: new Date(taken.end),
      expires_at: booking.optionUntil === null ? null : new Date(booking.optionUntil),
      booked_by: booking.bookedBy,
      provider: company.provider,
      currency: company.currency,
      application_fee: applicationFeeAt(booking, company, now),
      created_at: new Date(booking.bookedAt),
      updated_at: new Date(statusSince(booking, now)),
      partner_id: company.partners.find(({ code }) => code === booking.partner?.code)?.id ?? null,
      discount_code_id: discountCodeId(company, booking.code),
    },
    order: orderRows(id, booking.order, (line) => orderStateAt(booking, line, now)),
    costs: booking.costs.map((cost, index) => ({
      id: cost.id,
      booking_id: id,
      position: index + 1,
      type: cost.type,
      description: cost.description,
      tax_rate_id: cost.taxRateId,
      amount_including_tax: cost.amountIncludingTax,
      amount_excluding_tax: cost.amountExcludingTax,
    })),
    payments: booking.payments
      .filter(({ at }) => at <= now)
      .map(({ at, ...payment }) => ({ ...payment, booking_id: id, created_at: new Date(at) })),
    // They stay open, because the reference shows the one of R7K2QD.
    deposits: booking.deposits.flatMap(({ id: depositId, description, taking, amount, takenAt }) =>
      takenAt === null || takenAt > now
        ? []
        : [
            {
              id: depositId,
              booking_id: id,
              description,
              taking,
              amount,
              created_at: new Date(takenAt),
              secured_at: new Date(takenAt),
              closed_at: null,
            },
          ],
    ),
    trips: tripRows(booking, saturday, now),
    signatures: signatureRows(booking, saturday, now),
    history: saturdayHistory(booking, now),
  };
}

/** With the customer once every boat has left, and ready from the moment that the file says. */
function orderStateAt(
  { trips }: Booking,
  { readyAt }: Booking['order'][number],
  now: Instant,
): OrderState {
  if (trips.every(({ outAt }) => outAt !== null && outAt <= now)) return 'handed_out';
  return readyAt !== null && readyAt <= now ? 'ready' : 'to_prepare';
}
