import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../time/instant.ts';
import { availability } from './availability.ts';
import type { Fleet } from './fleet.ts';

test('every moment agrees with counting boats one by one', () => {
  const hour = fc.integer({ min: 0, max: 20 });
  const period = fc.tuple(hour, hour).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  const bookings = fc.array(
    fc
      .record({ period, boats: fc.integer({ min: 1, max: 3 }), before: hour, after: hour })
      .map(({ period: [from, until], boats, before, after }) => ({
        pickup: from * HOUR,
        return: until * HOUR,
        boats,
        turnaround: { before: before * 6, after: after * 6 },
      })),
    { maxLength: 5 },
  );
  const placements = fc.array(
    fc.oneof(
      fc.record({
        type: fc.constant('dock' as const),
        boatId: fc.constantFrom('P1', 'P2', 'P3'),
        dockId: fc.constantFrom('north-pier', 'north-pier', 'mill-lock'),
        from: fc.constantFrom(0, 0, 5, 10).map((at) => at * HOUR),
      }),
      fc.record({
        type: fc.constant('out_of_service' as const),
        boatId: fc.constantFrom('P1', 'P2', 'P3'),
        from: hour.map((at) => at * HOUR),
        until: fc.option(hour.map((at) => at * HOUR)),
      }),
    ),
    { minLength: 3, maxLength: 8 },
  );
  const blockouts = fc.array(
    fc.record({ period, boats: fc.constantFrom('all' as const, 1, 2) }).map((sample) => ({
      reason: 'Storm',
      from: sample.period[0] * HOUR,
      until: sample.period[1] * HOUR,
      docks: 'all' as const,
      boatModels: 'all' as const,
      boats: sample.boats,
    })),
    { maxLength: 3 },
  );

  fc.assert(
    fc.property(placements, blockouts, bookings, period, (boats, blocked, taken, [from, until]) => {
      const subject = {
        dockId: 'north-pier',
        boatModelId: 'plover-5',
        placements: boats,
        blockouts: blocked,
        bookings: taken,
      };
      const answer = availability(subject, { start: from * HOUR, end: until * HOUR });
      const shownAt = (moment: number) =>
        answer.perMoment.findLast((entry) => entry.moment <= moment)?.availability;
      let lowest = countAt(subject, from * HOUR);
      for (let moment = from * HOUR; moment < until * HOUR; moment += 6 * MINUTE) {
        expect(shownAt(moment)).toBe(countAt(subject, moment));
        lowest = Math.min(lowest, countAt(subject, moment));
      }
      expect(answer.lowestAvailability).toBe(lowest);
    }),
    { numRuns: 400 },
  );
});

/** The plain definition: look at each boat, booking and blockout at one moment. */
function countAt(subject: Fleet, moment: number): number {
  const boats = new Set(subject.placements.map(({ boatId }) => boatId));
  const here = [...boats].filter((boatId) => isAtDock(subject, boatId, moment)).length;
  const taken = subject.bookings
    .filter(
      ({ pickup, return: back, turnaround: { before, after } }) =>
        pickup - before * MINUTE <= moment &&
        moment < Math.max(back, pickup + MINUTE) + after * MINUTE,
    )
    .reduce((sum, booking) => sum + booking.boats, 0);
  const blocks = subject.blockouts.filter(({ from, until }) => from <= moment && moment < until);
  if (blocks.some((block) => block.boats === 'all')) return 0;
  const blocked = blocks.reduce((sum, block) => sum + Number(block.boats), 0);
  return Math.max(0, here - taken - blocked);
}

function isAtDock(subject: Fleet, boatId: string, moment: number): boolean {
  const past = subject.placements
    .filter((placement) => placement.boatId === boatId && placement.from <= moment)
    .sort((a, b) => a.from - b.from);
  const last = past.at(-1);
  if (last?.type === 'out_of_service' && (last.until === null || moment < last.until)) return false;
  const dock = past.findLast((placement) => placement.type === 'dock');
  return dock?.type === 'dock' && dock.dockId === subject.dockId;
}
