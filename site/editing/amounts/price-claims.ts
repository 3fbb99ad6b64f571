import { type Cents, type Pricing, taxed } from '@slipway/engine';
import { tripOf } from '../../src/calculators/heron-bay.ts';
import type { Page } from '../page.ts';
import { EARLY, GANNET, LATE, NORMAL, PLOVER, rentalPrice } from './example-world.ts';
import { centsOf, receiptsOn } from './written-amounts.ts';

/** A price that a page gives for a boat and a length: `a Plover 5 for 3 hours costs €132.00`. */
export interface PriceClaim {
  line: number;
  written: string;
  cents: Cents;
  /** What the engine asks for it: early, normal and late, with and without tax. */
  prices: Cents[];
}

const PRICINGS: Record<string, Pricing> = { 'Plover 5': PLOVER, 'Gannet 8': GANNET };
const CLAIM =
  /(?:(\d) × )?(Plover 5|Gannet 8),?(?: for)? (\d(?:\.\d)?) (?:hours|h)\b[^€\d]{0,12}€([\d,]+\.\d\d)/g;

/** Prices in sentences, in rows of tables and on receipts. */
export function claimsOn(page: Page): PriceClaim[] {
  return textsOf(page).flatMap(({ text, line }) =>
    Array.from(text.matchAll(CLAIM), ([written, boats = '1', model = '', hours, amount = '']) => ({
      line,
      written,
      cents: centsOf(amount),
      prices: pricesOf(PRICINGS[model] ?? PLOVER, Number(hours), Number(boats)),
    })),
  );
}

function textsOf(page: Page): { text: string; line: number }[] {
  const rows = new Map<number, string>();
  for (const { place, line, text } of page.passages) {
    if (place === 'cell') rows.set(line, `${rows.get(line) ?? ''} ${text}`);
  }
  return [
    ...page.passages.filter(({ place }) => place !== 'cell'),
    ...Array.from(rows, ([line, text]) => ({ line, text })),
    ...receiptsOn(page).flatMap(({ line, lines }) =>
      lines.map(({ what, note = '', cents }) => ({
        line,
        text: `${what} ${note} €${(cents / 100).toFixed(2)}`,
      })),
    ),
  ];
}

function pricesOf(pricing: Pricing, hours: number, boats: number): Cents[] {
  return [EARLY, NORMAL, LATE].flatMap((hoursAhead) => {
    const price = rentalPrice(pricing, tripOf({ hours, hoursAhead, boats }));
    return [price, taxed(price, true, 20).amountExcludingTax];
  });
}
