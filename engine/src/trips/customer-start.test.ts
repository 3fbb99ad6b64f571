import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelTrip } from '../../test/heron-bay.ts';
import { MINUTE } from '../time/instant.ts';
import { hullsInOrder } from './choose-hull.ts';
import { startObstacles, startOpensAt } from './customer-start.ts';

const { pickup, return: back } = modelTrip();
const booking = {
  confirmed: true,
  pickup,
  return: back,
  earlyPickup: 15,
  balance: 0,
  depositInPlace: true,
  waiversSigned: true,
};
const ALL = { balance: true, deposit: true, waivers: true };
const NONE = { balance: false, deposit: false, waivers: false };

describe('a customer', () => {
  test('starts from early pickup until just before the return', () => {
    const opens = startOpensAt(booking);
    expect(opens).toBe(pickup - 15 * MINUTE);
    expect(startObstacles(booking, ALL, opens - 1)).toEqual(['too_early']);
    expect(startObstacles(booking, ALL, opens)).toEqual([]);
    expect(startObstacles(booking, ALL, back - 1)).toEqual([]);
    expect(startObstacles(booking, ALL, back)).toEqual(['too_late']);
  });

  test('hears of everything that is missing at once', () => {
    const open = { ...booking, balance: 1, depositInPlace: false, waiversSigned: false };
    expect(startObstacles(open, ALL, pickup)).toEqual(['balance', 'deposit', 'waivers']);
    expect(startObstacles(open, NONE, pickup)).toEqual([]);
  });

  test('whom the company owes money may start', () => {
    expect(startObstacles({ ...booking, balance: -500 }, ALL, pickup)).toEqual([]);
  });

  test('never starts what is not confirmed, whatever is switched off', () => {
    expect(startObstacles({ ...booking, confirmed: false }, NONE, pickup)).toEqual([
      'not_confirmed',
    ]);
  });
});

describe('the hull', () => {
  const hull = (name: string, battery: number | null) => ({ id: name, name, battery });
  const names = (...hulls: ReturnType<typeof hull>[]) => hullsInOrder(hulls).map(({ id }) => id);

  test('with the fullest battery goes first', () => {
    expect(names(hull('G3', 71), hull('G4', 88))).toEqual(['G4', 'G3']);
  });

  test('goes by name when batteries are equal or not reported', () => {
    expect(names(hull('G10', 80), hull('G4', 80), hull('G3', 80))).toEqual(['G3', 'G4', 'G10']);
    expect(names(hull('G4', null), hull('G3', null))).toEqual(['G3', 'G4']);
    expect(names(hull('G3', null), hull('G4', 5))).toEqual(['G4', 'G3']);
  });

  test('does not depend on the order in which boats are listed', () => {
    const hulls = fc.uniqueArray(
      fc.record({
        name: fc.integer({ min: 1, max: 30 }).map((number) => `G${number}`),
        battery: fc.option(fc.integer({ min: 0, max: 100 })),
      }),
      { selector: ({ name }) => name },
    );
    fc.assert(
      fc.property(hulls, (given) => {
        const all = given.map(({ name, battery }) => hull(name, battery));
        expect(hullsInOrder([...all].reverse())).toEqual(hullsInOrder(all));
      }),
    );
  });
});
