const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** What runs along the top of a board. Places on it are numbers between `from` and `to`. */
export interface Axis {
  from: number;
  to: number;
  ticks: { at: number; text: string }[];
  /** Reads a place such as `10:30`, `Fri 16:00` or `Mar 15`; nothing when it cannot. */
  read(place: string): number | undefined;
}

function readHours(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) + Number(minutes) / 60;
}

/** The hours of a day, for example from 8 to 18. */
export function dayAxis(from: number, to: number): Axis {
  const step = to - from > 12 ? 2 : 1;
  const hours = Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, i) => from + i * step,
  );
  return {
    from,
    to,
    ticks: hours.map((hour) => ({ at: hour, text: `${String(hour).padStart(2, '0')}:00` })),
    read: readHours,
  };
}

/** A week from Monday to Sunday; a place is a weekday and a time. */
export function weekAxis(): Axis {
  return {
    from: 0,
    to: 7,
    ticks: WEEKDAYS.map((text, at) => ({ at, text })),
    read(place) {
      const [weekday = '', clock = ''] = place.split(' ');
      const [day, hours] = [WEEKDAYS.indexOf(weekday), readHours(clock)];
      return day < 0 || hours === undefined ? undefined : day + hours / 24;
    },
  };
}

/** The months of a year; a place is a month and a day. */
export function yearAxis(): Axis {
  return {
    from: 0,
    to: 365,
    ticks: MONTHS.map((text, month) => ({ at: DAYS_BEFORE_MONTH[month] as number, text })),
    read(place) {
      const [month = '', day = ''] = place.split(' ');
      const before = DAYS_BEFORE_MONTH[MONTHS.indexOf(month)];
      return before === undefined || !/^\d{1,2}$/.test(day) ? undefined : before + Number(day) - 1;
    },
  };
}
