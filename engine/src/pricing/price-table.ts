import type { Cents } from '../arithmetic/cents.ts';

/** Prices by trip length and, when there are groups, by passengers on a boat. */
export interface PriceTable {
  per: 'minutes' | 'hours' | 'days';
  /** The largest number of passengers per boat of each column; empty for a single column. */
  passengerGroups: number[];
  rows: PriceRow[];
}

/** The prices up to a length, one a column. `null` means not sold. */
export interface PriceRow {
  length: number;
  prices: (Cents | null)[];
}
