import type { CostType } from '@slipway/contract';
import type { Cents } from '../arithmetic/cents.ts';
import { taxed } from '../tax/tax.ts';
import type { TaxRate } from '../tax/tax-rate.ts';
import type { CostLine } from './booking-price.ts';

interface EnteredLine {
  type: CostType;
  description: string;
  taxRateId: string;
  amount: Cents;
  includesTax: boolean;
  explanation: string;
  shown: CostLine['shown'];
}

/** Makes cost lines with the tax rates of one company. */
export function costLineMaker(taxRates: readonly TaxRate[]): (line: EnteredLine) => CostLine {
  const percentages = new Map(taxRates.map(({ id, percentage }) => [id, percentage]));
  return ({ amount, includesTax, ...line }) => {
    const taxPercentage = percentages.get(line.taxRateId);
    if (taxPercentage === undefined) {
      throw new Error(
        `'${line.description}' has tax rate ${line.taxRateId}, which does not exist.`,
      );
    }
    return { ...line, taxPercentage, ...taxed(amount, includesTax, taxPercentage) };
  };
}
