import { type Instant, localMoment, minutesLate, type TripState, tripState } from '@slipway/engine';
import type { Answer } from '../../api/call.ts';

export type TodayBooking = Answer<'getToday'>['bookings'][number];

export type DepositToGiveBack = Answer<'getToday'>['depositsToGiveBack'][number];

export type PaymentThatDiffers = Answer<'getToday'>['paymentsThatDiffer'][number];

/** A booking with where its boats stand now, taken together. */
export type TodayRow = TodayBooking & {
  state: TripState;
  minutesLate: number;
  /** Boats that are out, and that are back. */
  out: number;
  back: number;
  /** Whether each of its boats has left. */
  left: boolean;
};

export interface Day {
  /** Boats on the water now, whenever they are due. */
  boatsOut: number;
  late: TodayRow[];
  departures: TodayRow[];
  returns: TodayRow[];
  requests: TodayRow[];
  balances: TodayRow[];
  waivers: TodayRow[];
}

interface Moment {
  now: Instant;
  /** The day that is looked at, by the calendar of the booking's dock. */
  day: string;
  timeZoneOf: (dockId: string) => string;
}

/** Sorts the bookings of a day into what leaves, what returns, and what needs attention. */
export function sortDay(bookings: readonly TodayBooking[], { now, day, timeZoneOf }: Moment): Day {
  const rows = bookings.map((booking) => rowOf(booking, now));
  const trips = rows.filter(({ status }) => status !== 'option');
  const isOn = (row: TodayRow, moment: string) =>
    localMoment(Date.parse(moment), timeZoneOf(row.dockId)).date === day;
  const departures = trips.filter((row) => isOn(row, row.pickup));
  const byReturn = (one: TodayRow, other: TodayRow) => one.return.localeCompare(other.return);
  return {
    boatsOut: trips.reduce((sum, { out }) => sum + out, 0),
    late: trips.filter((row) => row.minutesLate > 0).sort(byReturn),
    departures,
    // What has yet to leave on this day is a departure, which says when it is due.
    returns: trips
      .filter((row) => isOn(row, row.return) && (hasLeft(row) || !isOn(row, row.pickup)))
      .sort(byReturn),
    requests: rows
      .filter(({ status }) => status === 'option')
      .sort((one, other) => (one.optionUntil ?? '').localeCompare(other.optionUntil ?? '')),
    balances: trips.filter(({ balance }) => balance > 0),
    waivers: departures.filter(
      ({ signatures, left }) => signatures.signed < signatures.needed && !left,
    ),
  };
}

function hasLeft({ out, back, state }: TodayRow): boolean {
  return out > 0 || back > 0 || state === 'back';
}

/** A booking of several boats is out until its last boat is back. */
function rowOf(booking: TodayBooking, now: Instant): TodayRow {
  const times = { pickup: Date.parse(booking.pickup), return: Date.parse(booking.return) };
  const out = booking.trips.filter(({ outAt, backAt }) => outAt && !backAt);
  const back = booking.trips.filter(({ backAt }) => backAt).length;
  const state = tripState(
    {
      ...times,
      handedOut: out.length > 0,
      paused: out.length > 0 && out.every(({ pausedAt }) => pausedAt),
      ended: back >= booking.boats || (booking.status === 'completed' && out.length === 0),
    },
    now,
  );
  return {
    ...booking,
    state,
    out: out.length,
    back,
    left: state === 'back' || out.length + back >= booking.boats,
    minutesLate: minutesLate(times, state, now),
  };
}
