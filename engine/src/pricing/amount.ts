import type { Cents } from '../arithmetic/cents.ts';
import { rational } from '../arithmetic/rational.ts';
import { calculateFormula, type FormulaValues } from '../formula/formula.ts';
import { bookedAhead, type TripLength, tripLength } from '../trips/measures.ts';
import type { TripSale } from '../trips/trip.ts';
import type { Calculated } from './calculated.ts';
import { type PriceTable, priceFromTable } from './price-table.ts';

/** How an amount is set. A formula gives whole units of the currency, such as euros. */
export type Amount =
  | { type: 'fixed'; amount: Cents }
  | { type: 'formula'; formula: string }
  | { type: 'table'; table: PriceTable };

/** What amounts are worked out from. */
export interface TripFigures {
  length: TripLength;
  passengersPerBoat: number;
  values: FormulaValues;
}

/** Measures a trip once for all its amounts. */
export function figuresOf(sale: TripSale): TripFigures {
  const length = tripLength(sale);
  const ahead = bookedAhead(sale);
  return {
    length,
    passengersPerBoat: Math.ceil(sale.passengers / sale.boats),
    values: {
      hours: length.hours,
      days: length.days,
      nights: length.nights,
      boats: sale.boats,
      passengers: sale.passengers,
      passengers_per_boat: rational(BigInt(sale.passengers), BigInt(sale.boats)),
      hours_ahead: ahead.hours,
      days_ahead: ahead.days,
    },
  };
}

/** Works out an amount; `known` holds the base price and the subtotal where they exist. */
export function calculateAmount(
  amount: Amount,
  figures: TripFigures,
  known: Pick<FormulaValues, 'base' | 'subtotal'> = {},
): Calculated {
  switch (amount.type) {
    case 'fixed':
      return { ok: true, amount: amount.amount, explanation: 'fixed amount' };
    case 'table':
      return priceFromTable(amount.table, figures);
    case 'formula': {
      const result = calculateFormula(amount.formula, { ...figures.values, ...known });
      if (!result.ok)
        return { ok: false, message: result.problem.message, problem: result.problem };
      return { ok: true, ...result.value };
    }
  }
}
