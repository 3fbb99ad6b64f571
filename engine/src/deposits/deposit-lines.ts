import { type Cents, unitsFromCents } from '../arithmetic/cents.ts';
import { calculateAmount, figuresOf } from '../pricing/amount.ts';
import type { SkippedLine } from '../pricing/calculated.ts';
import { holdsFor } from '../trips/matching.ts';
import type { TripSale } from '../trips/trip.ts';
import type { Deposit, DepositTaking } from './deposit.ts';
import { wayOfTaking } from './taking.ts';

/** One deposit of a booking. */
export interface DepositLine {
  description: string;
  amount: Cents;
  /** How it is really taken; a hold that is not possible becomes a charge. */
  taking: DepositTaking;
  explanation: string;
}

/**
 * The deposits of a booking whose conditions hold. In their formulas `base` is the base price of
 * all boats and `subtotal` the rental with extra charges.
 */
export function depositLines(
  deposits: readonly Deposit[],
  sale: TripSale,
  rental: { base: Cents; subtotal: Cents },
  canHold: boolean,
): { lines: DepositLine[]; skipped: SkippedLine[] } {
  const figures = figuresOf(sale);
  const lines: DepositLine[] = [];
  const skipped: SkippedLine[] = [];
  for (const deposit of deposits.filter(({ conditions }) => holdsFor(conditions, sale))) {
    const { description } = deposit;
    const result = calculateAmount(deposit.amount, figures, {
      base: unitsFromCents(rental.base),
      subtotal: unitsFromCents(rental.subtotal),
    });
    if (!result.ok) {
      skipped.push({ description, message: result.message, problem: result.problem });
    } else if (result.amount > 0) {
      const { taking } = wayOfTaking(deposit.taking, sale, canHold);
      lines.push({ description, amount: result.amount, taking, explanation: result.explanation });
    }
  }
  return { lines, skipped };
}
