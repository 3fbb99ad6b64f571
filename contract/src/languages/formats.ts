/** How money, days, times and lengths of time are written. Moments are Dates. */
export interface Formats {
  /** Cents of the currency: `€132.00`, `132,00 €`. */
  money(cents: number): string;
  number(value: number): string;
  percent(share: number): string;
  /** `Saturday, June 14, 2025` */
  fullDate(moment: Date): string;
  /** `June 14, 2025` */
  date(moment: Date): string;
  /** `Sat, Jun 14`: for lists and buttons. */
  shortDay(moment: Date): string;
  /** `June 2025`: above a calendar. */
  month(moment: Date): string;
  /** `10:00 AM` or `10:00`, as the locale has it. */
  time(moment: Date): string;
  /** `June 14, 2025 at 10:00 AM` */
  dateTime(moment: Date): string;
  /** `10:00 AM – 1:00 PM`, with the days where they differ. */
  timeRange(from: Date, until: Date): string;
  /** `3 hours`, `1 hour 30 minutes`, `2 days`. */
  duration(minutes: number): string;
  /** The days of the week from its first one on, in short and in full. */
  weekdays(): { short: string; long: string }[];
  /** 1 is Monday, 7 is Sunday. */
  firstWeekday: number;
  /** The words with commas and the language's `and`. */
  list(words: readonly string[]): string;
}

const DAY_MINUTES = 24 * 60;
/** January 1, 2024 was a Monday. */
const A_MONDAY = Date.UTC(2024, 0, 1);

/**
 * The locale in which customers read clock, dates and numbers: that of their language, and in the
 * company's own language as its country writes them. `en_GB` writes 10:00, `en_US` 10:00 AM.
 */
export function formatLocale(language: string, companyLocale: string): string {
  const [ownLanguage] = companyLocale.split('_');
  return language === ownLanguage ? companyLocale.replace('_', '-') : language;
}

interface FormatsOptions {
  /** `en-GB` or `de`, as `formatLocale` has it. */
  locale: string;
  timeZone: string;
  currency: string;
}

const made = new Map<string, Formats>();

/** The formats of a locale, for a dock's time zone and a company's currency, made once. */
export function createFormats({ locale, timeZone, currency }: FormatsOptions): Formats {
  const name = [locale, timeZone, currency].join(' ');
  const formats = made.get(name) ?? makeFormats({ locale, timeZone, currency });
  made.set(name, formats);
  return formats;
}

function makeFormats({ locale, timeZone, currency }: FormatsOptions): Formats {
  const dates = (style: Intl.DateTimeFormatOptions) =>
    onFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone, ...style }));
  const fullDate = dates({ dateStyle: 'full' });
  const date = dates({ dateStyle: 'long' });
  const shortDay = dates({ weekday: 'short', day: 'numeric', month: 'short' });
  const month = dates({ month: 'long', year: 'numeric' });
  const time = dates({ timeStyle: 'short' });
  const dateTime = dates({ dateStyle: 'long', timeStyle: 'short' });
  const shortMoment = dates({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const money = onFirstUse(() => new Intl.NumberFormat(locale, { style: 'currency', currency }));
  const scale = onFirstUse(() => 10 ** (money().resolvedOptions().maximumFractionDigits ?? 2));
  const number = onFirstUse(() => new Intl.NumberFormat(locale));
  const percent = onFirstUse(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
  );
  const list = onFirstUse(() => new Intl.ListFormat(locale, { type: 'conjunction' }));

  const firstWeekday = firstWeekdayOf(locale);

  // A number never parts from its unit, so that `1 hour 30 minutes` breaks between the two.
  const inUnit = (value: number, unit: 'day' | 'hour' | 'minute') =>
    value === 0
      ? ''
      : new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
          .format(value)
          .replaceAll(' ', '\u00a0');

  return {
    money: (cents) => money().format(cents / scale()),
    number: (value) => number().format(value),
    percent: (share) => percent().format(share),
    fullDate: (moment) => fullDate().format(moment),
    date: (moment) => date().format(moment),
    shortDay: (moment) => shortDay().format(moment),
    month: (moment) => month().format(moment),
    time: (moment) => time().format(moment),
    dateTime: (moment) => dateTime().format(moment),
    timeRange: (from, until) =>
      date().format(from) === date().format(until)
        ? `${time().format(from)} – ${time().format(until)}`
        : `${shortMoment().format(from)} – ${shortMoment().format(until)}`,
    duration: (minutes) =>
      [
        inUnit(Math.floor(minutes / DAY_MINUTES), 'day'),
        inUnit(Math.floor((minutes % DAY_MINUTES) / 60), 'hour'),
        inUnit(minutes % 60, 'minute'),
      ]
        .filter(Boolean)
        .join(' '),
    weekdays: () => {
      const days = (weekday: 'short' | 'long') =>
        new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
      const short = days('short');
      const long = days('long');
      return Array.from({ length: 7 }, (_, index) => {
        const day = A_MONDAY + (index + firstWeekday - 1) * DAY_MINUTES * 60_000;
        return { short: short.format(day), long: long.format(day) };
      });
    },
    firstWeekday,
    list: (words) => list().format(words),
  };
}

/** Making a format of Intl takes longer than using it, and few are used at once. */
function onFirstUse<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Countries whose weeks begin on Sunday or on Saturday (CLDR); not every browser knows them. */
const SUNDAY_FIRST = countries(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX',
  'MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
);
const SATURDAY_FIRST = countries('AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY');

function countries(...lists: string[]): Set<string | undefined> {
  return new Set(lists.join(' ').split(' '));
}

/** The day with which weeks begin: 1 is Monday, 7 is Sunday. */
export function firstWeekdayOf(locale: string): number {
  const { region } = new Intl.Locale(locale).maximize();
  if (SUNDAY_FIRST.has(region)) return 7;
  return SATURDAY_FIRST.has(region) ? 6 : 1;
}
