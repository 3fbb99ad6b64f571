/** What can be changed on a booking. */
export const EDITABLE_FIELDS = [
  'dock',
  'boatModel',
  'pickup',
  'return',
  'boats',
  'passengers',
  'partner',
] as const;

/** A part of a booking that can be changed. */
export type EditableField = (typeof EDITABLE_FIELDS)[number];

const AFTER_HAND_OUT: readonly EditableField[] = ['return', 'passengers'];

/** What can be changed now: once a boat has been handed out, only return time and people. */
export function editableFields(booking: { handedOut: boolean }): readonly EditableField[] {
  return booking.handedOut ? AFTER_HAND_OUT : EDITABLE_FIELDS;
}
