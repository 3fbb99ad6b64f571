import type { LocalDate } from '../time/local.ts';

/** A customer's type and the last day on which it counts. */
export interface Membership {
  customerTypeId: string;
  memberUntil: LocalDate | null;
}

/** The customer type on a date: after the last day of a membership it is the default one. */
export function customerTypeOn(
  { customerTypeId, memberUntil }: Membership,
  date: LocalDate,
  defaultTypeId: string,
): string {
  return memberUntil !== null && date > memberUntil ? defaultTypeId : customerTypeId;
}
