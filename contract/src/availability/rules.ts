import { FIELD_TEXT } from '../errors/texts.ts';
import { AVAILABILITY_PERIOD_MAX_DAYS } from '../limits.ts';
import type { FieldErrors } from '../validation/field-errors.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A period has a length, and not more than the limit. */
export function periodInOrder({ period }: { period: { start: string; end: string } }): FieldErrors {
  const length = Date.parse(period.end) - Date.parse(period.start);
  if (length <= 0) return { 'period.end': [FIELD_TEXT.endNotAfterStart] };
  if (length > AVAILABILITY_PERIOD_MAX_DAYS * DAY) return { period: [FIELD_TEXT.periodTooLong] };
  return {};
}
