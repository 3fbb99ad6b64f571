import { PASSWORD_MIN_LENGTH } from '../limits.ts';
import { EXPORT_MOST_ROWS, SAVED_FILTERS_PER_MEMBER } from './booking-words.ts';
import { INSIGHTS_LONGEST_DAYS } from './insights-words.ts';
import {
  PERMISSION_LINES,
  type Permission,
  permissionsOf,
  ROLE,
  type Role,
} from './permissions.ts';

/** What only the team is told. */
export const TEAM_ERROR_TEXT = {
  refundTooHigh: 'The refund is more than was paid this way.',
  captureTooHigh: 'That is more than the deposit.',
  providerSilent: 'The payment provider does not answer. Try again in a few minutes.',
  noDepositToAskFor: 'No deposit is missing that can be given now.',
  depositNotInPlace: 'The deposit is not in place, or is being settled.',
  signedOut: 'You are signed out. Sign in to go on.',
  wrongSignIn: 'The e-mail address and the password do not belong together.',
  crossSite: 'This request came from another website and was refused.',
  boatIsOut: 'A boat of this booking has been handed out.',
  notResendable: 'This message cannot be sent again.',
  requestClosed: 'The payment request is paid or closed. Make a new one.',
  noPhoneNumber: 'A text needs a phone number, and the customer has none.',
  nothingOwed: 'Nothing is owed on this booking. Add the cost first, then ask for it.',
  nothingToAskFor: 'Only an option, a confirmed or a completed booking can ask for a payment.',
  depositIsHeld: 'This deposit is a hold: it ends with Release.',
  depositWasCharged: 'This deposit was charged: it goes back with Refund.',
  tooManyFilters: `You have ${SAVED_FILTERS_PER_MEMBER} saved filters already. Remove one first.`,
  tooManyRows: `The filter finds more than ${EXPORT_MOST_ROWS} bookings. Split it by dates.`,
  resetLinkEnded: 'This link has been used or is older than an hour. Ask for a new one.',
  invitationEnded:
    'This invitation has been used or withdrawn, or its 7 days are over. Ask for a new one.',
  invitationOfOther: 'Sign in as the person who was invited, or give the password.',
  wrongPassword: 'That is not your password.',
  noPasskeys: 'Passkeys work on the address of the dashboard only.',
  wrongPasskey: 'This passkey does not open the dashboard. Try again, or use your password.',
  oneAdministrator: 'One Administrator without a last day must remain. Make a second one first.',
  notYourRight: 'You cannot give or take a right that you do not have yourself.',
  notYourDocks: 'You cannot give or take access to docks that you do not work at yourself.',
  notYourTime: 'You cannot give or take access that lasts longer than your own.',
  keyBeyondYou:
    'A key may do everything, at all docks and for good. Only an Administrator of all docks without an end date makes and revokes keys.',
  alreadyMember: 'Somebody with this address is on the team already.',
  roleInUse: 'Somebody has this role, or is invited with it. Give them another one first.',
  noCompany: 'You do not work for a company in Slipway any more. Ask an Administrator.',
  tooLateToUndo: 'It is too late to undo this.',
  feedIsOff: 'The calendar feed is off. Switch it on to get a link.',
  alreadyAnonymized: 'This customer was anonymized. There is nothing left to change.',
} as const;

/** What is wrong with a field that only the team sends. */
export const TEAM_FIELD_TEXT = {
  bookingTwice: 'This booking is chosen twice. Choose it once.',
  lastBeforeFirst: 'Choose a last day that is not before the first.',
  periodTooLong: `Choose a last day within ${INSIGHTS_LONGEST_DAYS} days of the first.`,
  dayIsOver: 'Choose a day that is not over yet.',
  endNotAfterStart: 'Choose an end after the start.',
  amountOrPercentage: 'Enter an amount or a percentage, not both.',
  unknownRole: 'This role is gone. Choose another one.',
  unknownDock: 'This dock is gone. Choose another one.',
  noDock: 'Choose at least one dock, or all docks.',
  notYourDock: 'Choose docks that you work at.',
  nameTaken: 'Another role has this name. Choose a different one.',
  foreignCompany: 'You may not change the keys of this company.',
  noMembership: 'Only a customer type that your company has made can end. Leave this empty.',
  requiredForNew: 'Please fill this in.',
  passwordTooShort: `Use at least ${PASSWORD_MIN_LENGTH} characters.`,
  alreadyInvited: 'This address is invited already. Use Resend.',
  moveOrCancel: 'Choose by how much the trips move, or cancel them.',
} as const;

/** Why a change cannot be taken back: somebody has built on it. */
export function changedSinceText(what: 'booking' | 'blockout'): string {
  return `The ${what} was changed again since, so this cannot be undone.`;
}

/** Why a booking cannot have back what it had, such as its boats. */
export function takenSinceText(what: string): string {
  return `Somebody else has taken ${what} since, so this cannot be undone.`;
}

/** Asks whether a discount is meant that takes more than the booking costs. */
export function totalBelowZeroText(total: string): string {
  return `The total becomes ${total}, so you would owe the customer money. Is that what you want?`;
}

/** Tells that a booking is no longer what the screen has shown, and who was quicker. */
export function changedMeanwhileText(by: string | null, what = 'booking'): string {
  return `${by ?? 'Somebody'} has changed this ${what} meanwhile. Look at it again, then decide.`;
}

/** Why a member may not do something, and which roles may. */
export function forbiddenText(permission: Permission): string {
  const line = PERMISSION_LINES.find(({ permissions }) => permission in permissions);
  const roles = (Object.keys(ROLE) as Role[])
    .filter((role) => permissionsOf(role).has(permission))
    .map((role) => ROLE[role]);
  return `Your role may not do this (${line?.label}). Ask a colleague who may: ${roles.join(', ')}.`;
}
