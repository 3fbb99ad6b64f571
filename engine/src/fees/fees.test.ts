import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applicationFee } from './application-fee.ts';
import { type BookingFee, bookingFeeLine } from './booking-fee.ts';

const shown = {
  description: 'Booking fee',
  taxRateId: 'standard',
  show: 'at_payment',
  alsoForStaffBookings: false,
} as const;

function feeOf(fee: BookingFee, costsIncludingTax: number) {
  const booking = { costsIncludingTax, bookedBy: 'customer', planPercentage: 3.2 } as const;
  return bookingFeeLine(fee, booking)?.amountIncludingTax ?? null;
}

describe('the booking fee', () => {
  test('is off, the percentage of the plan, an own percentage or an own amount', () => {
    expect(feeOf({ type: 'off' }, 15440)).toBeNull();
    expect(feeOf({ type: 'slipway', ...shown }, 15440)).toBe(494);
    expect(feeOf({ type: 'own_percentage', percentage: 2.5, ...shown }, 15440)).toBe(386);
    expect(feeOf({ type: 'own_fixed', amount: 250, ...shown }, 15440)).toBe(250);
  });

  test('is not asked for a booking that costs nothing', () => {
    expect(feeOf({ type: 'own_fixed', amount: 250, ...shown }, 0)).toBeNull();
    expect(feeOf({ type: 'slipway', ...shown }, -100)).toBeNull();
  });
});

describe('the application fee', () => {
  const booking = { planPercentage: 3.2, totalIncludingTax: 15934, bookingFee: 494 };

  test('is taken on what was paid online, without the booking fee line', () => {
    expect(applicationFee({ ...booking, paidOnline: 15934 })).toBe(494);
    expect(applicationFee({ ...booking, bookingFee: 0, paidOnline: 15934 })).toBe(510);
    expect(applicationFee({ ...booking, paidOnline: 0 })).toBe(0);
  });

  test('also counts what is paid beyond the total, such as a captured deposit', () => {
    expect(applicationFee({ ...booking, paidOnline: 15934 + 4000 })).toBe(494 + 128);
  });

  test('of the parts of a payment adds up to the fee of the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 6 }), (payments) => {
        let paidOnline = 0;
        let taken = 0;
        for (const payment of payments) {
          const before = applicationFee({ ...booking, paidOnline });
          paidOnline += payment;
          taken += applicationFee({ ...booking, paidOnline }) - before;
        }
        expect(taken).toBe(applicationFee({ ...booking, paidOnline }));
        expect(taken).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
