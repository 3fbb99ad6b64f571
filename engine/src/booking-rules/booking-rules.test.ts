import { describe, expect, test } from 'vitest';
import { at, COPENHAGEN, modelTrip } from '../../test/heron-bay.ts';
import { toNumber } from '../arithmetic/rational.ts';
import type { BookingRules } from './booking-rules.ts';
import { checkBookingRules } from './check-booking-rules.ts';
import { type CustomerBooking, countBookings } from './customer-bookings.ts';

const names = { dock: 'North Pier', model: 'Plover 5' };
const now = at('2025-06-01 10:00');

function booked(day: string, from: string, until: string, status = 'confirmed' as const) {
  return {
    status,
    pickup: at(`${day} ${from}`),
    return: at(`${day} ${until}`),
    timeZone: COPENHAGEN,
  };
}

const others: CustomerBooking[] = [
  booked('2025-06-14', '15:00', '17:00'),
  booked('2025-06-18', '10:00', '14:00'),
  { ...booked('2025-06-20', '10:00', '14:00'), status: 'canceled' },
  { ...booked('2025-05-31', '10:00', '12:00'), status: 'completed' },
];

function check(rules: BookingRules, known = true) {
  const sale = modelTrip();
  const counts = known ? countBookings(others, sale, now) : null;
  return checkBookingRules(rules, { sale, names, counts });
}

test('the bookings of a customer are counted without drafts, expired and canceled ones', () => {
  const { upcomingHours, monthHours, ...counts } = countBookings(others, modelTrip(), now);
  expect(counts).toEqual({ sameDay: 1, upcoming: 2, upcomingWeekend: 1, month: 2, year: 3 });
  expect([toNumber(upcomingHours), toNumber(monthHours)]).toEqual([6, 6]);
});

describe('a booking rule', () => {
  test.each<[BookingRules, BookingRules, string]>([
    [
      { allowedPairs: [{ dockId: 'north-pier', boatModelId: 'plover-5' }] },
      { allowedPairs: [{ dockId: 'mill-lock', boatModelId: 'plover-5' }] },
      'You cannot book this boat model at this dock.',
    ],
    [{ weekdays: ['saturday'] }, { weekdays: ['monday'] }, 'You cannot book on this weekday.'],
    [
      { excludedDates: [{ from: '2025-06-15', until: '2025-06-20' }] },
      { excludedDates: [{ from: '2025-06-14', until: '2025-06-20' }] },
      'You cannot book on these dates.',
    ],
    [
      { shortestLeadHours: 312 },
      { shortestLeadHours: 313 },
      'Book at least 313 hours before pickup.',
    ],
    [{ longestLeadHours: 312 }, { longestLeadHours: 311 }, 'Book at most 311 hours before pickup.'],
    [{ longestTripHours: 3 }, { longestTripHours: 2.5 }, 'A trip may last at most 2.5 hours.'],
    [{ boatsPerBooking: 1 }, { boatsPerBooking: 0 }, 'You may book at most 0 boats at once.'],
    [{ bookingsPerDay: 2 }, { bookingsPerDay: 1 }, 'You may book at most 1 trip a day.'],
    [{ upcomingBookings: 3 }, { upcomingBookings: 2 }, 'You may have at most 2 upcoming bookings.'],
    [{ upcomingHours: 9 }, { upcomingHours: 8 }, 'You may have at most 8 upcoming hours.'],
    [{ hoursPerMonth: 9 }, { hoursPerMonth: 8.9 }, 'You may book at most 8.9 hours a month.'],
    [
      { customCondition: 'upcoming.weekend < 2' },
      { customCondition: 'upcoming.weekend < 1' },
      'This booking is not possible for you.',
    ],
  ])('holds for %j and refuses for %j', (holding, refusing, message) => {
    expect(check(holding)).toEqual({ allowed: true, refusals: [], unknown: [] });
    expect(check(refusing)).toMatchObject({ allowed: false, refusals: [{ message }] });
  });

  test('shows its own text when there is one', () => {
    const rules = { weekdays: ['monday' as const], refusalTexts: { weekdays: 'Mondays only.' } };
    expect(check(rules).refusals).toEqual([{ rule: 'weekdays', message: 'Mondays only.' }]);
  });

  test('that needs the customer passes for now while the customer is unknown', () => {
    const rules: BookingRules = {
      upcomingBookings: 0,
      customCondition: 'upcoming.count < 1',
      longestTripHours: 2,
    };
    expect(check(rules, false)).toEqual({
      allowed: false,
      refusals: [{ rule: 'longestTripHours', message: 'A trip may last at most 2 hours.' }],
      unknown: ['upcomingBookings', 'customCondition'],
    });
  });

  test('with a faulty condition refuses and says so', () => {
    expect(check({ customCondition: 'trip.hour < 2' }).refusals[0]?.message).toBe(
      "The booking condition is faulty: Unknown name 'trip.hour'. Did you mean 'trip.hours'?",
    );
  });
});
