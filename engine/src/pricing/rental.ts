import { type Cents, formatCents, unitsFromCents } from '../arithmetic/cents.ts';
import type { TripSale } from '../trips/trip.ts';
import { calculateAmount, figuresOf, type TripFigures } from './amount.ts';
import { basePrice } from './base-price.ts';
import type { SkippedLine } from './calculated.ts';
import { applyPriceRules } from './price-rules.ts';
import type { ExtraCharge, Pricing } from './pricing.ts';

/** When a customer sees a line; `never` is a line of zero that is to be hidden. */
export type Shown = 'from_start' | 'at_payment' | 'never';

/** One line of a rental, as entered: with or without tax, as the pricing says. */
export interface RentalLine {
  part: 'base' | 'rule' | 'extra_charge';
  description: string;
  amount: Cents;
  taxRateId: string;
  explanation: string;
  shown: Shown;
}

/** The price of a rental, line by line. */
export interface Rental {
  priced: true;
  lines: RentalLine[];
  /** The base price of all boats. */
  base: Cents;
  /** The base price with all rules and extra charges. */
  subtotal: Cents;
  skipped: SkippedLine[];
}

/** The trip has no price, and why. */
export interface NoPrice {
  priced: false;
  message: string;
}

/** Prices a trip: base price and price rules for each boat, extra charges once. */
export function priceRental(pricing: Pricing, sale: TripSale): Rental | NoPrice {
  const figures = figuresOf(sale);
  const perBoat = basePrice(pricing, figures, sale.slotId);
  if (!perBoat.ok) return { priced: false, message: perBoat.message };

  const rules = pricing.type === 'simple' ? [] : pricing.rules;
  const applied = applyPriceRules(rules, sale, figures, perBoat.amount);
  const base = perBoat.amount * sale.boats;
  const rental: RentalLine[] = [
    {
      part: 'base',
      description: pricing.description,
      amount: base,
      taxRateId: pricing.taxRateId,
      explanation: explainBase(perBoat, sale.boats),
      shown: 'from_start',
    },
    ...applied.lines.map(
      ({ rule, amount, explanation }): RentalLine => ({
        part: 'rule',
        description: rule.description,
        amount,
        taxRateId: rule.taxRateId ?? pricing.taxRateId,
        explanation,
        shown: rule.hideWhenZero && amount === 0 ? 'never' : 'from_start',
      }),
    ),
  ];
  const charged = addExtraCharges(pricing, rental, figures, base);
  return {
    priced: true,
    lines: charged.lines,
    base,
    subtotal: sum(charged.lines),
    skipped: [...applied.skipped, ...charged.skipped],
  };
}

/** In an extra charge `subtotal` is the rental of all boats and the charges above. */
function addExtraCharges(
  pricing: Pricing,
  rental: readonly RentalLine[],
  figures: TripFigures,
  base: Cents,
): { lines: RentalLine[]; skipped: SkippedLine[] } {
  const lines = [...rental];
  const skipped: SkippedLine[] = [];
  for (const charge of pricing.extraCharges) {
    const result = calculateAmount(charge.amount, figures, {
      base: unitsFromCents(base),
      subtotal: unitsFromCents(sum(lines)),
    });
    if (!result.ok) {
      skipped.push({
        description: charge.description,
        message: result.message,
        problem: result.problem,
      });
      continue;
    }
    lines.push({
      part: 'extra_charge',
      description: charge.description,
      amount: result.amount,
      taxRateId: charge.taxRateId ?? pricing.taxRateId,
      explanation: result.explanation,
      shown: whenShown(charge, result.amount),
    });
  }
  return { lines, skipped };
}

function whenShown(charge: ExtraCharge, amount: Cents): Shown {
  if (charge.hideWhenZero && amount === 0) return 'never';
  return charge.showAtPaymentOnly ? 'at_payment' : 'from_start';
}

function explainBase(perBoat: { amount: Cents; explanation: string }, boats: number): string {
  if (boats === 1) return perBoat.explanation;
  const total = formatCents(perBoat.amount * boats);
  return `${perBoat.explanation}; ${boats} boats at ${formatCents(perBoat.amount)} = ${total}`;
}

function sum(lines: readonly RentalLine[]): Cents {
  return lines.reduce((total, line) => total + line.amount, 0);
}
