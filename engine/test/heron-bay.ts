import { minutesOf } from '../src/time/local-time.ts';
import { instantAt } from '../src/time/time-zone.ts';
import type { TripSale } from '../src/trips/trip.ts';

export const COPENHAGEN = 'Europe/Copenhagen';

/** The instant of a date and a time at Heron Bay, such as `2025-06-14 10:00`. */
export function at(dateAndTime: string, timeZone = COPENHAGEN): number {
  const [date = '', time = ''] = dateAndTime.split(' ');
  return instantAt({ date, minutes: minutesOf(time) }, timeZone);
}

/** The trip of the model booking R7K2QD, changed where a test needs it. */
export function modelTrip(changes: Partial<TripSale> = {}): TripSale {
  return {
    dockId: 'north-pier',
    boatModelId: 'plover-5',
    timeZone: COPENHAGEN,
    pickup: at('2025-06-14 10:00'),
    return: at('2025-06-14 13:00'),
    boats: 1,
    passengers: 4,
    bookedAt: at('2025-06-01 10:00'),
    customerTypeId: 'account-holder',
    partnerCode: null,
    slotId: null,
    ...changes,
  };
}
