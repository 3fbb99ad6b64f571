import { partnerCommission, partnerStatement } from '@slipway/engine';
import { defineCalculation } from '../frame/calculation.ts';
import { euros } from '../frame/euros.ts';
import { money, percentage, wholeNumber } from '../frame/fields.ts';

/** What a partner gets of a trip and of a month, and what is left. */
export default defineCalculation({
  id: 'partner-commission',
  title: 'Commission and net',
  fields: {
    price: money(13200, { label: 'Price of a trip' }),
    share: percentage(12, { label: 'Commission' }),
    trips: wholeNumber(10, { min: 1, max: 1000 }, { label: 'Trips a month' }),
  },
  calculate: ({ price, share, trips }) => {
    const one = partnerCommission(price, share);
    const month = partnerStatement(
      { name: 'Hotel Reedside', code: 'reedside', commissionPercentage: share },
      Array.from({ length: trips }, () => ({ status: 'completed' as const, revenue: price })),
    );
    return {
      summary: `The partner gets ${euros(one.commission)} of a trip, you keep ${euros(one.net)}.`,
      lines: [
        { what: 'Price', result: euros(price) },
        { what: 'Commission', how: one.explanation, result: euros(-one.commission) },
        { what: 'Net of a trip', result: euros(one.net), isTotal: true },
        {
          what: 'Commission of the month',
          how: `${trips} * ${(one.commission / 100).toFixed(2)}`,
          result: euros(month.commission),
        },
        { what: 'Net of the month', result: euros(month.revenue - month.commission) },
      ],
    };
  },
});
