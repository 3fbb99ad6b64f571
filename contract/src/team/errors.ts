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
  refundTooHigh: 'The refund is more than was paid this way',
  captureTooHigh: 'That is more than the deposit',
  noDepositToAskFor: 'No deposit is missing that can be given now',
  depositNotInPlace: 'The deposit is not in place, or is being settled',
  signedOut: 'You are signed out. Sign in to go on.',
  wrongSignIn: 'The e-mail address and the password do not belong together.',
  crossSite: 'This request came from another website and was refused.',
  boatIsOut: 'A boat of this booking has been handed out',
  notResendable: 'This message cannot be sent again',
  requestClosed: 'The payment request is paid or closed; make a new one',
  noPhoneNumber: 'A text needs a phone number, and the customer has none',
  nothingToAskFor: 'Only an option, a confirmed or a completed booking can ask for a payment',
  depositIsHeld: 'This deposit is a hold: it ends with Release',
  depositWasCharged: 'This deposit was charged: it goes back with Refund',
  tooManyFilters: `You have ${SAVED_FILTERS_PER_MEMBER} saved filters already; remove one first`,
  tooManyRows: `The filter finds more than ${EXPORT_MOST_ROWS} bookings; split it by dates`,
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
  feedIsOff: 'The calendar feed is off; switch it on to get a link',
  alreadyAnonymized: 'This customer was anonymized; there is nothing left to change',
} as const;

/** What is wrong with a field that only the team sends. */
export const TEAM_FIELD_TEXT = {
  bookingTwice: 'names the same booking twice',
  lastBeforeFirst: 'must not be before the first day',
  periodTooLong: `must be within ${INSIGHTS_LONGEST_DAYS} days of the first day`,
  dayIsOver: 'must be a day that is not over',
  amountOrPercentage: 'is required, or percentage is, and not both',
  unknownRole: 'is not a role of this company',
  unknownDock: 'names a dock that this company does not have',
  noDock: 'must name a dock, or null for all docks',
  nameTaken: 'is the name of another role',
  foreignCompany: 'names a company whose keys you may not change',
  noMembership: 'is only for customer types that the company has made',
  requiredForNew: 'is required for somebody who is new to Slipway',
  alreadyInvited: 'was invited already; use Resend',
} as const;

/** Why a change cannot be taken back: somebody has built on it. */
export function changedSinceText(what: 'booking' | 'blockout'): string {
  return `The ${what} was changed again since, so this cannot be undone.`;
}

/** Why a booking cannot have back what it had, such as its boats. */
export function takenSinceText(what: string): string {
  return `Somebody else has taken ${what} since, so this cannot be undone.`;
}

/** Tells that a booking is no longer what the screen has shown, and who was quicker. */
export function changedMeanwhileText(by: string | null, what = 'booking'): string {
  return `${by ?? 'Somebody'} has changed this ${what} meanwhile; look at it again, then decide`;
}

/** Why a member may not do something, and which roles may. */
export function forbiddenText(permission: Permission): string {
  const line = PERMISSION_LINES.find(({ permissions }) => permission in permissions);
  const roles = (Object.keys(ROLE) as Role[])
    .filter((role) => permissionsOf(role).has(permission))
    .map((role) => ROLE[role]);
  return `Your role may not do this (${line?.label}). Ask a colleague who may: ${roles.join(', ')}.`;
}
