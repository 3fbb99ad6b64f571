import { eachAddOnOnce } from '../add-ons/rules.ts';
import { FIELD_TEXT } from '../errors/texts.ts';
import { type FieldErrors, mergeFieldErrors } from '../validation/field-errors.ts';

type Times = { pickup?: string; return?: string };
type Order = { addOns?: { addOnId: string }[] };

/** The return must not be before the pickup, when both are sent. */
export function returnNotBeforePickup(trip: Times): FieldErrors {
  if (trip.pickup === undefined || trip.return === undefined) return {};
  const isBefore = Date.parse(trip.return) < Date.parse(trip.pickup);
  return isBefore ? { return: [FIELD_TEXT.returnBeforePickup] } : {};
}

/** What a new booking can be: confirmed at once, held as a draft, or kept as an option. */
export function newBooking(
  booking: Times &
    Order & { customerId?: string; holdMinutes?: number; optionHours?: number; paid?: boolean },
): FieldErrors {
  const { customerId, holdMinutes, optionHours, paid } = booking;
  const isHeld = holdMinutes !== undefined;
  const isOption = optionHours !== undefined;
  return mergeFieldErrors(
    returnNotBeforePickup(booking),
    eachAddOnOnce(booking),
    customerId === undefined && !isHeld ? { customerId: [FIELD_TEXT.requiredUnlessHeld] } : {},
    isHeld && isOption ? { optionHours: [FIELD_TEXT.notBoth] } : {},
    paid !== undefined && (isHeld || isOption) ? { paid: [FIELD_TEXT.onlyConfirmed] } : {},
  );
}

/** What a change of a booking must fit together. */
export function changedBooking(booking: Times & Order): FieldErrors {
  return mergeFieldErrors(returnNotBeforePickup(booking), eachAddOnOnce(booking));
}
