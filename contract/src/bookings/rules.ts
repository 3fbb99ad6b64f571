import { FIELD_TEXT } from '../errors/texts.ts';
import type { FieldErrors } from '../validation/field-errors.ts';

/** The return must not be before the pickup, when both are sent. */
export function returnNotBeforePickup(trip: { pickup?: string; return?: string }): FieldErrors {
  if (trip.pickup === undefined || trip.return === undefined) return {};
  const isBefore = Date.parse(trip.return) < Date.parse(trip.pickup);
  return isBefore ? { return: [FIELD_TEXT.returnBeforePickup] } : {};
}
