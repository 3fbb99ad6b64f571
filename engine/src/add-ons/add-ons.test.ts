import { describe, expect, test } from 'vitest';
import { at, modelTrip } from '../../test/heron-bay.ts';
import { picnicBox } from '../../test/heron-bay-prices.ts';
import type { AddOn, PriceBasis } from './add-on.ts';
import { orderLinePrice } from './order-price.ts';
import { orderable } from './orderable.ts';

const trip = modelTrip();

describe('the price of an add-on of 14.50', () => {
  test.each<[PriceBasis, number, string]>([
    ['piece', 2900, '14.50 * 2 = 29.00'],
    ['boat', 5800, '14.50 * 2 * 2 boats = 58.00'],
    ['passenger', 11600, '14.50 * 2 * 4 passengers = 116.00'],
    ['hour', 7250, '14.50 * 2 * 2.5 hours = 72.50'],
    ['day', 2900, '14.50 * 2 * 1 day = 29.00'],
    ['passenger_hour', 29000, '14.50 * 2 * 4 passengers * 2.5 hours = 290.00'],
  ])('per %s, twice', (basis, amount, explanation) => {
    const line = { addOn: { ...picnicBox, basis }, quantity: 2 };
    const shorter = { ...trip, boats: 2, return: at('2025-06-14 12:30') };
    expect(orderLinePrice(line, shorter)).toEqual({ amount, explanation });
  });

  test('counts begun days, also over the change of the clock', () => {
    const perDay = { addOn: { ...picnicBox, basis: 'day' as const }, quantity: 1 };
    const days = (pickup: string, back: string) =>
      orderLinePrice(perDay, { ...trip, pickup: at(pickup), return: at(back) }).amount / 1450;
    expect(days('2025-06-13 16:00', '2025-06-15 18:00')).toBe(3);
    expect(days('2025-10-25 10:00', '2025-10-26 10:00')).toBe(1);
  });
});

describe('an order', () => {
  const now = at('2025-06-13 10:00');
  const order = (changes: Partial<AddOn>, soldThatDay = 0) =>
    orderable({ ...picnicBox, ...changes }, trip, { now, soldThatDay });

  test('has no limit unless one is set', () => {
    expect(order({})).toEqual({ most: null, reason: null });
  });

  test('takes the tightest of its limits', () => {
    const limits = { perBooking: 9, perBoat: 5, perPassenger: 2 };
    expect(order({ limits }).most).toBe(5);
    expect(order({ limits: { perPassenger: 2 } }).most).toBe(8);
    expect(order({ limits, dailyQuantity: 10 }, 7).most).toBe(3);
  });

  test('says why nothing can be ordered', () => {
    expect(order({ soldOut: true })).toEqual({ most: 0, reason: 'Picnic box is sold out.' });
    expect(order({ dailyQuantity: 10 }, 12)).toEqual({
      most: 0,
      reason: 'Picnic box is gone for that day.',
    });
    expect(order({ orderBeforeHours: 25 }).reason).toBe(
      'Order Picnic box at least 25 hours before pickup.',
    );
    expect(order({ orderBeforeHours: 24 }).reason).toBeNull();
    expect(order({ conditions: [{ type: 'length', atLeast: 4 }] }).reason).toBe(
      'Picnic box is not offered with this trip.',
    );
  });
});
