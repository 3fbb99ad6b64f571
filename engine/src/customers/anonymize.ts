import type { Cents } from '../arithmetic/cents.ts';
import type { Instant } from '../time/instant.ts';

/** Months after the last trip at which customers can be anonymized by themselves. */
export const AUTO_ANONYMIZE_MONTHS = { min: 12, max: 84 } as const;

/** Why a customer cannot be anonymized now; empty when nothing stands in the way. */
export function anonymizeObstacles(customer: {
  upcomingBookings: number;
  openBalance: Cents;
  openDeposits: number;
}): string[] {
  return [
    ...(customer.upcomingBookings > 0 ? ['The customer has an upcoming booking.'] : []),
    ...(customer.openBalance === 0 ? [] : ['The customer has an open balance.']),
    ...(customer.openDeposits > 0 ? ['The customer has an open deposit.'] : []),
  ];
}

/** When a customer is anonymized by itself: so many calendar months after the last return. */
export function autoAnonymizeAt(lastReturn: Instant, months: number): Instant {
  const due = new Date(lastReturn);
  const day = due.getUTCDate();
  due.setUTCDate(1);
  due.setUTCMonth(due.getUTCMonth() + months);
  due.setUTCDate(Math.min(day, daysInMonth(due)));
  return due.getTime();
}

function daysInMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}
