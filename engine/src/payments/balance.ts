import type { Cents } from '../arithmetic/cents.ts';

/** How far a booking is paid, whatever its status. */
export type PaymentState = 'unpaid' | 'part_paid' | 'paid' | 'overpaid';

/** Costs minus payments: above 0 the customer owes, below 0 the booking is overpaid. */
export function balanceOf(costsIncludingTax: Cents, payments: readonly Cents[]): Cents {
  return payments.reduce((balance, payment) => balance - payment, costsIncludingTax);
}

/** How far a booking is paid. One that costs nothing is paid. */
export function paymentState(costsIncludingTax: Cents, payments: readonly Cents[]): PaymentState {
  const balance = balanceOf(costsIncludingTax, payments);
  if (balance < 0) return 'overpaid';
  if (balance === 0) return 'paid';
  return balance < costsIncludingTax ? 'part_paid' : 'unpaid';
}
