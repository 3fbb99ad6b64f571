import {
  AVAILABILITY_PERIOD_MAX_DAYS,
  BODY_MAX_BYTES,
  EMAIL_MAX_LENGTH,
  FAILED_KEYS_PER_MINUTE,
  IDEMPOTENCY_KEY_HOURS,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PAGE_SIZE,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  RATE_LIMIT_PER_MINUTE,
  REQUEST_MAX_SECONDS,
  REQUESTS_IN_FLIGHT,
} from '@slipway/contract';

/** Every limit that a caller can meet, in one place. */
export const LIMITS: readonly [what: string, limit: string][] = [
  ['Requests of a key', `${RATE_LIMIT_PER_MINUTE.toLocaleString('en-US')} a minute`],
  ['Requests of a key at the same moment', String(REQUESTS_IN_FLIGHT)],
  ['Requests of one address without a valid key', `${FAILED_KEYS_PER_MINUTE} a minute`],
  ['Body of a request', `${BODY_MAX_BYTES / 1024} KiB`],
  ['Arrival of a request, with its body', `${REQUEST_MAX_SECONDS} seconds`],
  ['Items on a page', `${PAGE_SIZE}`],
  ['Period of an availability question', `${AVAILABILITY_PERIOD_MAX_DAYS} days`],
  ['Memory for an `Idempotency-Key`', `${IDEMPOTENCY_KEY_HOURS} hours`],
  ['Length of an `Idempotency-Key`', `${IDEMPOTENCY_KEY_MAX_LENGTH} characters`],
  ['Given name and family name', `${NAME_MAX_LENGTH} characters each`],
  ['E-mail address', `${EMAIL_MAX_LENGTH} characters`],
  ['Password', `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters`],
];
