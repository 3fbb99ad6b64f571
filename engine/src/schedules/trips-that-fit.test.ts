import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, COPENHAGEN } from '../../test/heron-bay.ts';
import { packages, weekly } from '../../test/heron-bay-schedules.ts';
import { formatLocalTime } from '../time/local-time.ts';
import type { Slot } from './schedule.ts';
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

test('no other choice of slots gives one boat more trips', () => {
  const times = fc.tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 6 }));
  const turnarounds = fc.record({
    before: fc.constantFrom(0, 30),
    after: fc.constantFrom(0, 60),
  });
  fc.assert(
    fc.property(fc.array(times, { maxLength: 6 }), turnarounds, (chosen, turnaround) => {
      const slots = chosen.map(([start, hours], index) =>
        slot(String(index), formatLocalTime(start * 60), formatLocalTime((start + hours) * 60)),
      );
      const gap = (turnaround.before + turnaround.after) / 60;
      const { trips } = tripsThatFit(packages({ slots, turnaround }), DATE, COPENHAGEN, 0);
      expect(trips).toHaveLength(mostApart(chosen, gap));
    }),
  );
});

/** Tries every set of slots. */
function mostApart(slots: [start: number, hours: number][], gap: number): number {
  const sets = Array.from({ length: 2 ** slots.length }, (_, set) =>
    slots.filter((_slot, index) => (set >> index) % 2 === 1).sort(([a], [b]) => a - b),
  );
  const possible = sets.filter((set) =>
    set.every(([start], index) => {
      const [previous, hours] = set[index - 1] ?? [Number.NEGATIVE_INFINITY, 0];
      return index === 0 || previous + hours + gap <= start;
    }),
  );
  return Math.max(...possible.map((set) => set.length));
}

function slot(id: string, pickup: string, back: string): Slot {
  return { id, name: id, pickup, return: back, nights: 0, weekdays: ['saturday'] };
}
