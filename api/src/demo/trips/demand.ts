import { type LocalDate, type Weekday, weekdayOf } from '@slipway/engine';

/** Trips that a boat would make on a day of June in the middle of the week. */
const TRIPS_PER_BOAT = 0.9;

/** From January to December: a summer business that never quite closes. */
const MONTHS = [0.06, 0.06, 0.12, 0.35, 0.7, 1, 1.15, 1.1, 0.65, 0.3, 0.1, 0.06];

const WEEKDAYS: Record<Weekday, number> = {
  monday: 0.6,
  tuesday: 0.6,
  wednesday: 0.65,
  thursday: 0.7,
  friday: 1,
  saturday: 1.5,
  sunday: 1.3,
};

/** How many bookings to expect for a date. */
export function expectedBookings(date: LocalDate, boats: number): number {
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? 0;
  return TRIPS_PER_BOAT * boats * month * WEEKDAYS[weekdayOf(date)];
}
