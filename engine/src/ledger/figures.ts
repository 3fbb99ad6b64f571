import type { Cents } from '../arithmetic/cents.ts';

/** The money of one booking: what was agreed, and what came in and went back. */
export interface Books {
  costs: readonly { amountIncludingTax: Cents }[];
  /** Refunds are negative. */
  payments: readonly { amount: Cents }[];
}

/** How far a booking is paid, whatever its status. */
export type PaymentState = 'unpaid' | 'part_paid' | 'paid' | 'overpaid';

/** What a booking costs as it was agreed, with tax. */
export function owedOn({ costs }: Pick<Books, 'costs'>): Cents {
  return costs.reduce((sum, { amountIncludingTax }) => sum + amountIncludingTax, 0);
}

/** The same without tax. */
export function owedWithoutTax({
  costs,
}: {
  costs: readonly { amountExcludingTax: Cents }[];
}): Cents {
  return costs.reduce((sum, { amountExcludingTax }) => sum + amountExcludingTax, 0);
}

/** What was paid on a booking and has not gone back. */
export function paidOn({ payments }: Pick<Books, 'payments'>): Cents {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** Costs minus payments: above 0 the customer owes, below 0 the booking is overpaid. */
export function balanceOf(books: Books): Cents {
  return owedOn(books) - paidOn(books);
}

/** How far a booking is paid. One that costs nothing is paid. */
export function paymentState({ owed, paid }: { owed: Cents; paid: Cents }): PaymentState {
  if (owed === paid) return 'paid';
  if (owed < paid) return 'overpaid';
  return paid > 0 ? 'part_paid' : 'unpaid';
}

/** What of a hold is taken: no more than is owed. The rest is free again. */
export function toCapture(held: Cents, balance: Cents): Cents {
  return Math.max(0, Math.min(held, balance));
}
