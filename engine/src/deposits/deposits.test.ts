import { describe, expect, test } from 'vitest';
import { at, modelTrip } from '../../test/heron-bay.ts';
import { plover } from '../../test/heron-bay-prices.ts';
import { DAY, HOUR } from '../time/instant.ts';
import type { Deposit } from './deposit.ts';
import { depositLines } from './deposit-lines.ts';
import { planDeposit } from './taking.ts';

const trip = modelTrip();

function deposit(changes: Partial<Deposit>): Deposit {
  const amount = { type: 'fixed', amount: 15000 } as const;
  return { description: 'Deposit', amount, conditions: [], taking: 'hold', ...changes };
}

describe('the deposits of a booking', () => {
  const rental = { base: 13200, subtotal: 15700 };

  test('are fixed, from a table or from a formula, once for the booking', () => {
    const amounts = depositLines(
      [
        deposit({}),
        deposit({ amount: { type: 'table', table: plover.table } }),
        deposit({ amount: { type: 'formula', formula: 'boats * 100 + base + subtotal' } }),
      ],
      modelTrip({ boats: 2 }),
      rental,
      true,
    ).lines.map(({ amount }) => amount);
    expect(amounts).toEqual([15000, 13200, 20000 + 13200 + 15700]);
  });

  test('count only when their conditions hold and the amount is above zero', () => {
    const { lines } = depositLines(
      [
        deposit({ conditions: [{ type: 'customer_type', oneOf: ['guest'] }] }),
        deposit({ amount: { type: 'formula', formula: 'nights * 50' } }),
        deposit({ amount: { type: 'formula', formula: '-5' } }),
      ],
      trip,
      rental,
      true,
    );
    expect(lines).toEqual([]);
  });

  test('with a formula that fails are left out and flagged', () => {
    const faulty = deposit({ amount: { type: 'formula', formula: '1 / nights' } });
    const { lines, skipped } = depositLines([faulty], trip, rental, true);
    expect(lines).toEqual([]);
    expect(skipped).toMatchObject([{ description: 'Deposit', problem: { offset: 4 } }]);
  });
});

describe('a deposit', () => {
  test('is held at payment when the pickup is within five days', () => {
    const paidAt = trip.pickup - 5 * DAY;
    expect(planDeposit('hold', trip, true, paidAt)).toEqual({
      taking: 'hold',
      reason: null,
      when: 'at_payment',
      takenAt: paidAt,
      holdEndsAt: paidAt + 7 * DAY,
      endsBeforeReturn: false,
    });
  });

  test('is held by a link 48 hours before pickup when it is paid earlier', () => {
    expect(planDeposit('hold', trip, true, trip.pickup - 5 * DAY - 1)).toMatchObject({
      when: 'by_link',
      takenAt: trip.pickup - 48 * HOUR,
    });
  });

  test('is charged when the provider cannot hold, and for trips over five days', () => {
    expect(planDeposit('hold', trip, false, trip.pickup)).toMatchObject({
      taking: 'charge',
      reason: 'provider',
      holdEndsAt: null,
    });
    const long = { pickup: at('2025-06-14 10:00'), return: at('2025-06-19 10:01') };
    expect(planDeposit('hold', long, true, long.pickup).taking).toBe('charge');
    const justRight = { ...long, return: at('2025-06-19 10:00') };
    expect(planDeposit('hold', justRight, true, long.pickup).taking).toBe('hold');
  });

  test('tells when a hold lapses before the boats are back', () => {
    const weekend = { pickup: at('2025-06-13 16:00'), return: at('2025-06-16 16:00') };
    const paidAt = weekend.pickup - 5 * DAY;
    expect(planDeposit('hold', weekend, true, paidAt).endsBeforeReturn).toBe(true);
  });
});
