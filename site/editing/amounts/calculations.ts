import {
  type AddOn,
  applicationFeeReturned,
  applyDiscount,
  type Cents,
  calculateFormula,
  cancellationFee,
  type Discount,
  type FormulaValues,
  HOUR,
  orderLinePrice,
  type Pricing,
  partnerCommission,
  percentageOf,
  planConfirmation,
  priceRental,
  type TripSale,
  taxed,
} from '@slipway/engine';
import { picnicBox, tripOf } from '../../src/calculators/heron-bay.ts';
import { GANNET, PLOVER, rentalPrice } from './example-world.ts';

/** What belongs together in a worked example: at least one of the amounts stands on the page. */
export type Results = readonly Cents[];

/** The worked examples of some pages, by file. */
export type WorkedExamples = Readonly<Record<string, readonly Results[]>>;

type Split = readonly [part: Cents, rest: Cents];

/** Amounts that a page assumes, each of which it has to show. */
export function given(...amounts: Cents[]): Results[] {
  return amounts.map((amount) => [amount]);
}

export function plover(hours: number): Cents {
  return rentalPrice(PLOVER, tripOf({ hours }));
}

export function gannet(hours: number, hoursAhead?: number): Cents {
  return rentalPrice(GANNET, tripOf({ hours, hoursAhead }));
}

/** A share of an amount, and what is left. */
export function share(amount: Cents, percentage: number): Split {
  const part = percentageOf(amount, percentage);
  return [part, amount - part];
}

/** An amount with tax in it: the price without, and the tax. */
export function withoutTax(amount: Cents, percentage = 20): Split {
  const { amountExcludingTax } = taxed(amount, true, percentage);
  return [amountExcludingTax, amount - amountExcludingTax];
}

export function formula(source: string, values: FormulaValues = {}): Cents {
  const result = calculateFormula(source, values);
  if (!result.ok) throw new Error(`${source}: ${result.problem.message}`);
  return Math.abs(result.value.amount);
}

/** The lines of a rental, and what they come to. */
export function rentalLines(pricing: Pricing, trip: TripSale): Results {
  const rental = priceRental(pricing, trip);
  if (!rental.priced) throw new Error(rental.message);
  return [...rental.lines.map(({ amount }) => Math.abs(amount)), rental.subtotal];
}

/** What Hotel Reedside or another partner gets, and what is left. */
export function commission(amount: Cents, percentage = 12): Split {
  const { commission: part, net } = partnerCommission(amount, percentage);
  return [part, net];
}

/** What a discount takes off a Plover 5 for 3 hours, and what is left of the rental. */
export function discounted(discount: Discount): Split {
  const rental = plover(3);
  const line = { part: 'rental', taxRateId: 'standard', amountIncludingTax: rental } as const;
  const result = applyDiscount(discount, tripOf({ hours: 3 }), [line]);
  if (!result.applies) throw new Error(result.message);
  return [result.total, rental - result.total];
}

/** An add-on on a trip with four people and one boat. */
export function ordered(addOn: Partial<AddOn>, quantity: number, hours = 3): Cents {
  return orderLinePrice({ addOn: picnicBox(addOn), quantity }, tripOf({ hours })).amount;
}

/** The fee for canceling so many hours before pickup by Heron Bay's steps, and what is given back. */
export function canceled(costs: Cents, hoursBefore: number): Split {
  const { pickup } = tripOf({ hours: 3 });
  const rules = {
    customerMayCancel: true,
    noticeHours: 24,
    feeSteps: [
      { atLeastHours: 72, percentage: 0 },
      { atLeastHours: 24, percentage: 50 },
    ],
  };
  const booking = { pickup, costsIncludingTax: costs };
  const { fee, waived } = cancellationFee(rules, booking, pickup - hoursBefore * HOUR);
  return [fee, waived];
}

/** What is due at once and what is left of a down payment. */
export function downPayment(costs: Cents, percentage: number): Split {
  const { pickup, bookedAt } = tripOf({ hours: 3 });
  const plan = planConfirmation(
    { type: 'down_payment_percentage', percentage },
    { costsIncludingTax: costs, pickup, confirmWithoutPaying: false },
    bookedAt,
  );
  return [plan.dueNow, plan.rest?.amount ?? 0];
}

/** The application fee that comes back with a refund of a booking without a booking fee. */
export function feeReturned(paid: Cents, refund: Cents, planPercentage: number): Cents {
  const payments = [{ source: 'payment_request' as const, amount: paid }];
  const booking = { planPercentage, totalIncludingTax: paid, bookingFee: 0, payments };
  return applicationFeeReturned(booking, refund);
}
