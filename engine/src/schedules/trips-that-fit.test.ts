import { describe, expect, test } from 'vitest';
import { at, COPENHAGEN } from '../../test/heron-bay.ts';
import { packages, weekly } from '../../test/heron-bay-schedules.ts';
import { tripsThatFit } from './trips-that-fit.ts';

const DATE = '2025-06-14';

describe('one boat on one day', () => {
  test('makes two 3-hour trips between 09:00 and 18:00, then only one of 2 hours fits', () => {
    expect(tripsThatFit(weekly(), DATE, COPENHAGEN, 180)).toEqual({
      trips: [
        { pickup: at(`${DATE} 09:00`), return: at(`${DATE} 12:00`) },
        { pickup: at(`${DATE} 12:30`), return: at(`${DATE} 15:30`) },
      ],
      rest: { pickup: at(`${DATE} 16:00`), minutes: 120 },
    });
  });

  test('makes three without turnaround', () => {
    const schedule = weekly({ turnaround: { before: 0, after: 0 } });
    const { trips, rest } = tripsThatFit(schedule, DATE, COPENHAGEN, 180);
    expect(trips).toHaveLength(3);
    expect(rest).toBeNull();
  });

  test('keeps both turnarounds between two trips and none before the first', () => {
    const schedule = weekly({ turnaround: { before: 30, after: 30 } });
    const { trips } = tripsThatFit(schedule, DATE, COPENHAGEN, 120);
    expect(trips.map(({ pickup }) => pickup)).toEqual([
      at(`${DATE} 09:00`),
      at(`${DATE} 12:00`),
      at(`${DATE} 15:00`),
    ]);
  });

  test('makes as many slots as do not overlap', () => {
    const slot = (id: string, pickup: string, back: string) => ({
      id,
      name: id,
      pickup,
      return: back,
      nights: 0,
      weekdays: ['saturday' as const],
    });
    const schedule = packages({
      slots: [
        slot('day', '09:00', '18:00'),
        slot('am', '09:00', '12:00'),
        slot('pm', '15:00', '18:00'),
      ],
    });
    expect(tripsThatFit(schedule, DATE, COPENHAGEN, 0).trips).toHaveLength(2);
  });

  test('makes none on a closed day', () => {
    const closed = weekly({ days: {} });
    expect(tripsThatFit(closed, DATE, COPENHAGEN, 180)).toEqual({ trips: [], rest: null });
  });
});
