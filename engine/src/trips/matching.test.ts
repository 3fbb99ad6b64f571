import { describe, expect, test } from 'vitest';
import { at, modelTrip } from '../../test/heron-bay.ts';
import type { TripCondition } from './condition.ts';
import { holdsFor } from './matching.ts';

function holds(condition: TripCondition, trip = modelTrip(), nthBoat?: number): boolean {
  return holdsFor([condition], trip, nthBoat);
}

describe('a condition on time', () => {
  test('includes "at least" and excludes "under"', () => {
    expect(holds({ type: 'length', atLeast: 3 })).toBe(true);
    expect(holds({ type: 'length', under: 3 })).toBe(false);
    const ahead21 = modelTrip({ bookedAt: at('2025-05-24 10:00') });
    expect(holds({ type: 'booked_ahead', unit: 'days', atLeast: 21 }, ahead21)).toBe(true);
    expect(holds({ type: 'booked_ahead', unit: 'days', under: 21 }, ahead21)).toBe(false);
    const late = modelTrip({ bookedAt: at('2025-06-13 22:01') });
    expect(holds({ type: 'booked_ahead', unit: 'hours', under: 12 }, late)).toBe(true);
  });

  test('reads weekday, date and time of the pickup at the dock', () => {
    const lateEvening = modelTrip({
      pickup: at('2025-06-14 00:30'),
      return: at('2025-06-14 02:00'),
    });
    expect(holds({ type: 'weekday', oneOf: ['saturday'] }, lateEvening)).toBe(true);
    expect(
      holds({ type: 'dates', ranges: [{ from: '2025-06-14', until: '2025-06-14' }] }, lateEvening),
    ).toBe(true);
    expect(holds({ type: 'time_of_day', from: '10:00', until: '12:00' })).toBe(true);
    expect(holds({ type: 'time_of_day', from: '08:00', until: '10:00' })).toBe(false);
  });

  test('excludes a trip that only passes through an excluded date', () => {
    const weekend = modelTrip({ pickup: at('2025-06-13 16:00'), return: at('2025-06-15 18:00') });
    const excluded = [{ from: '2025-06-14', until: '2025-06-14' }];
    expect(holds({ type: 'excluded_dates', ranges: excluded }, weekend)).toBe(false);
    const upToPickup = [{ from: '2025-06-01', until: '2025-06-13' }];
    expect(holds({ type: 'excluded_dates', ranges: upToPickup }, weekend)).toBe(false);
    const fromReturn = [{ from: '2025-06-15', until: '2025-06-20' }];
    expect(holds({ type: 'excluded_dates', ranges: fromReturn }, weekend)).toBe(false);
    const later = [{ from: '2025-06-16', until: '2025-06-20' }];
    expect(holds({ type: 'excluded_dates', ranges: later }, weekend)).toBe(true);
  });
});

describe('a condition on the booking', () => {
  test('counts boats, passengers and the place of a boat with both ends included', () => {
    expect(holds({ type: 'boats', atLeast: 1, atMost: 1 })).toBe(true);
    expect(holds({ type: 'passengers', atLeast: 5 })).toBe(false);
    expect(holds({ type: 'nth_boat', atLeast: 2 }, modelTrip({ boats: 3 }), 2)).toBe(true);
    expect(holds({ type: 'nth_boat', atLeast: 2 }, modelTrip({ boats: 3 }), 1)).toBe(false);
    expect(holds({ type: 'nth_boat', atLeast: 1 })).toBe(false);
  });

  test('knows dock, model, customer type and partner', () => {
    expect(holds({ type: 'dock', oneOf: ['mill-lock', 'north-pier'] })).toBe(true);
    expect(holds({ type: 'boat_model', oneOf: ['gannet-8'] })).toBe(false);
    expect(holds({ type: 'customer_type', oneOf: ['account-holder'] })).toBe(true);
    expect(
      holds({ type: 'customer_type', oneOf: ['guest'] }, modelTrip({ customerTypeId: null })),
    ).toBe(false);
    expect(holds({ type: 'partner', oneOf: ['reedside'] })).toBe(false);
    expect(
      holds({ type: 'partner', oneOf: ['reedside'] }, modelTrip({ partnerCode: 'reedside' })),
    ).toBe(true);
  });
});

test('all conditions must hold, and none means always', () => {
  expect(holdsFor([], modelTrip())).toBe(true);
  const [met, unmet]: TripCondition[] = [
    { type: 'length', atLeast: 1 },
    { type: 'boats', atLeast: 2 },
  ];
  expect(holdsFor([met as TripCondition, unmet as TripCondition], modelTrip())).toBe(false);
});
