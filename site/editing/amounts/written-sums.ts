import { type Cents, calculateFormula } from '@slipway/engine';
import type { Page } from '../page.ts';
import type { Passage } from '../passages.ts';
import { centsOf, receiptsOn } from './written-amounts.ts';

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
export function sumsOn(page: Page): WrittenSum[] {
  return [
    ...page.passages.flatMap((passage, index) => [
      ...sumsIn(passage.text, passage.line, resultBeside(passage, page.passages[index + 1])),
      ...codedSums(passage),
    ]),
    ...receiptsOn(page).flatMap(({ line, lines }) =>
      lines.flatMap(({ note = '', cents }) => sumsIn(note, line, Math.abs(cents))),
    ),
  ];
}

/** `beside` is the result that stands beside a text which is a calculation and nothing else. */
function sumsIn(text: string, line: number, beside?: Cents): WrittenSum[] {
  return Array.from(text.matchAll(SUM)).flatMap(([written, stated]) => {
    const [sum = ''] = written.split(' = ');
    if (!sum.includes('€')) return [];
    const claimed = stated === undefined ? beside : centsOf(stated);
    const isAll = written === text || stated !== undefined;
    return workedOut(asFormula(sum)).map((cents) => ({
      line,
      written,
      cents,
      ...(isAll && claimed !== undefined && { claimed }),
    }));
  });
}

function codedSums({ pieces, line }: Passage): WrittenSum[] {
  return pieces
    .filter(({ code, text }) => code && /[*/+-]/.test(text))
    .flatMap(({ text: written }) => workedOut(written).map((cents) => ({ line, written, cents })));
}

/** The amount in the next cell of the same row. */
function resultBeside({ place, line }: Passage, next: Passage | undefined): Cents | undefined {
  if (place !== 'cell' || next?.place !== 'cell' || next.line !== line) return undefined;
  const [, digits] = /^[+−]?€(\d[\d,]*(?:\.\d+)?)$/.exec(next.text) ?? [];
  return digits === undefined ? undefined : centsOf(digits);
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
