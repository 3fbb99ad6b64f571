import { MODEL_FINANCES } from '@slipway/contract';
import type { ProseSection } from './prose-section.ts';

const { costs, currency } = MODEL_FINANCES;
const total = (costs.totalIncludingTax / 100).toLocaleString('en-US', {
  style: 'currency',
  currency,
});

export const money: ProseSection = {
  id: 'money',
  title: 'Money',
  text: `
Amounts are whole cents in the currency of the company: \`${costs.totalIncludingTax}\` is ${total}. No amount is ever a fraction.

A booking has costs, payments and deposits. \`balance\` is costs minus payments: above 0 the customer owes, below 0 the customer has overpaid. Deposits are no part of it. The lines add up to the totals to the cent, including and excluding tax.
`,
  example: { operation: 'getBooking', name: 'modelBooking', shows: 'answer' },
};
