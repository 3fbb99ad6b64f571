import type { LocalDate } from '../time/local.ts';
import { addDays, isUsableDate } from '../time/local-date.ts';
import type { RentalSetup } from './rental-setup.ts';

/** The last date on which trips of a setup may end; `null` for an open end. */
export function lastReturnDate({
  until,
  runOverDays,
}: Pick<RentalSetup, 'until' | 'runOverDays'>): LocalDate | null {
  // An end beyond every date that can be booked, such as 9999-12-31, is none.
  return until === null || !isUsableDate(until) ? null : addDays(until, runOverDays);
}
