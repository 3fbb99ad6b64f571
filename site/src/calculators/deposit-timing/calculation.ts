import { PROVIDER_CAN_HOLD } from '@slipway/contract';
import {
  DEPOSIT_LINK_HOURS,
  type DepositPlan,
  HOLD_LONGEST_TRIP_DAYS,
  HOUR,
  planDeposit,
} from '@slipway/engine';
import { defineCalculation } from '../frame/calculation.ts';
import { euros } from '../frame/euros.ts';
import { choice, date, money, number, time } from '../frame/fields.ts';
import { at, momentText } from '../heron-bay.ts';

const WAYS = { hold: 'Hold', charge: 'Charge' } as const;
const PROVIDERS = { stripe: 'Stripe', mollie: 'Mollie', demo: 'Demo' } as const;
const LONGEST_HOURS = 28 * 24;

/** How and when a deposit is taken. */
export default defineCalculation({
  id: 'deposit-timing',
  title: 'How and when a deposit is taken',
  fields: {
    amount: money(15000, { label: 'Deposit' }),
    wanted: choice('hold', WAYS, { label: 'Way of taking' }),
    provider: choice('stripe', PROVIDERS, { label: 'Provider' }),
    paidOn: date('2025-06-01', { label: 'Paid on' }),
    paidAt: time('10:00', { label: 'Paid at' }),
    pickupOn: date('2025-06-14', { label: 'Pickup on' }),
    pickupAt: time('10:00', { label: 'Pickup at' }),
    length: number(3, { min: 0.25, max: LONGEST_HOURS }, { label: 'Trip length', unit: 'hours' }),
  },
  calculate: ({ amount, wanted, provider, paidOn, paidAt, pickupOn, pickupAt, length }) => {
    const paid = at(paidOn, paidAt);
    const pickup = at(pickupOn, pickupAt);
    if (paid > pickup) {
      return { problems: { paidOn: { message: 'Choose a moment before the pickup.' } } };
    }
    const trip = { pickup, return: pickup + Math.round(length * HOUR) };
    const plan = planDeposit(wanted, trip, PROVIDER_CAN_HOLD[provider], paid);
    const way = WAYS[plan.taking];
    return {
      summary: `${way} of ${euros(amount)}, ${whenTaken(plan)}: ${momentText(plan.takenAt)}.`,
      columns: ['Moment', 'When'],
      lines: inOrder([
        { what: 'Customer pays', at: paid },
        { what: takenText(plan), at: plan.takenAt, isTotal: true },
        { what: 'Pickup', at: pickup },
        { what: 'Return', at: trip.return },
        ...(plan.holdEndsAt ? [{ what: 'Hold ends by itself', at: plan.holdEndsAt }] : []),
      ]),
      notes: notesOn(plan, PROVIDERS[provider]),
    };
  },
});

function whenTaken({ when }: DepositPlan): string {
  return when === 'at_payment'
    ? 'together with the payment'
    : `by a link ${DEPOSIT_LINK_HOURS} hours before pickup`;
}

function takenText({ taking, when }: DepositPlan): string {
  if (taking === 'charge') return 'Deposit is charged';
  return when === 'at_payment' ? 'Hold is placed' : 'Link for the hold goes out';
}

function notesOn({ reason, taking, endsBeforeReturn }: DepositPlan, provider: string): string[] {
  const reasons = {
    provider: `${provider} cannot hold an amount on a card.`,
    trip_too_long: `A hold is too short for a trip of more than ${HOLD_LONGEST_TRIP_DAYS} days.`,
  };
  const advice = taking === 'charge' ? 'Refund the charge after the trip.' : null;
  const tooShort = endsBeforeReturn
    ? 'The hold ends before the boat is back. Use Charge for this trip.'
    : null;
  return [reason && `${reasons[reason]} So it is charged.`, advice, tooShort].filter(
    (note) => note !== null,
  );
}

function inOrder(moments: { what: string; at: number; isTotal?: boolean }[]) {
  return moments
    .sort((one, other) => one.at - other.at)
    .map(({ at: moment, ...line }) => ({ ...line, result: momentText(moment) }));
}
