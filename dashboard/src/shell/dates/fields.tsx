import { FIRST_DAY, LAST_DAY } from '@slipway/contract/limits';
import {
  type DateFieldProps,
  type TimeFieldProps,
  DateField as TypedDate,
  DateTimeField as TypedDateTime,
  TimeField as TypedTime,
} from '@slipway/ui';
import { useDateWriting } from './date-writing.ts';

type Unwritten<Props> = Omit<Props, 'writing'>;

/** A date, as the member who types it reads dates; from the first to the last that can be used. */
export function DateField(props: Unwritten<DateFieldProps>) {
  return <TypedDate min={FIRST_DAY} max={LAST_DAY} {...props} writing={useDateWriting()} />;
}

/** A date with a time of the day: `2025-06-14T12:00`. */
export function DateTimeField(props: Unwritten<DateFieldProps>) {
  return <TypedDateTime min={FIRST_DAY} max={LAST_DAY} {...props} writing={useDateWriting()} />;
}

export function TimeField(props: Unwritten<TimeFieldProps>) {
  return <TypedTime {...props} writing={useDateWriting()} />;
}
