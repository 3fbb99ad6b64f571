import { describe, expect, test } from 'vitest';
import { at } from '../../test/heron-bay.ts';
import { HOUR } from '../time/instant.ts';
import {
  cancellationFee,
  cancellationSteps,
  customerMayCancel,
  keptOnCancel,
} from './cancellation.ts';

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

describe('the fee as time goes by', () => {
  const { pickup } = booking;
  const steps = (hours: number) => cancellationSteps(rules, booking, pickup - hours * HOUR);
  const later = { until: null, percentage: 100, fee: 15440 };
  const half = { until: pickup - 24 * HOUR, percentage: 50, fee: 7720 };
  const free = { until: pickup - 72 * HOUR, percentage: 0, fee: 0 };

  test('begins with the step that holds now, its last moment included', () => {
    expect(steps(100)).toEqual([free, half, later]);
    expect(steps(72)).toEqual([free, half, later]);
    expect(steps(71.999)).toEqual([half, later]);
    expect(steps(24)).toEqual([half, later]);
    expect(steps(23)).toEqual([later]);
    expect(steps(-5)).toEqual([later]);
  });

  test('always begins with what canceling costs at that moment', () => {
    for (const hours of [200, 72, 71, 24, 23, 1, 0, -1]) {
      const { percentage, fee } = cancellationFee(rules, booking, pickup - hours * HOUR);
      expect(steps(hours)[0]).toMatchObject({ percentage, fee });
    }
  });

  test('joins steps that cost the same, and without any costs the full price', () => {
    const flat = [
      { atLeastHours: 48, percentage: 30 },
      { atLeastHours: 0, percentage: 30 },
    ];
    const all = cancellationSteps({ ...rules, feeSteps: flat }, booking, pickup - 90 * HOUR);
    expect(all).toEqual([{ until: null, percentage: 30, fee: 4632 }]);
    expect(cancellationSteps({ ...rules, feeSteps: [] }, booking, pickup)).toEqual([later]);
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
