import { parseText, type TextPart } from './parse-text.ts';

/** What a text is filled with. A moment is a Date. */
export type TextValues = Readonly<Record<string, string | number | Date>>;

/** Where the reader is: how numbers, dates and plurals are written, and the time zone of the dock. */
export interface TextPlace {
  /** `en-GB` or `de`, as `formatLocale` has it. */
  locale: string;
  timeZone?: string;
}

type DateStyle = Intl.DateTimeFormatOptions['dateStyle'];

const parsed = new Map<string, TextPart[]>();

/** Fills a text of ICU message syntax. A variable without a value stays readable as `{name}`. */
export function formatText(text: string, values: TextValues, place: TextPlace): string {
  let parts = parsed.get(text);
  if (!parts) {
    parts = parseText(text);
    parsed.set(text, parts);
  }
  return write(parts, values, place);
}

function write(parts: TextPart[], values: TextValues, place: TextPlace, count = 0): string {
  const { locale, timeZone } = place;
  const moment = (value: unknown, styles: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...styles, timeZone }).format(new Date(value as string));
  const number = (value: unknown) => new Intl.NumberFormat(locale).format(value as number);

  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'count') return number(count);
      const { kind, name, style, options } = part;
      const value = values[name];
      if (value === undefined) return `{${name}}`;
      if (options) {
        const isPlural = kind === 'plural';
        const form = isPlural && new Intl.PluralRules(locale).select(Number(value));
        const chosen = (isPlural && options[`=${value}`]) || options[form || String(value)];
        const inside = chosen ?? (options.other as TextPart[]);
        return write(inside, values, place, isPlural ? Number(value) : count);
      }
      if (kind === 'date') return moment(value, { dateStyle: (style ?? 'medium') as DateStyle });
      if (kind === 'time') return moment(value, { timeStyle: (style ?? 'short') as DateStyle });
      if (value instanceof Date) return moment(value, { dateStyle: 'long', timeStyle: 'short' });
      return typeof value === 'number' ? number(value) : value;
    })
    .join('');
}
