import { FIELD_TEXT } from '../errors/texts.ts';
import type { FieldErrors } from '../validation/field-errors.ts';

/** Asks for a cursor and no events. */
export const LATEST = 'latest';

/** Whether a cursor is one of ours: a whole number. */
export function isPosition(cursor: string): boolean {
  return /^\d{1,15}$/.test(cursor);
}

/** A cursor is the position of an event. */
export function eventCursor({ after }: { after?: string }): FieldErrors {
  if (after === undefined || after === LATEST || isPosition(after)) return {};
  return { after: [FIELD_TEXT.notAnEventCursor] };
}
