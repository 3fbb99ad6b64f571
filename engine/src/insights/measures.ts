import type { Cents } from '../arithmetic/cents.ts';

/** What is counted of the bookings of some days. Money is without tax. */
export interface SalesTally {
  /** What confirmed and completed bookings cost, and the fees of canceled ones. */
  revenue: Cents;
  addOnRevenue: Cents;
  /** Confirmed and completed ones. */
  bookings: number;
  canceled: number;
  /** Minutes from booking to pickup, of all bookings together. */
  leadMinutes: number;
  /** Minutes of each boat of each booking. */
  bookedMinutes: number;
  /** Minutes of each boat in which a customer could have been out with it. */
  bookableMinutes: number;
}

/** The measures of some days; null where there is nothing to divide by. */
export interface SalesMeasures {
  revenue: Cents;
  bookings: number;
  averageValue: Cents | null;
  /** In percent, with one decimal, as the other shares. */
  occupancy: number | null;
  addOnShare: number | null;
  /** Minutes on average. */
  leadTime: number | null;
  cancelRate: number | null;
}

const NOTHING: SalesTally = {
  revenue: 0,
  addOnRevenue: 0,
  bookings: 0,
  canceled: 0,
  leadMinutes: 0,
  bookedMinutes: 0,
  bookableMinutes: 0,
};

/** What was counted of several days, taken together. */
export function sumOfTallies(tallies: readonly Partial<SalesTally>[]): SalesTally {
  const sum = { ...NOTHING };
  for (const tally of tallies) {
    for (const [name, value] of Object.entries(tally)) sum[name as keyof SalesTally] += value;
  }
  return sum;
}

export function measuresOf(tally: SalesTally): SalesMeasures {
  const { revenue, bookings, canceled } = tally;
  return {
    revenue,
    bookings,
    averageValue: rounded(revenue, bookings),
    occupancy: percentage(tally.bookedMinutes, tally.bookableMinutes),
    addOnShare: percentage(tally.addOnRevenue, revenue),
    leadTime: rounded(tally.leadMinutes, bookings),
    cancelRate: percentage(canceled, bookings + canceled),
  };
}

const MINUTES_OF_DAY = 24 * 60;
const MOST_HOURS = 48;

/** A lead time in words: `5 h`, and from two days on `5.9 days`; `decimal` writes the number of days. */
export function leadTimeText(
  minutes: number,
  decimal = (days: number): string => days.toFixed(1),
): string {
  if (minutes < MOST_HOURS * 60) return `${Math.round(minutes / 60)} h`;
  return `${decimal(minutes / MINUTES_OF_DAY)} days`;
}

/** A part of nothing, or of less, says nothing. */
function rounded(part: number, whole: number): number | null {
  return whole > 0 ? Math.round(part / whole) : null;
}

function percentage(part: number, whole: number): number | null {
  const perMille = rounded(part * 1000, whole);
  return perMille === null ? null : perMille / 10;
}
