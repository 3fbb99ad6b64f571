import {
  type AddOn,
  DAY,
  formatLocalTime,
  HOUR,
  type Instant,
  instantAt,
  localMoment,
  minutesOf,
  type TripSale,
} from '@slipway/engine';
import { longDate } from '../long-date.ts';

export const TIME_ZONE = 'Europe/Copenhagen';
export const LOCALE = 'en_GB';

/** The instant of a date and a time at Heron Bay. */
export function at(date: string, time: string): Instant {
  return instantAt({ date, minutes: minutesOf(time) }, TIME_ZONE);
}

interface Asked extends Partial<Omit<TripSale, 'return' | 'bookedAt'>> {
  hours: number;
  /** Hours between booking and pickup; 13 days when left out. */
  hoursAhead?: number;
}

/** A trip from North Pier, by default on Saturday, June 14, 2025 at 10:00 with four people. */
export function tripOf({ hours, hoursAhead = (13 * DAY) / HOUR, ...asked }: Asked): TripSale {
  const pickup = asked.pickup ?? at('2025-06-14', '10:00');
  return {
    dockId: 'north-pier',
    boatModelId: 'plover-5',
    timeZone: TIME_ZONE,
    boats: 1,
    passengers: 4,
    customerTypeId: null,
    partnerCode: null,
    slotId: null,
    ...asked,
    pickup,
    return: pickup + Math.round(hours * HOUR),
    bookedAt: pickup - Math.round(hoursAhead * HOUR),
  };
}

/** What every pricing of the examples has in common: entered with tax, nothing beside the rental. */
export const PRICING = {
  description: 'Boat rental',
  taxRateId: 'standard',
  pricesIncludeTax: true,
  extraCharges: [],
  deposits: [],
};

/** The customer types of the examples. */
export const CUSTOMER_TYPES = {
  guest: 'Guest',
  account_holder: 'Account holder',
  member: 'Club member',
} as const;

/** What calendar and clock show at Heron Bay: `June 14, 2025, 10:00`. */
export function momentText(instant: Instant): string {
  const { date, minutes } = localMoment(instant, TIME_ZONE);
  return `${longDate(date)}, ${formatLocalTime(minutes)}`;
}

/** 12% as `0.12` in a formula, without the noise of floating point. */
export function asFactor(percentage: number): string {
  return String(Number((percentage / 100).toFixed(4)));
}

/** Heron Bay's picnic box, changed where a calculator asks for it. */
export function picnicBox(changes: Partial<AddOn>): AddOn {
  return {
    id: 'picnic-box',
    name: 'Picnic box',
    price: 1450,
    basis: 'piece',
    taxRateId: 'standard',
    priceIncludesTax: true,
    conditions: [],
    limits: {},
    orderBeforeHours: 0,
    soldOut: false,
    ...changes,
  };
}
