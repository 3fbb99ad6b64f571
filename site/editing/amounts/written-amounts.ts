import type { Cents } from '@slipway/engine';
import type { Page } from '../page.ts';

/** An amount of money on a page, without its sign. */
export interface WrittenAmount {
  cents: Cents;
  line: number;
  written: string;
}

export const EURO = /€(\d[\d,]*(?:\.\d+)?)/g;

export function centsOf(digits: string): Cents {
  return Math.round(Number(digits.replaceAll(',', '')) * 100);
}

/** Every amount that a reader sees on a page, also those of its receipts. */
export function* amountsOn(page: Page): Generator<WrittenAmount> {
  for (const { text, line } of page.passages) {
    for (const [written, digits = ''] of text.matchAll(EURO)) {
      yield { cents: centsOf(digits), line, written };
    }
  }
  for (const { line, lines } of receiptsOn(page)) {
    for (const { what, cents } of lines) {
      yield { cents: Math.abs(cents), line, written: `${cents} cents for '${what}'` };
    }
  }
}

interface Receipt {
  line: number;
  lines: { what: string; note?: string; cents: Cents }[];
  total: Cents;
}

/** The receipts of a page. The build has checked that the lines of each add up to its total. */
export function receiptsOn({ pictures }: Page): Receipt[] {
  return pictures
    .filter(({ kind }) => kind === 'receipt')
    .map(({ line, data }) => {
      const { lines, total } = data as Pick<Receipt, 'lines'> & { total: { cents: Cents } };
      return { line, lines, total: Math.abs(total.cents) };
    });
}
