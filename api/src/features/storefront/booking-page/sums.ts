import { owedOn, owedWithoutTax } from '@slipway/engine';
import type { LineWords } from '../../../company/line-words.ts';
import type { StoredCost } from '../../../ledger/books.ts';

type TaxRate = { id: string; name: string; percentage: number };

/** The costs of a booking as customers read them: line by line, and the tax of each rate. */
export function sumsOf(
  { costs, currency }: { costs: readonly StoredCost[]; currency: string },
  taxRates: readonly TaxRate[],
  { words, lineWords }: { words: (text: string) => string; lineWords: LineWords },
) {
  return {
    currency,
    lines: costs.map((cost) => ({
      description: lineWords(cost),
      type: cost.type,
      amountIncludingTax: cost.amountIncludingTax,
      amountExcludingTax: cost.amountExcludingTax,
      atPaymentOnly: false,
    })),
    taxes: taxRates
      .filter(({ id }) => costs.some(({ taxRateId }) => taxRateId === id))
      .map(({ id, name, percentage }) => {
        const ofRate = costs.filter(({ taxRateId }) => taxRateId === id);
        const base = owedWithoutTax({ costs: ofRate });
        return {
          name: words(name),
          percentage,
          base,
          amount: owedOn({ costs: ofRate }) - base,
        };
      }),
    totalIncludingTax: owedOn({ costs }),
    totalExcludingTax: owedWithoutTax({ costs }),
  };
}
