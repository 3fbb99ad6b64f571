import { describe, expect, test } from 'vitest';
import { at } from '../../test/heron-bay.ts';
import { DAY } from '../time/instant.ts';
import { type ConfirmationMethod, planConfirmation } from './confirmation.ts';
import { applicationFeeReturned, paidOnline } from './refund.ts';

describe('a booking is confirmed', () => {
  const pickup = at('2025-06-14 10:00');
  const booking = { costsIncludingTax: 15934, pickup, confirmWithoutPaying: false };
  const now = pickup - 30 * DAY;
  const plan = (method: ConfirmationMethod, changes = {}) =>
    planConfirmation(method, { ...booking, ...changes }, now);

  test('by full payment, by approval or without payment', () => {
    expect(plan({ type: 'full_payment' })).toEqual({
      dueNow: 15934,
      needsApproval: false,
      rest: null,
    });
    expect(plan({ type: 'on_approval' })).toMatchObject({ dueNow: 0, needsApproval: true });
    expect(plan({ type: 'no_payment' })).toEqual({ dueNow: 0, needsApproval: false, rest: null });
  });

  test('by a down payment, the rest requested 7 days before pickup or at once', () => {
    const quarter = { type: 'down_payment_percentage', percentage: 25 } as const;
    expect(plan(quarter)).toEqual({
      dueNow: 3984,
      needsApproval: false,
      rest: { amount: 11950, requestedAt: pickup - 7 * DAY },
    });
    const late = pickup - 2 * DAY;
    expect(planConfirmation(quarter, booking, late).rest?.requestedAt).toBe(late);
    const fixed = { type: 'down_payment_fixed', amount: 20000 } as const;
    expect(plan(fixed)).toEqual({ dueNow: 15934, needsApproval: false, rest: null });
  });

  test('without paying when the customer type says so', () => {
    expect(plan({ type: 'full_payment' }, { confirmWithoutPaying: true }).dueNow).toBe(0);
  });
});

describe('a refund', () => {
  const payments = [
    { source: 'payment_request' as const, amount: 15934 },
    { source: 'cash' as const, amount: 2000 },
  ];

  test('goes up to what was paid online', () => {
    expect(paidOnline(payments)).toBe(15934);
    expect(paidOnline([...payments, { source: 'refund', amount: -934 }])).toBe(15000);
  });

  test('returns the application fee on its part', () => {
    const booking = { planPercentage: 3.2, totalIncludingTax: 15934, bookingFee: 494, payments };
    expect(applicationFeeReturned(booking, 15934)).toBe(494);
    expect(applicationFeeReturned(booking, 7967)).toBe(247);
  });
});
