import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MODEL_COSTS, MODEL_DEPOSIT, MODEL_FINANCES } from '@slipway/contract';
import { PLANS } from '@slipway/engine';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { GANNET, OSPREY, PLOVER, PLOVER_DEPOSIT, R7K2QD, R7K2QD_FEE } from './example-world.ts';

const file = path.resolve(import.meta.dirname, '../../../company/examples/heronbay.yaml');
const { pricings, plan } = parse(readFileSync(file, 'utf8'));
const [plover, gannet, osprey] = pricings;

it('the pages use the prices of the demo company', () => {
  const rows = plover.table.rows.map((row: { length: number; price: number }) => ({
    length: row.length,
    prices: [row.price * 100],
  }));
  expect(PLOVER).toMatchObject({ type: plover.type, table: { per: plover.table.per, rows } });
  expect(PLOVER_DEPOSIT).toBe(plover.deposits[0].amount * 100);
  expect(GANNET).toMatchObject({
    type: gannet.type,
    base: gannet.base,
    rules: gannet.rules.map(({ formula }: { formula: string }) => ({ amount: { formula } })),
  });
  expect(OSPREY).toMatchObject({
    type: osprey.type,
    prices: osprey.prices.map(({ slot, price }: { slot: string; price: number }) => ({
      slotId: slot,
      price: price * 100,
    })),
  });
  expect(plan).toBe(PLANS.skiff.name.toLowerCase());
});

it('the engine prices R7K2QD as the contract shows it', () => {
  const amounts = ({ amountIncludingTax, amountExcludingTax }: (typeof R7K2QD.lines)[number]) => [
    amountIncludingTax,
    amountExcludingTax,
  ];
  expect(R7K2QD.lines.map(amounts)).toEqual(
    MODEL_COSTS.map((line) => [line.amountIncludingTax, line.amountExcludingTax]),
  );
  expect(R7K2QD).toMatchObject({
    totalIncludingTax: MODEL_FINANCES.costs.totalIncludingTax,
    totalExcludingTax: MODEL_FINANCES.costs.totalExcludingTax,
  });
  expect(R7K2QD_FEE).toBe(MODEL_FINANCES.applicationFee.amount);
  expect(PLOVER_DEPOSIT).toBe(MODEL_DEPOSIT.amount);
});
