import { BASE_FORMULA_VARIABLES } from '../formula/grammar.ts';
import type { Schedule } from '../schedules/schedule.ts';
import { type SettingProblem, under } from '../settings/setting-problem.ts';
import { checkConditions } from '../trips/check-conditions.ts';
import { checkAmount, checkCents, checkPriceTable } from './check-amount.ts';
import type { Pricing, SlotPricing } from './pricing.ts';

/** Everything that is wrong with a pricing. */
export function checkPricing(pricing: Pricing): SettingProblem[] {
  const { extraCharges, deposits } = pricing;
  return [
    ...checkBase(pricing),
    ...extraCharges.flatMap(({ amount }, index) =>
      under(['extraCharges', index, 'amount'], checkAmount(amount)),
    ),
    ...deposits.flatMap(({ amount, conditions }, index) => [
      ...under(['deposits', index, 'amount'], checkAmount(amount)),
      ...under(['deposits', index, 'conditions'], checkConditions(conditions)),
    ]),
    ...(pricing.type === 'simple' ? [] : pricing.rules).flatMap(({ amount, conditions }, index) => [
      ...under(['rules', index, 'amount'], checkAmount(amount)),
      ...under(['rules', index, 'conditions'], checkConditions(conditions)),
    ]),
  ];
}

/** What is wrong between a pricing and the schedule that it is used with. */
export function checkPricingWithSchedule(pricing: Pricing, schedule: Schedule): SettingProblem[] {
  if (pricing.type !== 'slot') return [];
  if (schedule.type !== 'slot') {
    return [{ path: ['type'], message: 'Slot pricing needs a slot schedule.' }];
  }
  const slots = schedule.slots.map(({ id }) => id);
  return pricing.prices.flatMap(({ slotId }, index) =>
    slots.includes(slotId)
      ? []
      : [{ path: ['prices', index, 'slotId'], message: `The schedule has no slot '${slotId}'.` }],
  );
}

/** The slots of a schedule that cannot be booked because they have no price. */
export function slotsWithoutPrice(pricing: SlotPricing, schedule: Schedule): string[] {
  const priced = pricing.prices.map(({ slotId }) => slotId);
  const slots = schedule.type === 'slot' ? schedule.slots : [];
  return slots.map(({ id }) => id).filter((id) => !priced.includes(id));
}

function checkBase(pricing: Pricing): SettingProblem[] {
  switch (pricing.type) {
    case 'simple':
      return under(['table'], checkPriceTable(pricing.table));
    case 'flexible':
      return under(['base'], checkAmount(pricing.base, BASE_FORMULA_VARIABLES));
    case 'slot':
      return pricing.prices.flatMap(({ slotId, price }, index) => [
        ...checkCents(['prices', index, 'price'], price),
        ...(pricing.prices.findIndex((other) => other.slotId === slotId) === index
          ? []
          : [{ path: ['prices', index, 'slotId'], message: `'${slotId}' has a price already.` }]),
      ]);
  }
}
