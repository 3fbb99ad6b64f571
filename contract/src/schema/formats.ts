import Format from 'typebox/format';
import { FIELD_TEXT } from '../errors/texts.ts';
import { MODEL_BOOKING } from '../examples/booking.ts';
import { INES } from '../examples/people.ts';
import { FIRST_DAY, LAST_DAY, PASSWORD_MIN_LENGTH } from '../limits.ts';

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i;
const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  const local = value.slice(0, at);
  return at > 0 && at <= 64 && LOCAL_PART.test(local) && DOMAIN.test(value.slice(at + 1));
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const FIRST_MOMENT = Date.parse(FIRST_DAY);
const AFTER_LAST_MOMENT = Date.parse(LAST_DAY) + 24 * 60 * 60 * 1000;

/** Moments of the days that can be sent, in UTC, whatever the offset, and no leap second. */
function isDateTime(value: string): boolean {
  const [, year, month, day] = (DATE_TIME.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return false;
  const moment = Date.parse(value);
  return moment >= FIRST_MOMENT && moment < AFTER_LAST_MOMENT;
}

/** What a moment that is kept to the second must look like: its fraction is zero or left out. */
export const TO_THE_SECOND = {
  pattern: '^[^.]*(\\.0+[Zz+-].*)?$',
  message: 'must be a whole second, without a fraction',
};

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day of the calendar, among those that can be sent. */
function isDate(value: string): boolean {
  const [, year, month, day] = (DATE.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return false;
  return value >= FIRST_DAY && value <= LAST_DAY;
}

/** A month all of whose days can be sent. */
function isMonth(value: string): boolean {
  return isDate(`${value}-01`);
}

Format.Set('date', isDate);
Format.Set('month', isMonth);
Format.Set('email', isEmailAddress);
Format.Set('date-time', isDateTime);

/** What a caller reads when a text does not have the form that its field asks for. */
export const FORMAT_MESSAGES = {
  email: 'must be a valid e-mail address',
  uuid: `must be an ID in UUID form, for example ${MODEL_BOOKING.id}`,
  date: `must be a date from ${FIRST_DAY} to ${LAST_DAY}, such as 2025-06-14`,
  month: `must be a month from ${FIRST_DAY.slice(0, 7)} to ${LAST_DAY.slice(0, 7)}, such as 2025-06`,
  'date-time': `must be a date and time with an offset, from ${FIRST_DAY} to ${LAST_DAY}, for example 2025-06-14T10:00:00+02:00`,
  e164: `must be a phone number in E.164 form, for example ${INES.phoneNumber}`,
  phone: FIELD_TEXT.phoneNumber,
  locale: `must be a language and a country, for example ${INES.preferredLocale}`,
  password: `must be at least ${PASSWORD_MIN_LENGTH} characters`,
} as const;
