import type { DateRange, Weekday } from '../time/local.ts';
import type { TripSale } from '../trips/trip.ts';
import type { CustomerCounts } from './customer-bookings.ts';

/** Which bookings customers of a type may make. All must hold; what is left out does not limit. */
export interface BookingRules {
  allowedPairs?: { dockId: string; boatModelId: string }[];
  weekdays?: Weekday[];
  excludedDates?: DateRange[];
  shortestLeadHours?: number;
  longestLeadHours?: number;
  longestTripHours?: number;
  bookingsPerDay?: number;
  boatsPerBooking?: number;
  upcomingBookings?: number;
  upcomingHours?: number;
  hoursPerMonth?: number;
  customCondition?: string;
  /** Texts shown to the customer instead of ours. */
  refusalTexts?: Partial<Record<BookingRule, string>>;
}

/** The name of a rule. */
export type BookingRule = Exclude<keyof BookingRules, 'refusalTexts'>;

/** The booking that is asked for. */
export interface BookingToCheck {
  sale: TripSale;
  names: { dock: string; model: string };
  /** `null` while the customer is not known. */
  counts: CustomerCounts | null;
}
