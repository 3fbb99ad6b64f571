import type { LocalDate } from '../time/local.ts';

/** Makes one boat model bookable at one dock during one period. */
export interface RentalSetup {
  id: string;
  dockId: string;
  boatModelId: string;
  /** The first and the last day of pickup, at the dock; `null` for an open end. */
  from: LocalDate;
  until: LocalDate | null;
  /** Days after the period on which trips may still end, 0 to 28. */
  runOverDays: number;
  scheduleId: string;
  pricingId: string;
}
