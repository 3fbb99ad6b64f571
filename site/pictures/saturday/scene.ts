import type { Booking, Saturday } from '@slipway/company';
import { formatLocalTime, type Instant, instantAt, localMoment, minutesOf } from '@slipway/engine';

const EURO = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** `€159.34`, or `−€6.60` for less than nothing. */
export function euros(cents: number): string {
  return EURO.format(cents / 100).replace('-', '−');
}

/** The Saturday as it looks at one moment, and how its facts are written in a picture. */
export class Scene {
  readonly saturday: Saturday;
  readonly at: Instant;

  /** `time` is by the clock at the dock; left out, it is the moment at which the day is seen. */
  constructor(saturday: Saturday, time?: string) {
    this.saturday = saturday;
    this.at = time === undefined ? saturday.seenAt : this.momentAt(time);
  }

  /** The moment of a time of the day. */
  momentAt(time: string): Instant {
    const { date, timeZone } = this.saturday;
    return instantAt({ date, minutes: minutesOf(time) }, timeZone);
  }

  booking(reference: string): Booking {
    const { bookings } = this.saturday;
    const found = bookings.find((booking) => booking.reference === reference);
    if (found) return found;
    const known = bookings.map((booking) => booking.reference).join(', ');
    throw new Error(`there is no booking '${reference}' on the Saturday; there are ${known}`);
  }

  /** `09:50`. */
  time(moment: Instant): string {
    return formatLocalTime(localMoment(moment, this.saturday.timeZone).minutes);
  }

  /** `10:00–13:00`. */
  span({ pickup, return: end }: Pick<Booking, 'pickup' | 'return'>): string {
    return `${this.time(pickup)}–${this.time(end)}`;
  }

  /** `June 14, 2025`. */
  date(moment: Instant): string {
    return this.#format({ dateStyle: 'long' }, moment);
  }

  /** `June 14`. */
  day(moment: Instant): string {
    return this.#format({ month: 'long', day: 'numeric' }, moment);
  }

  /** Whether a moment is on the Saturday itself. */
  isToday(moment: Instant): boolean {
    return localMoment(moment, this.saturday.timeZone).date === this.saturday.date;
  }

  #format(options: Intl.DateTimeFormatOptions, moment: Instant): string {
    const { timeZone } = this.saturday;
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(moment);
  }
}
