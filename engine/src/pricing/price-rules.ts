import { type Cents, formatCents, unitsFromCents } from '../arithmetic/cents.ts';
import { counted } from '../text/counted.ts';
import { holdsFor } from '../trips/matching.ts';
import type { TripSale } from '../trips/trip.ts';
import { calculateAmount, type TripFigures } from './amount.ts';
import type { Calculated, SkippedLine } from './calculated.ts';
import type { PriceRule } from './pricing.ts';

/** What a price rule adds over all boats for which it holds. */
export interface RuleLine {
  rule: PriceRule;
  amount: Cents;
  explanation: string;
}

/**
 * Adds up the rules that hold, boat by boat and in list order: `base` and `subtotal` are those of
 * the one boat. A rule that fails for a boat is left out for all.
 */
export function applyPriceRules(
  rules: readonly PriceRule[],
  sale: TripSale,
  figures: TripFigures,
  base: Cents,
): { lines: RuleLine[]; skipped: SkippedLine[] } {
  const subtotals = Array.from({ length: sale.boats }, () => base);
  const lines: RuleLine[] = [];
  const skipped: SkippedLine[] = [];

  for (const rule of rules) {
    const ofBooking = rule.conditions.filter(({ type }) => type !== 'nth_boat');
    if (!holdsFor(ofBooking, sale)) continue;
    const ofBoat = rule.conditions.filter(({ type }) => type === 'nth_boat');
    const amountAt = amountBySubtotal(rule, figures, base);
    const results = subtotals.map((subtotal, index) =>
      holdsFor(ofBoat, sale, index + 1) ? amountAt(subtotal) : null,
    );
    const failed = results.find((result) => result?.ok === false);
    if (failed?.ok === false) {
      skipped.push({
        description: rule.description,
        message: failed.message,
        problem: failed.problem,
      });
      continue;
    }
    const added = results.map((result) => (result?.ok ? result.amount : 0));
    added.forEach((amount, index) => {
      subtotals[index] = (subtotals[index] as Cents) + amount;
    });
    const matching = results.filter((result) => result !== null);
    if (matching.length > 0) {
      const amount = added.reduce((sum, part) => sum + part, 0);
      lines.push({ rule, amount, explanation: explainBoats(matching, amount, sale.boats) });
    }
  }
  return { lines, skipped };
}

/** Boats with the same subtotal get the same amount, which is worked out once. */
function amountBySubtotal(
  rule: PriceRule,
  figures: TripFigures,
  base: Cents,
): (subtotal: Cents) => Calculated {
  const known = new Map<Cents, Calculated>();
  return (subtotal) => {
    const amount =
      known.get(subtotal) ??
      calculateAmount(rule.amount, figures, {
        base: unitsFromCents(base),
        subtotal: unitsFromCents(subtotal),
      });
    known.set(subtotal, amount);
    return amount;
  };
}

/** How one amount per boat became the amount of a line. */
function explainBoats(results: readonly Calculated[], total: Cents, boats: number): string {
  const explanations = results.map((result) => (result.ok ? result.explanation : ''));
  const different = [...new Set(explanations)].join('; ');
  if (boats === 1) return different;
  return `${different}; for ${counted(results.length, 'boat')} ${formatCents(total)}`;
}
