import type { Cents } from '../arithmetic/cents.ts';
import { decimalText } from '../arithmetic/decimal-text.ts';
import { compare, rationalFrom } from '../arithmetic/rational.ts';
import type { TripLength } from '../trips/measures.ts';
import type { Calculated } from './calculated.ts';

/** Prices by trip length and, when there are groups, by passengers on a boat. */
export interface PriceTable {
  per: 'minutes' | 'hours' | 'days';
  /** The largest number of passengers per boat of each column; empty for a single column. */
  passengerGroups: number[];
  /** From the shortest to the longest. */
  rows: PriceRow[];
}

/** The prices up to a length, one a column. `null` means not sold. */
export interface PriceRow {
  length: number;
  prices: (Cents | null)[];
}

/** The price of a trip: a length between two rows takes the next row up. */
export function priceFromTable(
  table: PriceTable,
  trip: { length: TripLength; passengersPerBoat: number },
): Calculated {
  const length = trip.length[table.per];
  const row = table.rows.find((candidate) => compare(length, rationalFrom(candidate.length)) <= 0);
  const asked = `${decimalText(length)} ${table.per}`;
  if (!row) return noPrice(`${asked} is longer than the last row of the price table.`);

  const column = columnFor(table, trip.passengersPerBoat);
  if (column === -1) {
    return noPrice(`${trip.passengersPerBoat} passengers on a boat are more than the table has.`);
  }
  const price = row.prices[column] ?? null;
  if (price === null) return noPrice(`The price table has no price for ${asked}.`);

  const group = table.passengerGroups[column];
  const people = group === undefined ? '' : `, up to ${group} passengers`;
  return {
    ok: true,
    amount: price,
    explanation: `${asked} takes the row of ${row.length} ${table.per}${people}`,
  };
}

function columnFor(table: PriceTable, passengersPerBoat: number): number {
  if (table.passengerGroups.length === 0) return 0;
  return table.passengerGroups.findIndex((group) => passengersPerBoat <= group);
}

function noPrice(message: string): Calculated {
  return { ok: false, message, problem: null };
}
