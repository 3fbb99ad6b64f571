import { PAGE_ERROR_TEXT } from '../customer/errors.ts';
import {
  ERROR_TEXT,
  FIELD_TEXT,
  tooManyBoatsText,
  tooManyPassengersText,
  tooManyPiecesText,
} from '../errors/texts.ts';
import { errors } from '../languages/en/errors.ts';
import { FIRST_DAY, LARGEST_AMOUNT, LAST_DAY } from '../limits.ts';
import { FORMAT_MESSAGES, TO_THE_SECOND } from '../schema/formats.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import { EMPTY, REQUIRED } from '../validation/messages.ts';
import { DUPLICATE_EMAIL, LARGEST_PAYMENT, MOVE_MOST_MINUTES } from './booking-words.ts';
import { TEAM_ERROR_TEXT, TEAM_FIELD_TEXT } from './errors.ts';

/** Something that no screen sends, unless it is older than the API. */
const OLD_SCREEN = 'This screen is out of date. Load the page again, then try once more.';

/**
 * What the team reads where the reference has a sentence for programmers. Rules that both need are
 * refused in the words of the reference, and said in these on the way to the dashboard.
 */
const SENTENCES: Record<keyof typeof ERROR_TEXT, string> = {
  missingKey: TEAM_ERROR_TEXT.signedOut,
  invalidKey: TEAM_ERROR_TEXT.signedOut,
  foreignTenant: 'This belongs to another company. Switch to that company first.',
  noAvailability: 'No boat is free at that time. Choose another time or model.',
  noRentalSetup: 'This model is not rented out at this dock on that day. Choose another day.',
  noPrice: 'There is no price for that day and length. Choose another time.',
  priceBelowZero: 'The price would be less than 0. Add a cost, or take a discount away first.',
  dockNotOpen: 'The dock is not open yet on that day. Choose a later day.',
  trafficLimit: errors.dockBusy,
  finalStatus: 'A completed, canceled or expired booking can no longer be changed.',
  priceChanged: 'The price has changed. Look at it again, then save.',
  feeChanged: 'The cancellation fee has changed. Look at it again, then decide.',
  noCustomer: 'The booking has no customer yet. Choose one first.',
  holdEnded: 'The boat is no longer kept. Make the booking anew.',
  cannotConfirm: 'A completed or canceled booking cannot be confirmed. Make a new one.',
  holdTooLong: 'The boat cannot be kept any longer. Confirm the booking, or make it anew.',
  notAHold: 'Only the boats of a draft are kept for a while.',
  unknownCoupon: 'There is no such discount code. Check how it is spelled.',
  pickupPassed: 'The pickup has passed. Choose a later time.',
  tooMuchReceived: 'The payment is more than the booking costs. Enter a smaller amount.',
  tooManyAttempts: 'That was too often in a short time. Wait a moment, then try again.',
  notReady: 'Slipway is starting. Try again in a moment.',
  internal: errors.server,
};

const DATE = `Enter a date between ${FIRST_DAY.slice(0, 4)} and ${LAST_DAY.slice(0, 4)}.`;
const MOMENT = `Enter a day and a time between ${FIRST_DAY.slice(0, 4)} and ${LAST_DAY.slice(0, 4)}.`;
const PLAIN_TEXT = 'Leave out line breaks and special characters.';
const PHONE =
  'Enter the number as it is dialed at the dock, or with a plus sign and the country code, such as +447700900123.';

const FIELD_SENTENCES: ReadonlyMap<string, string> = new Map([
  [REQUIRED, errors.required],
  [EMPTY, errors.required],
  [FORMAT_MESSAGES.email, errors.email],
  [FORMAT_MESSAGES.e164, PHONE],
  [FORMAT_MESSAGES.date, DATE],
  [FORMAT_MESSAGES.month, DATE],
  [FORMAT_MESSAGES['date-time'], MOMENT],
  [TO_THE_SECOND.message, MOMENT],
  [FORMAT_MESSAGES.locale, errors.requiredChoice],
  [FIELD_TEXT.returnBeforePickup, 'Choose a return that is not before the pickup.'],
  [FIELD_TEXT.endNotAfterStart, TEAM_FIELD_TEXT.endNotAfterStart],
  [FIELD_TEXT.doesNotExist, 'This is no longer there. Choose again.'],
  [FIELD_TEXT.addOnTwice, 'An add-on is chosen twice. Choose it once, with its number.'],
  [FIELD_TEXT.phoneNumber, PHONE],
  [FIELD_TEXT.duplicateEmail, DUPLICATE_EMAIL],
  [
    FIELD_TEXT.weakPassword,
    'Choose one that is harder to guess: not your address, the name of the company or a common word.',
  ],
  [FIELD_TEXT.controlCharacter, PLAIN_TEXT],
  [FIELD_TEXT.halfCharacter, PLAIN_TEXT],
  ['must not hold the same value twice', 'The same is chosen twice. Choose it once.'],
]);

