import {
  applicationFee,
  type BookingFee,
  bookingFeeLine,
  formatCents,
  PLANS,
} from '@slipway/engine';
import { defineCalculation } from '../frame/calculation.ts';
import { euros } from '../frame/euros.ts';
import { choice, money, percentage, tick } from '../frame/fields.ts';

/** What the customer pays and what the company keeps, with and without a booking fee. */
export default defineCalculation({
  id: 'booking-fee',
  title: 'Booking fee of a booking',
  fields: {
    costs: money(15440, { label: 'Costs, tax included', hint: 'Without deposits.' }),
    plan: choice('skiff', { skiff: 'Skiff', schooner: 'Schooner' }, { label: 'Your plan' }),
    kind: choice(
      'slipway',
      {
        off: 'Off',
        slipway: 'Slipway fee',
        own_percentage: 'Own fee, percentage',
        own_fixed: 'Own fee, fixed',
      },
      { label: 'Booking fee' },
    ),
    ownShare: percentage(2.5, {
      label: 'Own fee',
      askedWhen: ({ kind }) => kind === 'own_percentage',
    }),
    ownAmount: money(350, { label: 'Own fee', askedWhen: ({ kind }) => kind === 'own_fixed' }),
    bookedBy: choice('customer', { customer: 'Customer', staff: 'Staff' }, { label: 'Booked by' }),
    alsoForStaff: tick(false, {
      label: 'Also for staff bookings',
      askedWhen: ({ bookedBy }) => bookedBy === 'staff',
    }),
  },
  calculate: ({ costs, plan, kind, ownShare, ownAmount, bookedBy, alsoForStaff }) => {
    const planPercentage = PLANS[plan].percentage;
    const shown = {
      description: 'Booking fee',
      taxRateId: 'standard',
      show: 'from_start',
      alsoForStaffBookings: alsoForStaff,
    } as const;
    const fee: BookingFee =
      kind === 'off'
        ? { type: 'off' }
        : { type: kind, percentage: ownShare, amount: ownAmount, ...shown };
    const line = bookingFeeLine(fee, { costsIncludingTax: costs, bookedBy, planPercentage });
    const feeAmount = line?.amountIncludingTax ?? 0;
    const total = costs + feeAmount;
    const share = applicationFee({
      planPercentage,
      totalIncludingTax: total,
      bookingFee: feeAmount,
      paidOnline: total,
    });
    return {
      summary: `The customer pays ${euros(total)}, you keep ${euros(total - share)}.`,
      lines: [
        { what: 'Costs', result: euros(costs) },
        { what: 'Booking fee', how: line?.explanation ?? 'none', result: euros(feeAmount) },
        { what: 'Customer pays', result: euros(total), isTotal: true },
        {
          what: 'Application fee',
          how: `${formatCents(costs)} * ${planPercentage}%, without the fee line`,
          result: euros(-share),
        },
        { what: 'You keep', result: euros(total - share), isTotal: true },
      ],
      notes: ['The payment is made online. The cost of the provider comes off as well.'],
    };
  },
});
