import { type ConditionFacts, tripFacts } from '@slipway/engine';
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
