/** Every limit and default that a caller of the API can notice. Change one here and nowhere else. */

/** The days that can be sent; a moment, whatever its offset, lies on one of them in UTC. */
export const FIRST_DAY = '1970-01-01';
export const LAST_DAY = '2099-12-31';

/** The largest amount of money that can be sent, up or down, in cents: ten million euros. */
export const LARGEST_AMOUNT = 1_000_000_000;

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

/** How long a hold of a draft may last, in minutes; extended, at most the maximum in all. */
export const HOLD_MINUTES = { min: 5, max: 120 } as const;
/**
 * What the drafts of one address may keep: those that do not say yet who books, and all together, as
 * of a hotel. Another one ends the oldest.
 */
export const DRAFTS_PER_ADDRESS = {
  nameless: { drafts: 6, boats: 12 },
  all: { drafts: 20, boats: 40 },
} as const;
/** How long an option may last, in hours. */
export const OPTION_HOURS = { min: 1, max: 14 * 24 } as const;
export const OWN_REFERENCE_MAX_LENGTH = 64;
export const COUPON_CODE_MAX_LENGTH = 64;
export const PARTNER_CODE_MAX_LENGTH = 24;
export const ADD_ONS_PER_BOOKING = 50;
export const CANCEL_REASON_MAX_LENGTH = 200;
export const PAYMENT_REFERENCE_MAX_LENGTH = 100;

export const EVENTS_KEPT_DAYS = 30;
export const EVENTS_PER_PAGE = 100;
export const WEBHOOKS_PER_COMPANY = 20;
export const WEBHOOK_NAME_MAX_LENGTH = 100;
export const WEBHOOK_URL_MAX_LENGTH = 2000;
/** The pauses after a failed delivery, in seconds: 5 s, 5 min, 30 min, then hours. */
export const WEBHOOK_RETRY_SECONDS = [
  5,
  5 * 60,
  30 * 60,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * 3600),
] as const;
/** An endpoint has to answer within this time. */
export const WEBHOOK_TIMEOUT_SECONDS = 15;
/** A receiver refuses what was signed longer ago, or later, than so many seconds. */
export const WEBHOOK_TOLERANCE_SECONDS = 5 * 60;
/** After so many days of failures an endpoint is switched off. */
export const WEBHOOK_GIVE_UP_DAYS = 5;
/** While a secret is being changed, both sign for so long. */
export const WEBHOOK_SECRET_OVERLAP_HOURS = 24;
export const DELIVERIES_KEPT_DAYS = 30;

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
/** What a question for a number takes: a whole one of nine digits at most. */
export const NUMBER_ANSWER = /^-?\d{1,9}$/;
/** A phone number with all the blanks and brackets that people put into it. */
export const TYPED_PHONE_MAX_LENGTH = 40;
/** A waiver that is a PDF; people load it on a phone at the dock. */
export const WAIVER_PDF_MAX_MEGABYTES = 5;
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MAX_LENGTH = 200;
export const ABBREVIATION_MAX_LENGTH = 4;
