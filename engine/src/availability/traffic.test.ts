import { describe, expect, test } from 'vitest';
import { at, COPENHAGEN } from '../../test/heron-bay.ts';
import { checkTraffic, type Movement, startTimeAround, type TrafficLimit } from './traffic.ts';

const every15 = { startEvery: 15, timeZone: COPENHAGEN };

function movement(pickup: string, back: string, boats = 1): Movement {
  return { pickup: at(`2025-06-14 ${pickup}`), return: at(`2025-06-14 ${back}`), boats };
}

const booked = [
  movement('10:00', '13:00', 3),
  movement('10:05', '13:00', 3),
  movement('09:00', '10:10', 2),
];

function allows(limit: TrafficLimit, trip: Movement): boolean {
  return checkTraffic(limit, booked, trip, every15).allowed;
}

describe('a traffic limit', () => {
  const trip = movement('10:00', '12:00', 2);

  test('counts pickups by bookings or by boats', () => {
    expect(allows({ count: 'pickups', by: 'bookings', limit: 3 }, trip)).toBe(true);
    expect(allows({ count: 'pickups', by: 'bookings', limit: 2 }, trip)).toBe(false);
    expect(allows({ count: 'pickups', by: 'boats', limit: 8 }, trip)).toBe(true);
    expect(allows({ count: 'pickups', by: 'boats', limit: 7 }, trip)).toBe(false);
  });

  test('counts returns alone, or pickups and returns together', () => {
    const backAt10 = movement('08:00', '10:00');
    expect(allows({ count: 'returns', by: 'bookings', limit: 2 }, backAt10)).toBe(true);
    expect(allows({ count: 'returns', by: 'bookings', limit: 1 }, backAt10)).toBe(false);
    expect(allows({ count: 'both', by: 'bookings', limit: 4 }, backAt10)).toBe(true);
    expect(allows({ count: 'both', by: 'bookings', limit: 3 }, backAt10)).toBe(false);
  });

  test('looks at each start time by itself', () => {
    expect(allows({ count: 'pickups', by: 'boats', limit: 2 }, movement('10:15', '12:00', 2))).toBe(
      true,
    );
  });

  test('names the time that is full', () => {
    const result = checkTraffic(
      { count: 'both', by: 'bookings', limit: 2 },
      booked,
      movement('11:00', '13:10'),
      every15,
    );
    expect(result).toEqual({
      allowed: false,
      startTime: at('2025-06-14 13:00'),
      message: 'The dock is full at 13:00. Choose another time.',
      over: 1,
    });
  });
});

test('start times follow the clock of the dock, also where it is half an hour off', () => {
  const moment = at('2025-06-14 10:40', 'Asia/Kolkata');
  expect(startTimeAround(moment, { startEvery: 60, timeZone: 'Asia/Kolkata' })).toEqual({
    start: at('2025-06-14 10:00', 'Asia/Kolkata'),
    end: at('2025-06-14 11:00', 'Asia/Kolkata'),
  });
});
