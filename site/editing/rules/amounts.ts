import { WORLD_AMOUNTS } from '../amounts/example-world.ts';
import { claimsOn } from '../amounts/price-claims.ts';
import { WORKED_EXAMPLES } from '../amounts/worked-examples/index.ts';
import { amountsOn, receiptsOn, totalOf } from '../amounts/written-amounts.ts';
import { sumsOn } from '../amounts/written-sums.ts';
import { pageRule } from '../rule.ts';

/**
 * Every amount is a price of the example world, the total of a receipt, the result of a
 * calculation that the page writes out, or worked out by the engine in `amounts/worked-examples/`.
 */
export const amounts = pageRule('amounts', function* (page) {
  const written = [...amountsOn(page)];
  const sums = sumsOn(page);
  const examples = WORKED_EXAMPLES[page.file] ?? [];
  const explained = new Set([
    ...WORLD_AMOUNTS,
    ...receiptsOn(page).map(totalOf),
    ...sums.map(({ cents }) => cents),
    ...examples.flat(),
  ]);
  for (const { cents, line, written: amount } of written) {
    if (explained.has(cents)) continue;
    const says = `Nothing explains ${amount}. Correct it, write the calculation out, or work it out in editing/amounts/worked-examples/.`;
    yield { line, says };
  }
  for (const { line, written, cents, claimed } of sums) {
    if (claimed !== undefined && claimed !== cents) {
      yield {
        line,
        says: `'${written}' is wrong: the engine makes it €${(cents / 100).toFixed(2)}.`,
      };
    }
  }
  for (const { line, written, cents, prices } of claimsOn(page)) {
    if (!prices.includes(cents)) {
      yield { line, says: `'${written}' is not what the engine asks for that trip. Correct it.` };
    }
  }
  const shown = new Set(written.map(({ cents }) => cents));
  for (const example of examples.filter((results) => !results.some((cents) => shown.has(cents)))) {
    const says = `The page no longer shows ${example.join(' or ')} cents. Take the example out of editing/amounts/worked-examples/.`;
    yield { line: 1, says };
  }
});
