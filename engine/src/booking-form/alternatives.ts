import { DAY, type Instant } from '../time/instant.ts';
import type { LocalDate } from '../time/local.ts';
import { addDays } from '../time/local-date.ts';

/** The most offers in place of a trip that cannot be booked. */
export const ALTERNATIVES_MAX = 6;
/** Other days are looked for so far before and after. */
export const ALTERNATIVE_DAYS = 7;

/** A trip that can be booked, with the day of its pickup at the dock. */
export interface BookableTrip {
  boatModelId: string;
  date: LocalDate;
  pickup: Instant;
  return: Instant;
}

/** What is different about an offer. */
export type AlternativeKind = 'other_time' | 'other_model' | 'other_day';

const ORDER: readonly AlternativeKind[] = ['other_time', 'other_model', 'other_day'];

/**
 * What to offer in place of a trip: the same length at another time of the day, then another model
 * at the very time, then the same model on another day, one offer a day. Nearer ones come first.
 */
export function chooseAlternatives<Trip extends BookableTrip>(
  wish: BookableTrip,
  bookable: readonly Trip[],
): (Trip & { kind: AlternativeKind })[] {
  const offers = bookable.flatMap((trip) => {
    const kind = kindOf(wish, trip);
    return kind === null ? [] : [{ ...trip, kind }];
  });
  return ORDER.flatMap((kind) => {
    const ofKind = offers.filter((offer) => offer.kind === kind).sort(nearestTo(wish));
    return kind === 'other_day' ? onePerDay(ofKind) : ofKind;
  }).slice(0, ALTERNATIVES_MAX);
}

function kindOf(wish: BookableTrip, trip: BookableTrip): AlternativeKind | null {
  if (trip.return - trip.pickup !== wish.return - wish.pickup) return null;
  const sameTime = trip.pickup === wish.pickup;
  if (trip.boatModelId !== wish.boatModelId) return sameTime ? 'other_model' : null;
  if (trip.date === wish.date) return sameTime ? null : 'other_time';
  const isNear =
    trip.date >= addDays(wish.date, -ALTERNATIVE_DAYS) &&
    trip.date <= addDays(wish.date, ALTERNATIVE_DAYS);
  return isNear ? 'other_day' : null;
}

/** On another day, first the nearest day and then the nearest time; of two equal ones the later. */
function nearestTo(wish: BookableTrip) {
  const days = ({ date }: BookableTrip) =>
    Math.round((Date.parse(date) - Date.parse(wish.date)) / DAY);
  const shift = (trip: BookableTrip) => trip.pickup - wish.pickup - days(trip) * DAY;
  return (a: BookableTrip, b: BookableTrip) =>
    Math.abs(days(a)) - Math.abs(days(b)) ||
    days(b) - days(a) ||
    Math.abs(shift(a)) - Math.abs(shift(b)) ||
    b.pickup - a.pickup;
}

function onePerDay<Trip extends BookableTrip>(trips: readonly Trip[]): Trip[] {
  return trips.filter(
    ({ date }, index) => trips.findIndex((other) => other.date === date) === index,
  );
}
