import { applicationFeeAt, type Booking, balanceAt } from '@slipway/company';
import type { CostType } from '@slipway/contract';
import type { Scene } from './scene.ts';

type Sum = (booking: Booking, scene: Scene, tax: Tax) => number;
export type Tax = 'incl' | 'excl';

const costs =
  (...types: CostType[]): Sum =>
  ({ costs: lines }, _, tax) =>
    lines
      .filter(({ type }) => types.includes(type))
      .reduce(
        (sum, line) => sum + (tax === 'incl' ? line.amountIncludingTax : line.amountExcludingTax),
        0,
      );

/** What a line of a receipt can take from a booking, in cents. */
export const SUMS = {
  rental: costs('pricing_structure'),
  'add-ons': costs('add_on'),
  coupon: costs('coupon'),
  'booking fee': costs('booking_fee'),
  total: ({ price }, _, tax) =>
    tax === 'incl' ? price.costs.totalIncludingTax : price.costs.totalExcludingTax,
  payment: (booking, { at }) => booking.price.costs.totalIncludingTax - balanceAt(booking, at),
  'application fee': (booking, { saturday, at }) => applicationFeeAt(booking, saturday.company, at),
  commission: ({ commission }) => commission,
} as const satisfies Record<string, Sum>;

export type SumName = keyof typeof SUMS;

/** An amount of a booking; with a minus in front of its name, it is taken off. */
export function sumOf(name: string, reference: string, tax: Tax, scene: Scene): number {
  const [, minus, sum = ''] = /^(-?)(.*)$/.exec(name) ?? [];
  const cents = SUMS[sum as SumName](scene.booking(reference), scene, tax);
  return minus === '-' ? -cents : cents;
}
