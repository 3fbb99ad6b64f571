import type { Cents } from '../arithmetic/cents.ts';
import type { Deposit } from '../deposits/deposit.ts';
import type { Amount } from './amount.ts';
import type { PriceCondition } from './price-condition.ts';
import type { PriceTable } from './price-table.ts';

/** One conditional line on top of the base price, worked out for each boat. */
export interface PriceRule {
  /** The line that the customer sees. */
  description: string;
  amount: Amount;
  /** All must hold; none means always. */
  conditions: PriceCondition[];
  hideWhenZero: boolean;
  /** Left out: the tax rate of the pricing. */
  taxRateId?: string;
}

/** A charge beside the rental, such as cleaning, worked out once for the booking. */
export interface ExtraCharge {
  description: string;
  amount: Amount;
  hideWhenZero: boolean;
  showAtPaymentOnly: boolean;
  taxRateId?: string;
}

interface PricingBase {
  /** The rental line that the customer sees. */
  description: string;
  taxRateId: string;
  /** Whether the amounts of this pricing were entered with tax in them. */
  pricesIncludeTax: boolean;
  extraCharges: ExtraCharge[];
  deposits: Deposit[];
}

/** A table of prices per boat by trip length. */
export interface SimplePricing extends PricingBase {
  type: 'simple';
  table: PriceTable;
}

/** One price per boat for each slot. A slot without a price cannot be booked. */
export interface SlotPricing extends PricingBase {
  type: 'slot';
  prices: { slotId: string; price: Cents }[];
  rules: PriceRule[];
}

/** A base price per boat and price rules, all of which add up when they match. */
export interface FlexiblePricing extends PricingBase {
  type: 'flexible';
  base: Amount;
  rules: PriceRule[];
}

/** The rules that produce the price of a rental. */
export type Pricing = SimplePricing | SlotPricing | FlexiblePricing;
