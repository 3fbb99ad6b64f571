import { firstWeekdayOf, formatLocale } from '@slipway/contract/languages/formats';
import type { HourCycle } from '@slipway/contract/team/interface-words';

/** How days, times, numbers and amounts are written for somebody. */
export interface Writing {
  /** Language and country: `en-GB`. */
  locale: string;
  hourCycle: HourCycle;
}

/** What the guides show: `June 14, 2025`, `14:30`, `€1,250.00`. */
const AS_IN_GUIDES: Writing = { locale: 'en-US', hourCycle: 'h23' };

/**
 * How somebody reads: in the Interface language of theirs, and in the company's own language as its
 * country writes it.
 */
export function writingOf(
  { language, hourCycle }: { language: string; hourCycle: HourCycle },
  company: { locale: string },
): Writing {
  const locale = formatLocale(language, company.locale);
  return { locale: locale === 'en' ? AS_IN_GUIDES.locale : locale, hourCycle };
}

let current = AS_IN_GUIDES;
/** A day of this year is written without it. */
let thisYear = '';

/** Times of the day that were written before, by their minute: a board writes thousands. */
const clocks = new Map<number, string>();

/** One person looks at a page, so one choice holds for all of it; it is made before anything is drawn. */
export function writeAs(writing: Writing, today: string): void {
  current = writing;
  thisYear = today.slice(0, 4);
  clocks.clear();
}

/** Whether a date is of another year than today, so that its year has to be written. */
export function isOfAnotherYear(date: string): boolean {
  return thisYear !== '' && date.slice(0, 4) !== thisYear;
}

/** The language and country of whoever looks at the page: `en-GB`. */
export function currentLocale(): string {
  return current.locale;
}

/** The weekday with which a week begins: 1 is Monday, 7 is Sunday. */
export function firstWeekday(): number {
  return firstWeekdayOf(current.locale);
}

type Formats = {
  date: { options: Intl.DateTimeFormatOptions; made: Intl.DateTimeFormat };
  number: { options: Intl.NumberFormatOptions; made: Intl.NumberFormat };
};

/** Making a format takes far longer than using it. */
function madeOnce<Kind extends keyof Formats>(
  make: (locale: string, options: Formats[Kind]['options']) => Formats[Kind]['made'],
) {
  const known = new Map<string, Formats[Kind]['made']>();
  return (options: Formats[Kind]['options'], { locale }: Writing = current) => {
    const name = locale + JSON.stringify(options);
    const format = known.get(name) ?? make(locale, options);
    known.set(name, format);
    return format;
  };
}

export const dateFormat = madeOnce<'date'>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = madeOnce<'number'>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);

/** The time at a place: `14:30`, or `2:30 PM`. */
export function clockFormat(timeZone: string, writing: Writing = current): Intl.DateTimeFormat {
  const { hourCycle } = writing;
  const hour = hourCycle === 'h23' ? '2-digit' : 'numeric';
  return dateFormat({ hour, minute: '2-digit', hourCycle, timeZone }, writing);
}

const DAY_MINUTES = 24 * 60;

/** A time of the day by its minutes since midnight, or since that of a day before: `10:00`. */
export function clockText(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const text = clocks.get(ofDay) ?? clockFormat('UTC').format(ofDay * 60_000);
  clocks.set(ofDay, text);
  return text;
}

/** An hour where there is little room: `14:00`, or `2 PM`. */
export function hourText(minutes: number): string {
  const { hourCycle } = current;
  if (hourCycle === 'h23') return clockText(minutes);
  return dateFormat({ hour: 'numeric', hourCycle, timeZone: 'UTC' }).format(minutes * 60_000);
}
