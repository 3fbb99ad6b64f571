import { isLocalDate, isLocalTime, type LocalDate, type LocalTime } from '@slipway/engine';
import { type Field, type FieldText, problem, value } from '../field.ts';

/** A date of the calendar, `2025-06-14`. */
export function date(start: LocalDate, text: FieldText): Field<LocalDate> {
  return {
    ...text,
    start,
    control: { type: 'date' },
    read: (typed) =>
      isLocalDate(typed) ? value(typed) : problem('Enter a date, such as 2025-06-14.'),
  };
}

/** A time of day, `09:30`. */
export function time(start: LocalTime, text: FieldText): Field<LocalTime> {
  return {
    ...text,
    start,
    control: { type: 'time' },
    read: (typed) =>
      isLocalTime(typed) ? value(typed) : problem('Enter a time of day, such as 09:30.'),
  };
}
