import { parseText, type TextPart } from './parse-text.ts';

/** What a text is filled with. A moment is a Date. */
export type TextValues = Readonly<Record<string, string | number | Date>>;

/** Where the reader is: the language of words, numbers and dates, and the time zone of the dock. */
export interface TextPlace {
  language: string;
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
  const { language, timeZone } = place;
  const moment = (value: unknown, styles: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...styles, timeZone }).format(new Date(value as string));
  const number = (value: unknown) => new Intl.NumberFormat(language).format(value as number);

  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'count') return number(count);
      const value = values[part.name];
      if (value === undefined) return `{${part.name}}`;
      switch (part.kind) {
        case 'date':
          return moment(value, { dateStyle: (part.style ?? 'medium') as DateStyle });
        case 'time':
          return moment(value, { timeStyle: (part.style ?? 'short') as DateStyle });
        case 'number':
          return number(value);
        case 'select':
          return write(part.options[String(value)] ?? otherOf(part), values, place, count);
        case 'plural': {
          const exact = part.options[`=${value}`];
          const form = part.options[new Intl.PluralRules(language).select(Number(value))];
          return write(exact ?? form ?? otherOf(part), values, place, Number(value));
        }
        default:
          if (value instanceof Date) {
            return moment(value, { dateStyle: 'long', timeStyle: 'short' });
          }
          return typeof value === 'number' ? number(value) : value;
      }
    })
    .join('');
}

function otherOf(part: { options: Record<string, TextPart[]> }): TextPart[] {
  return part.options.other as TextPart[];
}
