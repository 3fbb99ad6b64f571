/** How a calendar is written in a language. Moments are noons in UTC. */
export interface CalendarFormats {
  /** 1 is Monday, 7 is Sunday. */
  firstWeekday: number;
  /** The days of the week from its first one on, in short and in full. */
  weekdays(): { short: string; long: string }[];
  /** `June 2025` */
  month(moment: Date): string;
  /** `Saturday, June 14, 2025` */
  fullDate(moment: Date): string;
}

/** How dates and times are written for somebody who types and chooses them. */
export interface DateWriting {
  /** A date in numbers, with two digits of day and month, in UTC: `14/06/2025`. */
  date: Intl.DateTimeFormat;
  /** A time of the day in UTC: `14:30`, or `2:30 PM`. */
  time: Intl.DateTimeFormat;
  formats: CalendarFormats;
  today: string;
  words: DateWords;
}

interface DateWords {
  /** Names of what opens the calendar and is in it. */
  openCalendar: string;
  chooseDay: string;
  monthBefore: string;
  monthAfter: string;
  today: string;
  clear: string;
  close: string;
  /** The name of the second box of a field for day and time. */
  time: string;
  /** Sentences about what was typed. */
  notADate: (example: string) => string;
  notATime: (example: string) => string;
  tooEarly: (first: string) => string;
  tooLate: (last: string) => string;
}
