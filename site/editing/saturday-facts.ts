import { type Booking, freeBoats, minutesLateAt } from '@slipway/company';
import {
  type Cents,
  completesAt,
  DAY,
  DEPOSIT_LINK_HOURS,
  FORM_HOLD_MINUTES,
  HOLD_LASTS_DAYS,
  HOUR,
  type Instant,
  LATE_MINUTES_AFTER,
  MINUTE,
  READY_MINUTES_BEFORE,
} from '@slipway/engine';
import { Scene } from '../pictures/saturday/scene.ts';
import { SATURDAY } from './saturday.ts';

export const SCENE = new Scene(SATURDAY);

/** What a page may say of one booking without being wrong. */
export interface BookingFacts {
  booking: Booking;
  /** `10:00`, for everything that happens to the booking or is timed by its trip. */
  times: ReadonlySet<string>;
  /** `June 14`, for the same. */
  days: ReadonlySet<string>;
  /** In cents, without signs. */
  amounts: ReadonlySet<Cents>;
  boats: ReadonlySet<string>;
}

/** Hours before the pickup at which a message, a limit or a step of cancellation is due. */
const HOURS_BEFORE_PICKUP = [72, DEPOSIT_LINK_HOURS, 24, 12, 4, 3];
const START_LINK_MINUTES = 20;
const RETURN_REMINDER_MINUTES = 30;
const THANK_YOU_HOURS = 20;
const COME_BACK_WEEKS = 46;

export const BOOKING_FACTS: ReadonlyMap<string, BookingFacts> = new Map(
  SATURDAY.bookings.map((booking) => {
    const moments = momentsOf(booking);
    return [
      booking.reference,
      {
        booking,
        times: new Set(moments.map((moment) => SCENE.time(moment))),
        days: new Set(moments.map((moment) => SCENE.day(moment))),
        amounts: new Set(amountsOf(booking)),
        boats: new Set(booking.trips.flatMap(({ boat }) => (boat ? [boat.name] : []))),
      },
    ];
  }),
);

function momentsOf(booking: Booking): Instant[] {
  const { bookedAt, confirmedAt, optionUntil, pickup, return: end } = booking;
  const taken = booking.deposits.map(({ takenAt }) => takenAt);
  const known = [
    SATURDAY.seenAt,
    bookedAt,
    bookedAt + FORM_HOLD_MINUTES.default * MINUTE,
    confirmedAt,
    optionUntil,
    ...booking.payments.map(({ at }) => at),
    ...taken,
    ...taken.map((moment) => moment && moment + HOLD_LASTS_DAYS * DAY),
    ...booking.signatures.map(({ at }) => at),
    ...booking.order.map(({ readyAt }) => readyAt),
    ...HOURS_BEFORE_PICKUP.map((hours) => pickup - hours * HOUR),
    pickup - READY_MINUTES_BEFORE * MINUTE,
    pickup - START_LINK_MINUTES * MINUTE,
    pickup,
    ...booking.trips.flatMap(({ outAt, backAt }) => [outAt, backAt]),
    end - RETURN_REMINDER_MINUTES * MINUTE,
    end,
    end + LATE_MINUTES_AFTER * MINUTE,
    completesAt(booking),
    end + THANK_YOU_HOURS * HOUR,
    end + COME_BACK_WEEKS * 7 * DAY,
  ];
  return known.filter((moment) => moment !== null);
}

function amountsOf({ costs, price, payments, order, commission }: Booking): Cents[] {
  const { totalIncludingTax, totalExcludingTax } = price.costs;
  const fee = costs.find(({ type }) => type === 'booking_fee')?.amountIncludingTax ?? 0;
  return [
    0,
    ...costs.flatMap(({ amountIncludingTax: including, amountExcludingTax: excluding }) => [
      including,
      excluding,
      including - excluding,
    ]),
    totalIncludingTax,
    totalExcludingTax,
    totalIncludingTax - totalExcludingTax,
    totalIncludingTax - fee,
    ...payments.map(({ amount }) => amount),
    ...price.deposits.lines.map(({ amount }) => amount),
    ...order.map(({ addOn }) => addOn.price),
    price.applicationFee,
    commission,
  ].map(Math.abs);
}

/** How many boats of a model are free at North Pier at a time of the Saturday. */
export function freeAt(model: string, time: string): number {
  const boatModel = SATURDAY.company.boatModels.find(({ name }) => name === model)?.slug ?? '';
  return freeBoats(SATURDAY, { dock: 'north-pier', boatModel }, SCENE.momentAt(time));
}

/** How late a boat is at a time of the Saturday; nothing when it is not out with a booking. */
export function minutesLate(boat: string, time: string): number | undefined {
  for (const booking of SATURDAY.bookings) {
    const trip = booking.trips.find((candidate) => candidate.boat?.name === boat);
    if (trip) return minutesLateAt(booking, trip, SCENE.momentAt(time));
  }
  return undefined;
}
