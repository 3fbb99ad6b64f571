import { addDays, localMoment } from '@slipway/engine';
import type { Booking } from './words.ts';

/** Customers get a week, or until the day before the trip, and today at the latest. */
export function dueDayFor({ pickup, dock }: Booking, today: string): string {
  const { date } = localMoment(Date.parse(pickup), dock.timeZone);
  const latest = [addDays(today, 7), addDays(date, -1)].sort()[0] ?? today;
  return latest < today ? today : latest;
}
