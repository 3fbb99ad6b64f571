import { addMonths, isDay, monthOf, noonOf } from './month.ts';
import { readTime } from './typed-time.ts';

/** A date in the numbers of a locale, in UTC: `14/06/2025`. Anything else is left as it is. */
export function writtenDate(date: string, format: Intl.DateTimeFormat): string {
  return isDay(date) ? format.format(noonOf(date)) : date;
}

/** What belongs at which place: `DD/MM/YYYY`. */
export function datePattern(format: Intl.DateTimeFormat): string {
  const letters: Record<string, string> = { day: 'DD', month: 'MM', year: 'YYYY' };
  return format
    .formatToParts(noonOf('2025-06-14'))
    .map(({ type, value }) => letters[type] ?? value)
    .join('');
}

const WHOLE = /^\s*(\d{4}\D\d{2}\D\d{2}(T\d\d:\d\d)?|\d{1,2}\D+\d{1,2}\D+\d{4}|\d{8})\s*$/;

/** Whether no further digit is expected, so that the date counts before the field is left. */
export function isWholeDate(typed: string): boolean {
  return WHOLE.test(typed);
}

interface Around {
  format: Intl.DateTimeFormat;
  /** What is left out is taken from the days around this one. */
  today: string;
  min?: string | undefined;
  max?: string | undefined;
}

type Part = 'day' | 'month' | 'year';
type Typed = Partial<Record<Part, string>>;

/**
 * The date that somebody typed in the order of the locale, or year first: `5.6.`, `5/6/26`, `050626`,
 * `5 June`, `2026-06-05`. Without a year it is the nearest one; null when it is no date.
 */
export function readDate(typed: string, around: Around): string | null {
  const parts = partsOf(typed.trim().toLowerCase(), around.format);
  if (!parts?.day) return null;
  const { day, month, year } = parts;
  if (month && year) return dayOf(Number(year) + (year.length === 2 ? 2000 : 0), month, day);
  const thisMonth = monthOf(around.today);
  const steps = month ? [-12, 0, 12] : [-1, 0, 1];
  const near = steps.flatMap((step) => {
    const [nearYear, nearMonth = ''] = addMonths(thisMonth, step).split('-');
    return dayOf(Number(nearYear), month ?? nearMonth, day) ?? [];
  });
  const fits = near.filter((date) => isWithin(date, around));
  return nearest(fits.length > 0 ? fits : near, around.today);
}

/** A date with a time after it, `5.6. 9:30`, or alone; null when it is neither. */
export function readDateAndTime(
  typed: string,
  around: Around,
  clock: Intl.DateTimeFormat,
): { date: string; time: string | null } | null {
  const alone = readDate(typed, around);
  if (alone) return { date: alone, time: null };
  for (const { index, 0: gap } of typed.trim().matchAll(/[\s,]+|T(?=\d)/g)) {
    const date = readDate(typed.trim().slice(0, index), around);
    const time = readTime(typed.trim().slice(index + gap.length), clock);
    if (date && time) return { date, time };
  }
  return null;
}

/** Whether a field takes the date. */
export function isWithin(date: string, { min, max }: Pick<Around, 'min' | 'max'>): boolean {
  return (min === undefined || date >= min) && (max === undefined || date <= max);
}

function nearest(dates: readonly string[], today: string): string | null {
  const away = (date: string) => Math.abs(noonOf(date).getTime() - noonOf(today).getTime());
  return dates.toSorted((one, other) => away(one) - away(other))[0] ?? null;
}

function dayOf(year: number, month: string, day: string): string | null {
  const date = [String(year).padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join(
    '-',
  );
  return isDay(date) ? date : null;
}

function partsOf(text: string, format: Intl.DateTimeFormat): Typed | null {
  const word = /\p{L}+/u.exec(text)?.[0];
  const numbers = word ? text.replace(word, ' ') : text;
  if (!/^[\d\s.,/-]+$/.test(numbers)) return null;
  const groups = numbers.match(/\d+/g) ?? [];
  if (word === undefined) return inOrder(groups, orderOf(format));
  const month = monthNamed(word, format);
  if (!month) return null;
  const isYearFirst = groups[0]?.length === 4;
  const parts = named(groups, isYearFirst ? ['year', 'day'] : ['day', 'year']);
  return parts && { ...parts, month };
}

const YEAR_FIRST: readonly Part[] = ['year', 'month', 'day'];

/** Numbers in the order of the locale, which a year of four digits at the other end turns around. */
function inOrder(groups: readonly string[], order: readonly Part[]): Typed | null {
  const [first = '', second, third] = groups;
  if (second === undefined && first.length > 2) return inOrder(cut(first, order), order);
  if (second === undefined) return named(groups, ['day']);
  if (third === undefined) {
    return named(
      groups,
      order.filter((part) => part !== 'year'),
    );
  }
  if (first.length === 4) return named(groups, YEAR_FIRST);
  if (third.length === 4 && order[0] === 'year') return named(groups, YEAR_FIRST.toReversed());
  return named(groups, order);
}

/** Digits with nothing between them: `0506`, `050626`, `05062026`, `20260605`. */
function cut(digits: string, order: readonly Part[]): string[] {
  const isYearFirst = order[0] === 'year' || !/^(19|20)/.test(digits.slice(4));
  const places: Record<number, RegExp> = {
    4: /(..)(..)/,
    6: /(..)(..)(..)/,
    8: isYearFirst ? /(....)(..)(..)/ : /(..)(..)(....)/,
  };
  return places[digits.length]?.exec(digits)?.slice(1) ?? [];
}

/** Each number by what it is; null when there are too many, or one has digits that it cannot have. */
function named(groups: readonly string[], parts: readonly Part[]): Typed | null {
  const typed: Typed = {};
  for (const [index, digits] of groups.entries()) {
    const part = parts[index];
    if (!part) return null;
    const isRight = part === 'year' ? /^(19|20)?\d\d$/ : /^\d{1,2}$/;
    if (!isRight.test(digits)) return null;
    typed[part] = digits;
  }
  return typed;
}

function orderOf(format: Intl.DateTimeFormat): Part[] {
  return format
    .formatToParts(noonOf('2025-06-14'))
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');
}

/** The number of the month whose name begins like this, in the locale's language or in English. */
function monthNamed(word: string, format: Intl.DateTimeFormat): string | undefined {
  if (word.length < 3) return undefined;
  const languages = [format.resolvedOptions().locale, 'en'];
  for (const language of languages) {
    const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    const found = Array.from({ length: 12 }, (_, index) => index).find((index) =>
      names
        .format(Date.UTC(2025, index, 15))
        .toLowerCase()
        .startsWith(word),
    );
    if (found !== undefined) return String(found + 1);
  }
  return undefined;
}
