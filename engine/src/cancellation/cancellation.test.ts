import { describe, expect, test } from 'vitest';
import { at } from '../../test/heron-bay.ts';
import { HOUR } from '../time/instant.ts';
import { cancellationFee, customerMayCancel, keptOnCancel } from './cancellation.ts';

const rules = {
  customerMayCancel: true,
  noticeHours: 12,
  feeSteps: [
    { atLeastHours: 24, percentage: 50 },
    { atLeastHours: 72, percentage: 0 },
    { atLeastHours: 0, percentage: 100 },
  ],
};
const booking = { pickup: at('2025-06-14 10:00'), costsIncludingTax: 15440 };

describe('the fee for canceling', () => {
  test.each([
    [72, 0],
    [71.999, 7720],
    [24, 7720],
    [23.999, 15440],
    [0, 15440],
    [-5, 15440],
  ])('%d hours before pickup is %d', (hours, fee) => {
    const now = booking.pickup - hours * HOUR;
    expect(cancellationFee(rules, booking, now)).toMatchObject({ fee, waived: 15440 - fee });
  });

  test('says how it came about', () => {
    const { explanation } = cancellationFee(rules, booking, booking.pickup - 48 * HOUR);
    expect(explanation).toBe('24 hours or more before pickup: 154.40 * 50% = 77.20');
  });

  test('without any step is the full price', () => {
    const fee = cancellationFee({ ...rules, feeSteps: [] }, booking, booking.pickup);
    expect(fee).toMatchObject({ percentage: 100, fee: 15440 });
  });
});

test('a customer may cancel when the type allows it and the notice is kept', () => {
  const now = booking.pickup - 12 * HOUR;
  expect(customerMayCancel(rules, booking, now)).toEqual({ allowed: true });
  expect(customerMayCancel(rules, booking, now + 1)).toEqual({
    allowed: false,
    message: 'Cancel at least 12 hours before pickup.',
  });
  expect(customerMayCancel({ ...rules, customerMayCancel: false }, booking, 0)).toEqual({
    allowed: false,
    message: 'This booking can be canceled by the company only.',
  });
});

test('staff keep nothing, the fee or the full price', () => {
  expect(keptOnCancel('no_charge', 15440, 7720)).toBe(0);
  expect(keptOnCancel('cancellation_fee', 15440, 7720)).toBe(7720);
  expect(keptOnCancel('full_price', 15440, 7720)).toBe(15440);
});
