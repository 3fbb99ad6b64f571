import type { AnswerOf, IntegratorOperations } from '@slipway/contract';
import { formatTimestamp } from '@slipway/engine';
import type { StoredBooking, StoredCost } from './read-booking.ts';

type FinancialDetails = AnswerOf<IntegratorOperations['getBooking']>['data']['financialDetails'];

/** The money of a booking, with the old names of what is called tax today. */
export function financesAnswer(booking: StoredBooking): FinancialDetails {
  const { currency, costs, payments, deposits } = booking;
  const totalIncludingTax = sumOf(costs.map((cost) => cost.amountIncludingTax));
  const totalExcludingTax = sumOf(costs.map((cost) => cost.amountExcludingTax));
  const paid = sumOf(payments.map(({ amount }) => amount));
  return {
    psp: booking.provider,
    currency,
    balance: totalIncludingTax - paid,
    applicationFee: { amount: booking.application_fee, currency },
    costs: {
      totalIncludingTax,
      totalExcludingTax,
      totalIncludingVat: totalIncludingTax,
      totalExcludingVat: totalExcludingTax,
      lines: costs.map(costAnswer),
    },
    payments: { total: paid, lines: payments.map(withInstant) },
    deposits: {
      total: sumOf(deposits.map(({ amount }) => amount)),
      lines: deposits.map(withInstant),
    },
  };
}

function costAnswer(cost: StoredCost): FinancialDetails['costs']['lines'][number] {
  return {
    ...cost,
    vatRateId: cost.taxRateId,
    amountIncludingVat: cost.amountIncludingTax,
    amountExcludingVat: cost.amountExcludingTax,
  };
}

function withInstant<Line extends { createdAt: string }>(line: Line): Line {
  return { ...line, createdAt: formatTimestamp(Date.parse(line.createdAt)) };
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
