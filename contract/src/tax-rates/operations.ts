import { NO_TAX, STANDARD_TAX } from '../examples/company.ts';
import { allOf, defineOperation } from '../operations/operation.ts';
import { TaxRate } from './schema.ts';

const twoRates = {
  summary: 'The tax rates of Heron Bay Boats',
  status: 200,
  answer: { data: [NO_TAX, STANDARD_TAX] },
} as const;

export const listTaxRates = defineOperation({
  id: 'listTaxRates',
  method: 'get',
  path: '/v1/tax-rates',
  tag: 'tax-rates',
  summary: 'List all tax rates',
  description:
    'Returns every tax rate of the company in one list, without pages. Cost lines of a booking refer to them by ID.',
  answer: allOf(TaxRate),
  answerDescription: 'All tax rates.',
  errors: [],
  examples: { twoRates },
});

export const listVatRates = defineOperation({
  id: 'listVatRates',
  method: 'get',
  path: '/v1/vat-rates',
  tag: 'tax-rates',
  summary: 'List all tax rates under the old path',
  description:
    'The old path of `GET /v1/tax-rates`, with the same answer. Deprecated since VAT was renamed to tax.',
  answer: allOf(TaxRate),
  answerDescription: 'All tax rates.',
  errors: [],
  examples: { twoRates },
  deprecated: { since: '2024-05-31', sunset: '2027-05-31', replacedBy: 'listTaxRates' },
});
