import type { CostType } from '@slipway/contract';
import type { OrderLine } from '../add-ons/add-on.ts';
import type { Cents } from '../arithmetic/cents.ts';
import type { Discount } from '../coupons/discount.ts';
import type { DepositLine } from '../deposits/deposit-lines.ts';
import type { BookedBy, BookingFee } from '../fees/booking-fee.ts';
import type { SkippedLine } from '../pricing/calculated.ts';
import type { Pricing } from '../pricing/pricing.ts';
import type { TaxRate } from '../tax/tax-rate.ts';
import type { TripSale } from '../trips/trip.ts';

/** Everything that the price of a booking depends on. */
export interface BookingToPrice {
  trip: TripSale;
  pricing: Pricing;
  taxRates: TaxRate[];
  order: OrderLine[];
  coupon: { code: string; discount: Discount } | null;
  /** Costs added by staff, positive or negative. */
  manualCosts: ManualCost[];
  bookingFee: BookingFee;
  bookedBy: BookedBy;
  /** Slipway's percentage of online payments, from the company's plan. */
  planPercentage: number;
  /** Whether the provider of the booking can reserve an amount on a card. */
  canHold: boolean;
  /** Staff set the price themselves: no rental line is calculated. */
  ownPrice?: boolean;
}

/** A cost added by staff. */
export interface ManualCost {
  description: string;
  taxRateId: string;
  amountIncludingTax: Cents;
}

/** One line of a booking's costs, with how it came about. */
export interface CostLine {
  type: CostType;
  description: string;
  taxRateId: string;
  taxPercentage: number;
  amountIncludingTax: Cents;
  amountExcludingTax: Cents;
  /** How the amount came about, with the values put in. */
  explanation: string;
  shown: 'from_start' | 'at_payment';
}

/** The costs, deposits and fees of a booking. */
export interface BookingPrice {
  priced: true;
  costs: { lines: CostLine[]; totalIncludingTax: Cents; totalExcludingTax: Cents };
  deposits: { lines: DepositLine[]; total: Cents };
  /** Slipway's share when the whole booking is paid online. */
  applicationFee: Cents;
  skipped: SkippedLine[];
}