type Replacement = readonly [pattern: RegExp, sentence: string];

const FIELD_PATTERNS: readonly Replacement[] = [
  [/^must be at least (\d+) characters$/, 'Use at least $1 characters.'],
  [/^must be at most (\d+) characters$/, 'Use at most $1 characters.'],
  // Amounts are sent in cents, which nobody types: the number would mislead.
  [numberPattern('at most', LARGEST_AMOUNT, LARGEST_PAYMENT), 'Enter a smaller amount.'],
  [numberPattern('at least', -LARGEST_AMOUNT), 'Enter a larger amount.'],
  [numberPattern('at most', MOVE_MOST_MINUTES), 'Move trips by a week at most.'],
  [numberPattern('at least', -MOVE_MOST_MINUTES), 'Move trips by a week at most.'],
  [numberPattern('at least', 1), 'Enter a number above 0.'],
  [/^must be at least (-?[\d.]+)$/, 'Enter $1 or more.'],
  [/^must be at most (-?[\d.]+)$/, 'Enter $1 or less.'],
  [/^must hold at least (\d+)$/, 'Choose at least $1.'],
  [/^must hold at most (\d+)$/, 'Choose at most $1.'],
  [/^must be at most (\d+) days$/, 'Choose at most $1 days.'],
  [/^must be one of: .*$/s, errors.requiredChoice],
  [/^must be a (whole )?number.*$/, 'Enter a $1number.'],
];

function numberPattern(bound: 'at least' | 'at most', ...limits: readonly number[]): RegExp {
  return new RegExp(`^must be ${bound} (${limits.join('|')})$`);
}

const PATTERNS: readonly Replacement[] = [
  [patternOf(tooManyPassengersText), 'There are too many people: these boats take at most $1.'],
  [
    patternOf(tooManyBoatsText),
    'These are too many boats: a booking of this model has at most $1.',
  ],
  [
    patternOf((most) => tooManyPiecesText('(.*)', most)),
    'At most $1 × $2 can be ordered for this booking. Order fewer.',
  ],
  [
    /^Not found\. There is no (.*) with the ID .*$/s,
    'There is no such $1, or it is at a dock outside your scope.',
  ],
  [/^Not found\. .*$/s, OLD_SCREEN],
];

/** Finds the sentence that a function makes of any number. */
function patternOf(sentence: (most: number) => string): RegExp {
  return new RegExp(`^${sentence(7).replace('7', '(\\d+)')}$`, 's');
}

const BY_TEXT: ReadonlyMap<string, string> = new Map([
  ...(Object.keys(ERROR_TEXT) as (keyof typeof ERROR_TEXT)[]).map(
    (code) => [ERROR_TEXT[code], SENTENCES[code]] as const,
  ),
  [
    PAGE_ERROR_TEXT.noOnlinePayment,
    'Your company takes no payments online yet. Take the payment another way.',
  ],
  [PAGE_ERROR_TEXT.nothingToPay, 'There is nothing to pay.'],
]);

function replaced(text: string, replacements: readonly Replacement[]): string | undefined {
  const found = replacements.find(([pattern]) => pattern.test(text));
  return found && text.replace(...found);
}

/** Why something is refused, as the team reads it. */
export function forPeople(sentence: string): string {
  return BY_TEXT.get(sentence) ?? replaced(sentence, PATTERNS) ?? sentence;
}

/** What is wrong with a field, as the team reads it beside that field. */
export function fieldForPeople(message: string): string {
  const known = FIELD_SENTENCES.get(message) ?? replaced(message, FIELD_PATTERNS);
  // What begins with a capital letter is a sentence already.
  return known ?? (/^\p{Lu}/u.test(message) ? message : OLD_SCREEN);
}

export function fieldsForPeople(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, messages.map(fieldForPeople)]),
  );
}
