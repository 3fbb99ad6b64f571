import { type LocalDate, WEEKDAYS, type Weekday } from '../time/local.ts';
import { addDays, daysBetween, weekdayOf } from '../time/local-date.ts';
import { localMoment } from '../time/time-zone.ts';
import { bookedAhead, tripLength } from '../trips/measures.ts';
import type { TripSale } from '../trips/trip.ts';
import type { ConditionFacts } from './condition.ts';

/** What a condition knows from the trip alone; counts of the customer are added by the caller. */
export function tripFacts(sale: TripSale, names: { dock: string; model: string }): ConditionFacts {
  const length = tripLength(sale);
  const ahead = bookedAhead(sale);
  const weekdays = tripWeekdays(sale);
  return {
    ...names,
    'party.people': sale.passengers,
    'party.boats': sale.boats,
    'trip.pickup': localMoment(sale.pickup, sale.timeZone),
    'trip.return': localMoment(sale.return, sale.timeZone),
    'trip.hours': length.hours,
    'trip.nights': length.nights,
    'trip.weekdays': weekdays,
    'trip.weekend': weekdays.includes('saturday') || weekdays.includes('sunday'),
    'ahead.hours': ahead.hours,
    'ahead.days': ahead.days,
  };
}

/** The weekdays at the dock that a trip touches, from Monday to Sunday. */
export function tripWeekdays(trip: Pick<TripSale, 'pickup' | 'return' | 'timeZone'>): Weekday[] {
  const first = localMoment(trip.pickup, trip.timeZone).date;
  const last = localMoment(trip.return, trip.timeZone).date;
  const touched = new Set(
    datesFrom(first, Math.min(7, daysBetween(first, last) + 1)).map(weekdayOf),
  );
  return WEEKDAYS.filter((weekday) => touched.has(weekday));
}

function datesFrom(first: LocalDate, count: number): LocalDate[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
