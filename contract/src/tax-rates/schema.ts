import { STANDARD_TAX } from '../examples/company.ts';
import { TAX_PERCENTAGE_MAX, TAX_PERCENTAGE_MIN } from '../limits.ts';
import { decimal, entity, flag, id, text } from '../schema/fields.ts';

export const TaxRate = entity('TaxRate', 'A rate of tax that cost lines refer to.', {
  id: id({ description: 'ID of the tax rate.', example: STANDARD_TAX.id }),
  name: text({ description: 'Name of the rate.', example: STANDARD_TAX.name }),
  percentage: decimal(
    { description: 'The rate in percent.', example: STANDARD_TAX.percentage },
    { minimum: TAX_PERCENTAGE_MIN, maximum: TAX_PERCENTAGE_MAX },
  ),
  readOnly: flag({
    description: 'True when the rate cannot be edited, because it is built in or already used.',
    example: STANDARD_TAX.readOnly,
  }),
});
