import { type BookingPrice, type CostLine, percentageOf, taxed } from '@slipway/engine';
import type { Random } from '../random.ts';
import type { Course } from './course.ts';

export type DemoCost = Pick<
  CostLine,
  'type' | 'description' | 'taxRateId' | 'amountIncludingTax' | 'amountExcludingTax'
>;

/** Half of the canceled bookings were canceled late, and cost half of the price. */
const FEE_PERCENTAGE = 50;

/** The cost lines of a booking: those of its price, or those of its cancellation. */
export function costsFor({ costs }: BookingPrice, { status }: Course, random: Random): DemoCost[] {
  if (status !== 'canceled') return costs.lines;
  const [rental] = costs.lines;
  if (!rental || random.happens(0.5)) return [];
  const amount = percentageOf(rental.amountIncludingTax, FEE_PERCENTAGE);
  return [
    {
      type: 'manual',
      description: 'Cancellation fee',
      taxRateId: rental.taxRateId,
      ...taxed(amount, true, rental.taxPercentage),
    },
  ];
}
