import type { Cents } from '../arithmetic/cents.ts';
import type { CostLine } from '../booking-price/booking-price.ts';
import { type TaxedAmount, taxed } from '../tax/tax.ts';

/** A line of costs as it was agreed with the customer. */
export interface AgreedLine extends TaxedAmount {
  id: string;
  description: string;
  taxRateId: string;
}

/** A line after a change; the ID is that of the line which it goes on from. */
export type NextLine = Omit<AgreedLine, 'id'> & { id: string | null };

/**
 * The lines of one type after a change of the booking. What was agreed stays agreed: a line that
 * costs by the prices of today the same before and after the change stays as it is, and one that
 * the change made dearer or cheaper moves by that difference alone.
 */
export function agreeAgain(
  agreed: readonly AgreedLine[],
  before: readonly CostLine[],
  after: readonly CostLine[],
): NextLine[] {
  if (isSamePrice(before, after)) return [...agreed];
  if (agreed.length !== before.length) return movedTogether(agreed, before, after);
  const open = before.map((line, index) => ({ line, stands: agreed[index] as AgreedLine }));
  return after.map((line) => {
    const index = open.findIndex(
      ({ line: was }) => was.description === line.description && was.taxRateId === line.taxRateId,
    );
    const [found] = index === -1 ? [] : open.splice(index, 1);
    return found ? moved(found.stands, found.line, line) : { ...shown(line), id: null };
  });
}

function isSamePrice(before: readonly CostLine[], after: readonly CostLine[]): boolean {
  const text = (lines: readonly CostLine[]) => JSON.stringify(lines.map(shown));
  return text(before) === text(after);
}

/** Where prices have other parts today than were agreed, the first line takes the difference. */
function movedTogether(
  agreed: readonly AgreedLine[],
  before: readonly CostLine[],
  after: readonly CostLine[],
): NextLine[] {
  const [priced] = after;
  if (!priced) return [];
  const first: NextLine = agreed[0] ?? { ...shown(priced), id: null, ...NOTHING };
  const sum = (lines: readonly CostLine[]) =>
    lines.reduce((total, { amountIncludingTax }) => total + amountIncludingTax, 0);
  const amount = notBelow(first.amountIncludingTax + sum(after) - sum(before), 0);
  return [{ ...first, ...taxed(amount, true, priced.taxPercentage) }, ...agreed.slice(1)];
}

const NOTHING: TaxedAmount = { amountIncludingTax: 0, amountExcludingTax: 0 };

/** The lines of one type at the prices of today, whatever was agreed. */
export function priceAnew(
  agreed: readonly Pick<AgreedLine, 'id'>[],
  priced: readonly CostLine[],
): NextLine[] {
  return priced.map((line, index) => ({ ...shown(line), id: agreed[index]?.id ?? null }));
}

function moved(stands: AgreedLine, was: CostLine, is: CostLine): NextLine {
  const difference = is.amountIncludingTax - was.amountIncludingTax;
  if (difference === 0) return stands;
  const amount = notBelow(stands.amountIncludingTax + difference, is.amountIncludingTax);
  return { ...shown(is), id: stands.id, ...taxed(amount, true, is.taxPercentage) };
}

/** A price that was let off does not turn into money for the customer. */
function notBelow(amount: Cents, priced: Cents): Cents {
  return Math.max(amount, Math.min(0, priced));
}

function shown({
  description,
  taxRateId,
  amountIncludingTax,
  amountExcludingTax,
}: CostLine): Omit<NextLine, 'id'> {
  return { description, taxRateId, amountIncludingTax, amountExcludingTax };
}
