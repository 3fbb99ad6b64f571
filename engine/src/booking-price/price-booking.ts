import { orderLinePrice } from '../add-ons/order-price.ts';
import type { Cents } from '../arithmetic/cents.ts';
import { depositLines } from '../deposits/deposit-lines.ts';
import { applicationFee } from '../fees/application-fee.ts';
import { bookingFeeLine } from '../fees/booking-fee.ts';
import { type NoPrice, priceRental, type Rental } from '../pricing/rental.ts';
import type { BookingPrice, BookingToPrice, CostLine } from './booking-price.ts';
import { costLineMaker } from './cost-line.ts';
import { couponLines } from './coupon-lines.ts';
import { rentalLines } from './rental-lines.ts';

const NO_RENTAL: Rental = { priced: true, lines: [], base: 0, subtotal: 0, skipped: [] };

/** Prices a whole booking: rental, extra charges, add-ons, discount, fee and deposits. */
export function priceBooking(booking: BookingToPrice): BookingPrice | NoPrice {
  const { trip, pricing } = booking;
  const rental = booking.ownPrice ? NO_RENTAL : priceRental(pricing, trip);
  if (!rental.priced) return rental;

  const makeLine = costLineMaker(booking.taxRates);
  const rented = rentalLines(rental.lines, pricing.pricesIncludeTax, makeLine);
  const coupon = couponLines(booking, rented, makeLine);
  const lines: CostLine[] = [
    ...rented.map(({ line }) => line),
    ...booking.order.map((ordered) =>
      makeLine({
        type: 'add_on',
        description: `${ordered.quantity} × ${ordered.addOn.name}`,
        taxRateId: ordered.addOn.taxRateId,
        includesTax: ordered.addOn.priceIncludesTax,
        ...orderLinePrice(ordered, trip),
        shown: 'from_start',
      }),
    ),
    ...coupon.lines,
    ...booking.manualCosts.map(({ amountIncludingTax, ...cost }) =>
      makeLine({
        type: 'manual',
        ...cost,
        amount: amountIncludingTax,
        includesTax: true,
        explanation: 'added by staff',
        shown: 'from_start',
      }),
    ),
  ];

  const fee = bookingFeeLine(booking.bookingFee, {
    costsIncludingTax: total(lines, 'amountIncludingTax'),
    bookedBy: booking.bookedBy,
    planPercentage: booking.planPercentage,
  });
  if (fee) {
    const { amountIncludingTax: amount, show: shown, ...line } = fee;
    lines.push(makeLine({ type: 'booking_fee', ...line, amount, includesTax: true, shown }));
  }

  const deposits = depositLines(pricing.deposits, trip, rental, booking.canHold);
  const totalIncludingTax = total(lines, 'amountIncludingTax');
  return {
    priced: true,
    costs: { lines, totalIncludingTax, totalExcludingTax: total(lines, 'amountExcludingTax') },
    deposits: {
      lines: deposits.lines,
      total: deposits.lines.reduce((sum, { amount }) => sum + amount, 0),
    },
    applicationFee: applicationFee({
      planPercentage: booking.planPercentage,
      totalIncludingTax,
      bookingFee: fee?.amountIncludingTax ?? 0,
      paidOnline: totalIncludingTax,
    }),
    skipped: [...rental.skipped, ...coupon.skipped, ...deposits.skipped],
  };
}

function total(
  lines: readonly CostLine[],
  key: 'amountIncludingTax' | 'amountExcludingTax',
): Cents {
  return lines.reduce((sum, line) => sum + line[key], 0);
}
