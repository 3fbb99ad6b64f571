import { ERROR_TEXT } from '@slipway/contract/error-texts';
import type { TextKey, Translate } from '@slipway/contract/languages';
import type { ApiError, Failure } from './api-error.ts';

/** What the API says in English, as a text of the pages. */
const REFUSALS: Record<string, TextKey> = {
  [ERROR_TEXT.noAvailability]: 'errors.notFree',
  [ERROR_TEXT.noRentalSetup]: 'form.noBoatsHere',
  [ERROR_TEXT.noPrice]: 'form.noBoatsHere',
  [ERROR_TEXT.priceBelowZero]: 'errors.priceBelowZero',
  [ERROR_TEXT.dockNotOpen]: 'errors.notOpen',
  [ERROR_TEXT.trafficLimit]: 'errors.dockBusy',
  [ERROR_TEXT.finalStatus]: 'errors.cannotChange',
  [ERROR_TEXT.priceChanged]: 'errors.priceChanged',
  [ERROR_TEXT.holdEnded]: 'errors.holdEnded',
  [ERROR_TEXT.unknownCoupon]: 'form.codeUnknown',
  [ERROR_TEXT.pickupPassed]: 'errors.pickupPassed',
};

/** What only the pages are told, by the name of the sentence. */
const PAGE_REFUSALS: Record<string, TextKey> = {
  tooManyPassengers: 'errors.tooManyPeople',
  extraGone: 'errors.extraGone',
  outsideHours: 'errors.notOpen',
  allSigned: 'waiver.enough',
  waiverChanged: 'waiver.changed',
  notSignable: 'errors.cannotChange',
  ordersClosed: 'booking.extrasClosed',
  underWay: 'errors.cannotChange',
  canceledByCompany: 'booking.cancelNotAllowed',
  noticeBegun: 'booking.cancelTooLate',
  noBoatFree: 'booking.noBoatYet',
  tooLate: 'booking.startTooLate',
  tripOver: 'booking.tripOver',
};

const FAILURES: Record<Failure, TextKey> = {
  network: 'errors.network',
  refused: 'errors.ruleRefused',
  invalid: 'errors.server',
  missing: 'errors.notFound',
  forbidden: 'errors.forbidden',
  tooMany: 'errors.tooMany',
  server: 'errors.server',
};

/** What went wrong, in the language of the page; a rule that only the API knows, in its own words. */
export function failureText(t: Translate, { failure, message, code }: ApiError): string {
  const known = REFUSALS[message] ?? PAGE_REFUSALS[code ?? ''];
  if (known) return t(known);
  return failure === 'refused' && message ? message : t(FAILURES[failure]);
}

/** Whether a trip was refused because somebody else has the boats now. */
export function isTaken({ message }: ApiError): boolean {
  return message === ERROR_TEXT.noAvailability || message === ERROR_TEXT.trafficLimit;
}

export function isHoldEnded({ message }: ApiError): boolean {
  return message === ERROR_TEXT.holdEnded || message === ERROR_TEXT.finalStatus;
}

export function isPriceChanged({ message }: ApiError): boolean {
  return message === ERROR_TEXT.priceChanged;
}
