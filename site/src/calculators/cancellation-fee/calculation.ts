import { cancellationFee, customerMayCancel, HOUR } from '@slipway/engine';
import { defineCalculation } from '../frame/calculation.ts';
import { euros } from '../frame/euros.ts';
import { money, number, percentage, tick } from '../frame/fields.ts';
import { at } from '../heron-bay.ts';

const PICKUP = at('2025-06-14', '10:00');
const group = 'Cancellation rules';
const hours = { min: 0, max: 2000 };

/** What canceling costs at a moment, by the fee steps of a customer type. */
export default defineCalculation({
  id: 'cancellation-fee',
  title: 'Fee for canceling',
  fields: {
    costs: money(15440, { label: 'Costs, tax included' }),
    before: number(48, hours, { label: 'Before pickup', unit: 'hours' }),
    firstHours: number(72, hours, { label: 'First step from', unit: 'hours', group }),
    firstShare: percentage(0, { label: 'First fee', group }),
    secondHours: number(24, hours, { label: 'Second step from', unit: 'hours', group }),
    secondShare: percentage(50, { label: 'Second fee', group }),
    mayCancel: tick(true, { label: 'Customer may cancel', group }),
    notice: number(24, hours, { label: 'Notice', unit: 'hours', group }),
  },
  calculate: ({ costs, before, firstHours, firstShare, secondHours, secondShare, ...may }) => {
    if (secondHours >= firstHours) {
      const message = `Enter fewer than ${firstHours} hours: steps go from far to near.`;
      return { problems: { secondHours: { message } } };
    }
    const rules = {
      customerMayCancel: may.mayCancel,
      noticeHours: may.notice,
      feeSteps: [
        { atLeastHours: firstHours, percentage: firstShare },
        { atLeastHours: secondHours, percentage: secondShare },
      ],
    };
    const booking = { pickup: PICKUP, costsIncludingTax: costs };
    const feeAt = (ahead: number) => cancellationFee(rules, booking, PICKUP - ahead * HOUR);
    const asked = feeAt(before);
    const self = customerMayCancel(rules, booking, PICKUP - before * HOUR);
    return {
      summary: `Canceled ${before} hours before pickup, the fee is ${euros(asked.fee)}.`,
      columns: ['Canceled', 'Fee'],
      lines: [
        { what: `${firstHours} hours before or more`, ...feeAt(firstHours) },
        { what: `${secondHours} to ${firstHours} hours before`, ...feeAt(secondHours) },
        ...(secondHours > 0 ? [{ what: 'Later', ...feeAt(0) }] : []),
      ].map(({ what, explanation, fee, percentage: share }) => ({
        what,
        how: explanation.split(': ').at(-1),
        result: euros(fee),
        isTotal: share === asked.percentage,
      })),
      notes: [
        `The customer no longer owes ${euros(asked.waived)}. You make the refund separately.`,
        self.allowed ? 'The customer can cancel alone.' : `Not by the customer: ${self.message}`,
      ],
    };
  },
});
