import { type ConditionFacts, tripFacts } from '@slipway/engine';
import type { ValuesOf } from '../frame/calculation.ts';
import { choice, date, number, optional, time, wholeNumber } from '../frame/fields.ts';
import { at, tripOf } from '../heron-bay.ts';

/** A booking on which a condition is tried. */
export interface Case {
  name: string;
  facts: ConditionFacts;
}

const NORTH_PIER = { dock: 'North Pier', model: 'Plover 5' };
const SATURDAY = at('2025-06-14', '10:00');
const TUESDAY = at('2025-06-17', '10:00');
const FRIDAY = at('2025-06-13', '16:00');

/** A customer who has so many bookings ahead, all of 3 hours and on weekends of this month. */
function weekendsAhead(count: number): ConditionFacts {
  const hours = count * 3;
  return {
    'upcoming.count': count,
    'upcoming.hours': hours,
    'upcoming.weekend': count,
    'month.count': count,
    'month.hours': hours,
    'year.count': count,
  };
}

/** Bookings that show what a condition lets pass and what it stops. */
export const SAMPLE_CASES: readonly Case[] = [
  {
    name: 'Saturday, 3 h, one weekend booking ahead',
    facts: {
      ...tripFacts(tripOf({ pickup: SATURDAY, hours: 3 }), NORTH_PIER),
      ...weekendsAhead(1),
    },
  },
  {
    name: 'Tuesday, 8 h, two weekend bookings ahead',
    facts: { ...tripFacts(tripOf({ pickup: TUESDAY, hours: 8 }), NORTH_PIER), ...weekendsAhead(2) },
  },
  {
    name: 'Friday to Sunday, Osprey 10, two weekend bookings ahead',
    facts: {
      ...tripFacts(tripOf({ pickup: FRIDAY, hours: 50 }), { ...NORTH_PIER, model: 'Osprey 10' }),
      ...weekendsAhead(2),
    },
  },
  {
    name: 'Tuesday, Mill Lock, 8 people, booked 20 hours ahead, three bookings ahead',
    facts: {
      ...tripFacts(tripOf({ pickup: TUESDAY, hours: 3, passengers: 8, hoursAhead: 20 }), {
        dock: 'Mill Lock',
        model: 'Gannet 8',
      }),
      ...weekendsAhead(3),
    },
  },
  {
    name: 'Saturday, 3 h, not signed in',
    facts: tripFacts(tripOf({ pickup: SATURDAY, hours: 3 }), NORTH_PIER),
  },
];

const TRIP = 'Your booking';
const CUSTOMER = 'Other bookings of the customer (empty: not known yet)';
const COUNT = { min: 0, max: 1000 };
const HOURS = { min: 0, max: 10_000 };

const count = (start: number, label: string) =>
  optional(wholeNumber(start, COUNT, { label, group: CUSTOMER }));
const hours = (start: number, label: string) =>
  optional(number(start, HOURS, { label, unit: 'hours', group: CUSTOMER }));

/** What the reader can say about a booking: Ruth Amsel's third weekend to begin with. */
export const ownCaseFields = {
  dock: choice(
    'North Pier',
    { 'North Pier': 'North Pier', 'Mill Lock': 'Mill Lock' },
    { label: 'dock', group: TRIP },
  ),
  model: choice(
    'Plover 5',
    { 'Plover 5': 'Plover 5', 'Gannet 8': 'Gannet 8', 'Osprey 10': 'Osprey 10' },
    { label: 'model', group: TRIP },
  ),
  date: date('2025-06-14', { label: 'Date of trip.pickup', group: TRIP }),
  time: time('10:00', { label: 'Time of trip.pickup', group: TRIP }),
  hours: number(3, { min: 0.25, max: 700 }, { label: 'trip.hours', unit: 'hours', group: TRIP }),
  people: wholeNumber(4, { min: 1, max: 1000 }, { label: 'party.people', group: TRIP }),
  boats: wholeNumber(1, { min: 1, max: 100 }, { label: 'party.boats', group: TRIP }),
  ahead: number(48, { min: 0, max: 10_000 }, { label: 'ahead.hours', unit: 'hours', group: TRIP }),
  upcomingCount: count(2, 'upcoming.count'),
  upcomingWeekend: count(2, 'upcoming.weekend'),
  upcomingHours: hours(6, 'upcoming.hours'),
  monthCount: count(2, 'month.count'),
  monthHours: hours(6, 'month.hours'),
  yearCount: count(5, 'year.count'),
};

/** What a condition knows about the reader's booking. */
export function ownFacts(given: ValuesOf<typeof ownCaseFields>): ConditionFacts {
  const trip = tripOf({
    pickup: at(given.date, given.time),
    hours: given.hours,
    hoursAhead: given.ahead,
    boats: given.boats,
    passengers: given.people,
  });
  return {
    ...tripFacts(trip, { dock: given.dock, model: given.model }),
    'upcoming.count': given.upcomingCount ?? undefined,
    'upcoming.weekend': given.upcomingWeekend ?? undefined,
    'upcoming.hours': given.upcomingHours ?? undefined,
    'month.count': given.monthCount ?? undefined,
    'month.hours': given.monthHours ?? undefined,
    'year.count': given.yearCount ?? undefined,
  };
}
