import type { Cents } from '../arithmetic/cents.ts';
import type { PriceTable } from './price-table.ts';

/** How an amount is set. A formula gives whole units of the currency, such as euros. */
export type Amount =
  | { type: 'fixed'; amount: Cents }
  | { type: 'formula'; formula: string }
  | { type: 'table'; table: PriceTable };
