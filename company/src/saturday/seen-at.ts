import type { BookingStatus } from '@slipway/contract';
import {
  type Availability,
  applicationFee,
  availability,
  balanceOf,
  type Cents,
  completesAt,
  dueStatus,
  type Instant,
  minutesLate,
  type Period,
  paidOnline,
  type TripState,
  takesBoats,
  tripState,
} from '@slipway/engine';
import { bySlug } from './day.ts';
import type { BoatTrip, Booking, Saturday } from './saturday.ts';

/** The status of a booking at a moment after it was made. */
export function statusAt(booking: Booking, moment: Instant): BookingStatus {
  const { confirmedAt, optionUntil, trips } = booking;
  if (confirmedAt === null || moment < confirmedAt) {
    if (optionUntil === null) return 'draft';
    return moment < optionUntil ? 'option' : 'expired';
  }
  if (trips.every(({ backAt }) => backAt !== null && backAt <= moment)) return 'completed';
  const tripRunning = trips.some((trip) => tripStateAt(booking, trip, moment) === 'out');
  const state = {
    status: 'confirmed',
    return: booking.return,
    heldUntil: null,
    tripRunning,
  } as const;
  return dueStatus(state, moment) ?? 'confirmed';
}

/** When a booking got the status that it has at a moment. */
export function statusSince(booking: Booking, moment: Instant): Instant {
  const { bookedAt, confirmedAt, optionUntil, trips } = booking;
  switch (statusAt(booking, moment)) {
    case 'completed':
      return Math.max(...trips.map(({ backAt }) => backAt ?? completesAt(booking)));
    case 'expired':
      return optionUntil ?? bookedAt;
    case 'confirmed':
      return confirmedAt ?? bookedAt;
    default:
      return bookedAt;
  }
}

/** Costs minus what had been paid by a moment. */
export function balanceAt({ price, payments }: Booking, moment: Instant): Cents {
  const until = payments.filter(({ at }) => at <= moment);
  return balanceOf({ costs: price.costs.lines, payments: until });
}

/** Slipway's share of what had been paid online by a moment. */
export function applicationFeeAt(
  { price, payments }: Booking,
  { planPercentage }: Saturday['company'],
  moment: Instant,
): Cents {
  const { lines, totalIncludingTax } = price.costs;
  const fee = lines.find(({ type }) => type === 'booking_fee');
  return applicationFee({
    planPercentage,
    totalIncludingTax,
    bookingFee: fee?.amountIncludingTax ?? 0,
    paidOnline: paidOnline(payments.filter(({ at }) => at <= moment)),
  });
}

/** How many people had signed the waiver by a moment. */
export function signedAt({ signatures }: Booking, moment: Instant): number {
  return signatures.filter(({ at }) => at <= moment).reduce((sum, { signed }) => sum + signed, 0);
}

/** The state of one boat of a booking at a moment. */
export function tripStateAt(booking: Booking, trip: BoatTrip, moment: Instant): TripState {
  const handedOut = trip.outAt !== null && trip.outAt <= moment;
  const ended = trip.backAt !== null && trip.backAt <= moment;
  return tripState({ ...booking, handedOut, paused: false, ended }, moment);
}

/** How late one boat of a booking is at a moment; 0 while it is not. */
export function minutesLateAt(booking: Booking, trip: BoatTrip, moment: Instant): number {
  return minutesLate(booking, tripStateAt(booking, trip, moment), moment);
}

type FleetName = { dock: string; boatModel: string };

/** The free boats of a model at a dock over a period, as shown to someone who asks at a moment. */
export function availabilityDuring(
  { company, bookings, seenAt }: Saturday,
  { dock, boatModel }: FleetName,
  period: Period,
  askedAt: Instant = seenAt,
): Availability {
  const { id: dockId } = bySlug(company.docks, dock, 'The question');
  const { id: boatModelId, placements } = bySlug(company.boatModels, boatModel, 'The question');
  const fleet = {
    dockId,
    boatModelId,
    placements,
    blockouts: company.blockouts,
    bookings: bookings.filter(
      (booking) =>
        booking.dock.id === dockId &&
        booking.boatModel.id === boatModelId &&
        booking.bookedAt <= askedAt &&
        takesBoats({ status: statusAt(booking, askedAt), heldUntil: booking.optionUntil }, askedAt),
    ),
  };
  return availability(fleet, period);
}

/** How many boats of a model are free at a dock at one moment of the day. */
export function freeBoats(
  saturday: Saturday,
  fleet: FleetName,
  at: Instant,
  askedAt?: Instant,
): number {
  return availabilityDuring(saturday, fleet, { start: at, end: at + 1 }, askedAt)
    .lowestAvailability;
}
