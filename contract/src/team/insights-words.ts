/** Which day of a booking decides whether it is in the period. */
export const INSIGHTS_BY = {
  pickup: 'Pickup date',
  booking: 'Booking date',
} as const;

export type InsightsBy = keyof typeof INSIGHTS_BY;

/** What a period is read beside. */
export const INSIGHTS_COMPARED = {
  previous_period: 'Previous period',
  last_year: 'Last year',
} as const;

export type InsightsCompared = keyof typeof INSIGHTS_COMPARED;

/** The measures in the order in which they are read. */
export const INSIGHTS_MEASURE = {
  revenue: 'Revenue',
  bookings: 'Bookings',
  averageValue: 'Average value',
  occupancy: 'Occupancy',
  addOnShare: 'Add-on share',
  leadTime: 'Lead time',
  cancelRate: 'Cancel rate',
} as const;

export type InsightsMeasure = keyof typeof INSIGHTS_MEASURE;

/** The longest period, in days: a leap year. */
export const INSIGHTS_LONGEST_DAYS = 366;

/** How old the figures on a screen may get, in minutes. */
export const INSIGHTS_FRESH_MINUTES = 15;
