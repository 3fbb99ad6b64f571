import type { HourCycle } from '@slipway/contract/team/interface-words';

/** How days, times, numbers and amounts are written for somebody. */
export interface Writing {
  language: string;
  hourCycle: HourCycle;
}

/** What the guides show: `June 14, 2025`, `14:30`, `€1,250.00`. */
const AS_IN_GUIDES: Writing = { language: 'en', hourCycle: 'h23' };

let current = AS_IN_GUIDES;

/** Times of the day that were written before, by their minute: a board writes thousands. */
const clocks = new Map<number, string>();

/** One person looks at a page, so one choice holds for all of it; it is made before anything is drawn. */
export function writeAs({ language, hourCycle }: Partial<Writing>): void {
  current = {
    language: language ?? AS_IN_GUIDES.language,
    hourCycle: hourCycle ?? AS_IN_GUIDES.hourCycle,
  };
  clocks.clear();
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
  return (options: Formats[Kind]['options'], { language }: Writing = current) => {
    const name = language + JSON.stringify(options);
    const format = known.get(name) ?? make(language === 'en' ? 'en-US' : language, options);
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
