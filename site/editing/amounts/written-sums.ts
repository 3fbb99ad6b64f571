import { type Cents, calculateFormula } from '@slipway/engine';
import type { Page } from '../page.ts';
import { centsOf } from './written-amounts.ts';

/** A calculation that a page writes out, such as `12% of €132.00` or `3 × €48.00 = €144.00`. */
export interface WrittenSum {
  line: number;
  written: string;
  /** What the engine makes of it. */
  cents: Cents;
  /** What the page says it makes, when it says so. */
  claimed?: Cents;
}

const OPERAND = String.raw`€?\d[\d,]*(?:\.\d+)?%?`;
const UNIT = `(?: (?:h|hours?|minutes?|days?|months?|boats?|people|boxes|pieces?))?`;
const SUM = new RegExp(
  `${OPERAND}${UNIT}(?: (?:×|÷|\\+|−|of) ${OPERAND}${UNIT})+(?: = €(\\d[\\d,]*(?:\\.\\d+)?))?`,
  'g',
);
const TOKEN = new RegExp(`${OPERAND}|×|÷|\\+|−|of`, 'g');
const OPERATORS: Record<string, string> = { '×': '*', '÷': '/', '+': '+', '−': '-', of: '*' };

/** Every calculation that is written out on a page, in words or as code, worked out by the engine. */
export function sumsOn({ passages }: Page): WrittenSum[] {
  return passages.flatMap(({ text, line, pieces }) => [
    ...Array.from(text.matchAll(SUM)).flatMap(([written, claimed]) => {
      const [sum = ''] = written.split(' = ');
      if (!sum.includes('€')) return [];
      const claim = claimed === undefined ? {} : { claimed: centsOf(claimed) };
      return workedOut(asFormula(sum)).map((cents) => ({ line, written, cents, ...claim }));
    }),
    ...pieces
      .filter(({ code, text: source }) => code && /[*/+-]/.test(source))
      .flatMap(({ text: written }) =>
        workedOut(written).map((cents) => ({ line, written, cents })),
      ),
  ]);
}

function workedOut(source: string): Cents[] {
  const result = calculateFormula(source, {});
  return result.ok ? [Math.abs(result.value.amount)] : [];
}

/** `€144.00 − 12%` means 12% less than what stands before it. */
function asFormula(sum: string): string {
  const tokens = sum.match(TOKEN) ?? [];
  return tokens.reduce((formula, token, index) => {
    const operator = OPERATORS[token];
    if (operator) return `${formula} ${operator} `;
    const number = token.replace(/[€,%]/g, '');
    if (!token.endsWith('%')) return formula + number;
    const before = tokens[index - 1];
    if (before !== '+' && before !== '−') return `${formula}(${number} / 100)`;
    return `(${formula.slice(0, -3)}) * (1 ${OPERATORS[before]} ${number} / 100)`;
  }, '');
}
