import type { Cents } from '@slipway/engine';
import { receipt } from '../../pictures/kinds/receipt.ts';
import type { Page } from '../page.ts';
import { SATURDAY } from '../saturday.ts';

/** An amount of money on a page, without its sign. */
export interface WrittenAmount {
  cents: Cents;
  line: number;
  written: string;
}

const EURO = /€(\d[\d,]*(?:\.\d+)?)/g;

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
  for (const { line, lines, total } of receiptsOn(page)) {
    for (const { what, cents } of [...lines, total]) {
      yield { cents: Math.abs(cents), line, written: `${cents} cents for '${what}'` };
    }
  }
}

interface ReceiptLine {
  what: string;
  note?: string;
  cents: Cents;
}

interface Receipt {
  line: number;
  lines: ReceiptLine[];
  total: ReceiptLine;
}

/** The receipts of a page, with the amounts that they take from bookings of the Saturday. */
export function receiptsOn({ pictures }: Page): Receipt[] {
  return pictures
    .filter(({ kind }) => kind === 'receipt')
    .map(({ line, data }) => {
      const filled = receipt.fill(data as never, SATURDAY) as Omit<Receipt, 'line'>;
      return { line, ...filled };
    });
}

/** What the lines of a receipt come to, without the sign. */
export function totalOf({ lines }: Receipt): Cents {
  return Math.abs(lines.reduce((sum, { cents }) => sum + cents, 0));
}
