import type { Amount } from '../pricing/amount.ts';
import type { PriceCondition } from '../pricing/price-condition.ts';

/** Money secured against damage, worked out once for the booking. */
export interface Deposit {
  /** The name that the customer sees. */
  description: string;
  amount: Amount;
  /** All must hold; none means always. */
  conditions: DepositCondition[];
  /** `hold` reserves the amount on a card; `charge` takes it and pays it back. */
  taking: DepositTaking;
}

/** A condition of a deposit. */
export type DepositCondition = Exclude<PriceCondition, { type: 'nth_boat' }>;

/** The two ways of taking a deposit. */
export type DepositTaking = 'hold' | 'charge';
