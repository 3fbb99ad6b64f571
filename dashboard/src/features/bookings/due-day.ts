import { addDays, localMoment } from '@slipway/engine';

interface Leaving {
  pickup: string;
  dock: { timeZone: string };
}

/** Customers get a week, or until the day before the trip, and today at the latest. */
export function dueDayFor({ pickup, dock }: Leaving, today: string): string {
  const { date } = localMoment(Date.parse(pickup), dock.timeZone);
  const latest = [addDays(today, 7), addDays(date, -1)].sort()[0] ?? today;
  return latest < today ? today : latest;
}
