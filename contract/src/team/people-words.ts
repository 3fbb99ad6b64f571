import {
  ERROR_TEXT,
  FIELD_TEXT,
  tooManyBoatsText,
  tooManyPassengersText,
} from '../errors/texts.ts';
import { errors } from '../languages/en/errors.ts';
import { FORMAT_MESSAGES, TO_THE_SECOND } from '../schema/formats.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import { EMPTY, REQUIRED } from '../validation/messages.ts';
import { DUPLICATE_EMAIL } from './booking-words.ts';

/**
 * What the team reads where the reference has a sentence for programmers. Rules that both need are
 * refused in the words of the reference, and said in these on the way to the dashboard.
 */
const SENTENCES: Record<keyof typeof ERROR_TEXT, string> = {
  missingKey: 'You are signed out. Sign in to go on.',
  invalidKey: 'You are signed out. Sign in to go on.',
  foreignTenant: 'This belongs to another company.',
  noAvailability: 'No boat is free at that time.',
  noRentalSetup: 'This model is not rented out at this dock on that day.',
  noPrice: 'There is no price for that day and length.',
  dockNotOpen: 'The dock is not open yet on that day.',
  trafficLimit: 'Too many boats leave or return at that time.',
  finalStatus: 'A completed, canceled or expired booking can no longer be changed.',
  priceChanged: 'The price has changed. Look at it again, then save.',
  feeChanged: 'The cancellation fee has changed. Look at it again, then decide.',
  noCustomer: 'Choose a customer first.',
  holdEnded: 'The boat is no longer kept. Make the booking anew.',
  cannotConfirm: 'A completed or canceled booking cannot be confirmed.',
  holdTooLong: 'The boat cannot be kept any longer.',
  notAHold: 'Only a draft keeps its boat for a while.',
  unknownCoupon: 'There is no such discount code.',
  pickupPassed: 'The pickup has passed.',
  tooMuchReceived: 'The payment is more than the booking costs.',
  tooManyAttempts: 'That was too often in a short time. Wait a moment, then try again.',
  notReady: 'Slipway is starting. Try again in a moment.',
  internal: errors.server,
};

/** Something that no screen sends, unless it is older than the API. */
const OLD_SCREEN = 'This screen is out of date. Load the page again, then try once more.';

const ENTER_MOMENT = 'Enter a day and a time.';

const FIELD_SENTENCES: ReadonlyMap<string, string> = new Map([
  [REQUIRED, errors.required],
  [EMPTY, errors.required],
  [FORMAT_MESSAGES.email, errors.email],
  [FORMAT_MESSAGES.e164, errors.phone],
  [FORMAT_MESSAGES.date, 'Enter a date.'],
  [FORMAT_MESSAGES['date-time'], ENTER_MOMENT],
  [TO_THE_SECOND.message, ENTER_MOMENT],
  [FORMAT_MESSAGES.locale, errors.requiredChoice],
  [FIELD_TEXT.returnBeforePickup, 'Choose a return that is not before the pickup.'],
  [FIELD_TEXT.endNotAfterStart, 'Choose an end after the start.'],
  [FIELD_TEXT.doesNotExist, 'This is no longer there. Choose again.'],
  [FIELD_TEXT.addOnTwice, 'An add-on is chosen twice.'],
  [FIELD_TEXT.unknownCountryCode, errors.phone],
  [FIELD_TEXT.duplicateEmail, DUPLICATE_EMAIL],
  [FIELD_TEXT.controlCharacter, 'Leave out line breaks and special characters.'],
  [FIELD_TEXT.halfCharacter, 'Leave out line breaks and special characters.'],
  ['must not hold the same value twice', 'The same is chosen twice.'],
]);

const FIELD_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^must be at least (\d+) characters$/, 'Use at least $1 characters.'],
  [/^must be at most (\d+) characters$/, 'Use at most $1 characters.'],
  [/^must be at least (-?[\d.]+)$/, 'Enter $1 or more.'],
  [/^must be at most (-?[\d.]+)$/, 'Enter $1 or less.'],
  [/^must hold at least (\d+)$/, 'Choose at least $1.'],
  [/^must hold at most (\d+)$/, 'Choose at most $1.'],
  [/^must be at most (\d+) days$/, 'Choose at most $1 days.'],
  [/^must be one of: .*$/s, errors.requiredChoice],
  [/^must be a (whole )?number.*$/, 'Enter a $1number.'],
];

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [patternOf(tooManyPassengersText), 'There are too many people: these boats take at most $1.'],
  [
    patternOf(tooManyBoatsText),
    'These are too many boats: a booking of this model has at most $1.',
  ],
  [/^Not found\. .*$/s, 'This does not exist, or it is at a dock outside your scope.'],
];

/** Finds the sentence that a function makes of any number. */
function patternOf(sentence: (most: number) => string): RegExp {
  return new RegExp(`^${sentence(7).replace('7', '(\\d+)')}$`);
}

const BY_TEXT: ReadonlyMap<string, string> = new Map(
  (Object.keys(ERROR_TEXT) as (keyof typeof ERROR_TEXT)[]).map((code) => [
    ERROR_TEXT[code],
    SENTENCES[code],
  ]),
);

function said(text: string, patterns: typeof PATTERNS): string | undefined {
  const found = patterns.find(([pattern]) => pattern.test(text));
  return found && text.replace(...(found as [RegExp, string]));
}

/** Why something is refused, as the team reads it. */
export function forPeople(sentence: string): string {
  return BY_TEXT.get(sentence) ?? said(sentence, PATTERNS) ?? sentence;
}

/** What is wrong with a field, as the team reads it beside that field. */
export function fieldForPeople(message: string): string {
  const known = FIELD_SENTENCES.get(message) ?? said(message, FIELD_PATTERNS);
  // What begins with a capital letter is a sentence already.
  return known ?? (/^\p{Lu}/u.test(message) ? message : OLD_SCREEN);
}

export function fieldsForPeople(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, messages.map(fieldForPeople)]),
  );
}
