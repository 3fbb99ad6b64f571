import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR } from '../time/instant.ts';
import { availability } from './availability.ts';
import { freeBoatsWithin } from './free-boats.ts';

test('every part of a span has as many free boats as availability says', () => {
  const hour = fc.integer({ min: 0, max: 24 });
  const period = fc.tuple(hour, hour).map(([a, b]) => ({
    start: Math.min(a, b) * HOUR,
    end: Math.max(a, b) * HOUR,
  }));
  const bookings = fc.array(
    fc.record({
      period,
      boats: fc.integer({ min: 1, max: 3 }),
      after: fc.integer({ max: 60, min: 0 }),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(bookings, period, (taken, part) => {
      const fleet = {
        dockId: 'north-pier',
        boatModelId: 'plover-5',
        placements: ['P1', 'P2', 'P3', 'P4'].map((boatId, index) => ({
          type: 'dock' as const,
          boatId,
          dockId: 'north-pier',
          from: index * HOUR,
        })),
        blockouts: [],
        bookings: taken.map(({ period: { start, end }, boats, after }) => ({
          pickup: start,
          return: end,
          boats,
          turnaround: { before: 0, after },
        })),
      };
      const free = freeBoatsWithin(fleet, { start: 0, end: 26 * HOUR });
      expect(free(part)).toBe(availability(fleet, part).lowestAvailability);
    }),
  );
});
