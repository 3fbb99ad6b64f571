import {
  AVAILABILITY_PERIOD_MAX_DAYS,
  EVENTS_KEPT_DAYS,
  HOLD_MINUTES,
  REQUEST_MAX_SECONDS,
  WEBHOOKS_PER_COMPANY,
} from '../limits.ts';

/**
 * Every sentence of an `{error}` body, but for those with which the engine says why add-ons, codes,
 * opening hours or booking rules refuse a trip.
 */
export const ERROR_TEXT = {
  missingKey: 'Unauthorized. Send your API key in a header: Authorization: Bearer YOUR_KEY.',
  invalidKey: 'Unauthorized. Invalid API key supplied.',
  foreignTenant: 'Unauthorized. This API key may not work for the company in X-Tenant-Id.',
  noAvailability: 'No availability for the selected dates',
  noRentalSetup: 'No rental setup for this boat model at this dock for the selected dates',
  noPrice: 'No price for the selected dates',
  priceBelowZero: 'The price would be less than 0; only the company can agree to that',
  dockNotOpen: 'The dock is not open yet on the selected dates',
  trafficLimit: 'The dock cannot take more pickups or returns at the selected times',
  finalStatus: 'A completed, canceled or expired booking can no longer be changed',
  priceChanged: 'The price is not the one that you expected; ask for a quote again',
  feeChanged: 'The cancellation fee is not the one that you expected; ask for it again',
  noCustomer: 'The booking has no customer yet; send customerId',
  holdEnded: 'The hold has ended; make the booking anew',
  cannotConfirm: 'A completed or canceled booking cannot be confirmed',
  holdTooLong: `A hold lasts at most ${HOLD_MINUTES.max} minutes in all`,
  notAHold: 'Only a draft has a hold that can be extended',
  unknownCoupon: 'There is no such coupon code',
  pickupPassed: 'The pickup has passed',
  tooMuchReceived: 'The payment is more than the booking costs',
  tooManyAttempts: 'Too Many Attempts.',
  notReady: 'Not ready. The database is starting or cannot be reached. Please retry later.',
  internal:
    'Internal server error. We have been notified automatically. Please retry later or contact support.',
} as const;

export function tooManyPassengersText(most: number): string {
  return `Too many passengers: the selected boats take at most ${most} people`;
}

export function tooManyPiecesText(name: string, most: number): string {
  return `Too many pieces: at most ${most} × ${name} can be ordered for this booking`;
}

export function tooManyBoatsText(most: number): string {
  return `Too many boats: a booking of this boat model takes at most ${most}`;
}

export function notFoundText(kind: string, id: string): string {
  return `Not found. There is no ${kind} with the ID ${id}.`;
}

export function unknownPathText(method: string, path: string): string {
  return `Not found. There is no ${method} ${path}.`;
}

/** The sentences of an `{errors}` body that do not follow from a schema. */
export const FIELD_TEXT = {
  returnBeforePickup: 'must not be before the pickup',
  endNotAfterStart: 'must be after the start',
  periodTooLong: `must be at most ${AVAILABILITY_PERIOD_MAX_DAYS} days`,
  doesNotExist: 'does not exist',
  notWithPage: 'cannot be combined with page',
  notACursor: 'must be a nextCursor of this list, or start',
  notAnEventCursor: 'must be a cursor of this list, or latest',
  notADeliveryCursor: 'must be a cursor of this list',
  cursorTooOld: `is older than ${EVENTS_KEPT_DAYS} days; read the lists anew and go on from latest`,
  notBoth: 'cannot be combined with holdMinutes',
  requiredUnlessHeld: 'is required, unless you send holdMinutes',
  onlyConfirmed:
    'is for bookings that are confirmed at once; leave it out with a hold or an option',
  customerOrType: 'cannot be combined with customerId',
  addOnTwice: 'names the same add-on twice',
  webhookUrl: 'must be an https address without a user name or password',
  webhookHost: 'must lead to a public address on the internet',
  tooManyWebhooks: `is one too many: a company has at most ${WEBHOOKS_PER_COMPANY} endpoints`,
  notWithEventIds: 'cannot be combined with eventIds',
  fromOrEventIds: 'is required, unless you send eventIds',
  duplicateEmail:
    'belongs to another customer already; send addAliasOnDuplicate: true to store an alias',
  weakPassword: 'must not be a common password, the e-mail address or the name of the company',
  phoneNumber: 'must be a phone number with its country code, or of the country of the dock',
  controlCharacter: 'must not contain line breaks or control characters',
  halfCharacter: 'must be well-formed Unicode; it holds half of a surrogate pair',
  malformedJson: 'must be valid JSON',
  malformedUtf8: 'must be encoded as UTF-8',
  wrongContentType: 'must be sent with Content-Type: application/json',
  bodyTooLarge: 'is too large',
  requestTooSlow: `must arrive within ${REQUEST_MAX_SECONDS} seconds`,
  unreadableRequest: 'must be a well-formed HTTP request with headers of at most 16 KB',
  bodyNotObject: 'must be a JSON object',
  idempotencyKeyReused: 'was used for another request in the last 24 hours; send a new key',
  idempotencyKeyForm: 'must be 1 to 255 visible ASCII characters',
} as const;
