/** Every limit and default that a caller of the API can notice. Change one here and nowhere else. */

export const AVAILABILITY_PERIOD_MAX_DAYS = 14;
export const PASSWORD_MIN_LENGTH = 8;
export const BOOKING_REFERENCE_LENGTH = 6;
export const PAGE_SIZE = 100;
export const FIRST_PAGE = 1;
export const TAX_PERCENTAGE_MIN = 0;
export const TAX_PERCENTAGE_MAX = 100;

export const BOOKING_DEFAULTS = {
  boats: 1,
  passengers: 1,
  paid: true,
  notifyCustomer: false,
  includePaymentLink: true,
} as const;

/** Requests a key may send in one minute unless the operator sets another number. */
export const RATE_LIMIT_PER_MINUTE = 1000;
/** Requests of one key that may be under way at the same moment. */
export const REQUESTS_IN_FLIGHT = 50;
/** Requests without a valid key that one address may send in a minute before it has to wait. */
export const FAILED_KEYS_PER_MINUTE = 60;
export const IDEMPOTENCY_KEY_HOURS = 24;
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;
export const BODY_MAX_BYTES = 64 * 1024;
/** A request that takes longer to arrive, head and body, is given up. */
export const REQUEST_MAX_SECONDS = 15;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MAX_LENGTH = 200;
export const ABBREVIATION_MAX_LENGTH = 4;
