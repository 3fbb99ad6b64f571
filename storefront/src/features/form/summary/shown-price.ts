import type { Answer } from '../../../api/call.ts';
import type { Form } from '../wish/wish.ts';

export type Money = Pick<
  Answer<'createCustomerQuote'>,
  'lines' | 'totalIncludingTax' | 'totalExcludingTax'
>;
export type CostLine = Money['lines'][number];

/** The lines that the company shows before the payment step. */
export function shownLines(money: Money): CostLine[] {
  return money.lines.filter(({ atPaymentOnly }) => !atPaymentOnly);
}

/** An amount with or without tax, as the company shows prices before the payment step. */
export function shownAmount(
  { options }: Form,
  line: Pick<CostLine, 'amountIncludingTax' | 'amountExcludingTax'>,
): number {
  return options.pricesShown === 'excluding_tax'
    ? line.amountExcludingTax
    : line.amountIncludingTax;
}

export function shownTotal(form: Form, money: Money | undefined): number | null {
  if (!money) return null;
  return shownLines(money).reduce((sum, line) => sum + shownAmount(form, line), 0);
}
