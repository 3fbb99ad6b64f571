import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, modelTrip } from '../../test/heron-bay.ts';
import { gannet, modelBooking, osprey, plover } from '../../test/heron-bay-prices.ts';
import type { BookingPrice, BookingToPrice } from './booking-price.ts';
import { priceBooking } from './price-booking.ts';

function priced(booking: BookingToPrice): BookingPrice {
  const price = priceBooking(booking);
  if (!price.priced) throw new Error(price.message);
  return price;
}

describe('the model booking R7K2QD', () => {
  const price = priced(modelBooking());

  test('comes out to the cent, line by line', () => {
    expect(
      price.costs.lines.map((line) => [
        line.type,
        line.description,
        line.amountIncludingTax,
        line.amountExcludingTax,
        line.explanation,
      ]),
    ).toEqual([
      ['pricing_structure', 'Boat rental', 13200, 11000, '3 hours takes the row of 3 hours'],
      ['add_on', '2 × Picnic box', 2900, 2417, '14.50 * 2 = 29.00'],
      ['coupon', 'Discount code WELCOME5', -660, -550, '132.00 * 5%'],
      ['booking_fee', 'Booking fee', 494, 412, '154.40 * 3.2% = 4.94'],
    ]);
    expect(price.costs.totalIncludingTax).toBe(15934);
    expect(price.costs.totalExcludingTax).toBe(13279);
  });

  test('holds a deposit of 150.00 and owes an application fee of 4.94', () => {
    expect(price.deposits).toMatchObject({
      total: 15000,
      lines: [{ description: 'Damage deposit', amount: 15000, taking: 'hold' }],
    });
    expect(price.applicationFee).toBe(494);
  });
});

describe('a booking', () => {
  test('made by staff has no booking fee unless that is switched on', () => {
    const types = (booking: BookingToPrice) => priced(booking).costs.lines.map(({ type }) => type);
    expect(types(modelBooking({ bookedBy: 'staff' }))).not.toContain('booking_fee');
    expect(types(modelBooking({ bookedBy: 'api' }))).not.toContain('booking_fee');
    const { bookingFee } = modelBooking();
    if (bookingFee.type === 'off') throw new Error('the model booking has a fee');
    const alsoForStaff = { ...bookingFee, alsoForStaffBookings: true };
    expect(types(modelBooking({ bookedBy: 'staff', bookingFee: alsoForStaff }))).toContain(
      'booking_fee',
    );
  });

  test('without a price says why', () => {
    const trip = modelTrip({ return: at('2025-06-14 18:30') });
    expect(priceBooking(modelBooking({ trip }))).toEqual({
      priced: false,
      message: '8.5 hours is longer than the last row of the price table.',
    });
    expect(priceBooking(modelBooking({ pricing: osprey }))).toMatchObject({ priced: false });
  });

  test('whose code does not count is priced without it and says so', () => {
    const { coupon } = modelBooking();
    const discount = {
      ...(coupon as NonNullable<typeof coupon>).discount,
      conditions: [{ type: 'dock' as const, oneOf: ['mill-lock'] }],
    };
    const price = priced(modelBooking({ coupon: { code: 'MILL', discount } }));
    expect(price.costs.lines.map(({ type }) => type)).not.toContain('coupon');
    expect(price.skipped).toEqual([
      {
        description: 'Discount code MILL',
        message: 'This code does not count for this trip.',
        problem: null,
      },
    ]);
  });

  test('counts manual costs in the total and in the booking fee', () => {
    const manual = { description: 'Goodwill', taxRateId: 'standard', amountIncludingTax: -5440 };
    const price = priced(modelBooking({ manualCosts: [manual] }));
    expect(price.costs.lines.at(-1)).toMatchObject({
      type: 'booking_fee',
      amountIncludingTax: 320,
    });
    expect(price.costs.totalIncludingTax).toBe(10320);
  });

  test('with a tax rate that does not exist is refused with its name', () => {
    const pricing = { ...plover, taxRateId: 'gone' };
    expect(() => priceBooking(modelBooking({ pricing }))).toThrow(
      "'Boat rental' has tax rate gone, which does not exist.",
    );
  });
});

test('lines always add up to the totals, and both ways of entering prices keep the tax right', () => {
  const bookings = fc.record({
    boats: fc.integer({ min: 1, max: 6 }),
    passengers: fc.integer({ min: 1, max: 30 }),
    minutes: fc.integer({ min: 1, max: 2880 }),
    aheadHours: fc.integer({ min: 0, max: 1000 }),
    pricesIncludeTax: fc.boolean(),
    charge: fc.integer({ min: -2000, max: 9999 }),
    quantity: fc.integer({ min: 0, max: 9 }),
    percentage: fc.constantFrom(0, 5, 12.5, 33.3, 100),
  });
  fc.assert(
    fc.property(bookings, (sample) => {
      const trip = modelTrip({
        boats: sample.boats,
        passengers: sample.passengers,
        return: modelTrip().pickup + sample.minutes * 60_000,
        bookedAt: modelTrip().pickup - sample.aheadHours * 3_600_000,
      });
      const cleaning = {
        description: 'Cleaning',
        amount: { type: 'fixed' as const, amount: sample.charge },
        hideWhenZero: false,
        showAtPaymentOnly: false,
        taxRateId: 'reduced',
      };
      const base = modelBooking();
      const price = priced({
        ...base,
        trip,
        pricing: {
          ...gannet,
          pricesIncludeTax: sample.pricesIncludeTax,
          extraCharges: [cleaning],
        },
        order: base.order.map((line) => ({ ...line, quantity: sample.quantity })),
        coupon: {
          code: 'X',
          discount: {
            type: 'percentage',
            name: 'X',
            percentage: sample.percentage,
            conditions: [],
          },
        },
      });
      const { lines, totalIncludingTax, totalExcludingTax } = price.costs;
      expect(lines.reduce((sum, line) => sum + line.amountIncludingTax, 0)).toBe(totalIncludingTax);
      expect(lines.reduce((sum, line) => sum + line.amountExcludingTax, 0)).toBe(totalExcludingTax);
      for (const line of lines) {
        const withTax = line.amountExcludingTax * (1 + line.taxPercentage / 100);
        expect(Math.abs(withTax - line.amountIncludingTax)).toBeLessThan(1.01);
      }
      expect(totalIncludingTax).toBeGreaterThanOrEqual(Math.min(0, sample.charge));
    }),
  );
});
