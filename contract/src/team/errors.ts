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
  depositNotInPlace: 'The deposit is not in place, or is being settled',
  signedOut: 'You are signed out. Sign in to go on.',
  wrongSignIn: 'The e-mail address and the password do not belong together.',
  crossSite: 'This request came from another website and was refused.',
  noCompany: 'You do not work for a company in Slipway any more. Ask an Administrator.',
  tooLateToUndo: 'It is too late to undo this.',
  changedSince: 'The booking was changed again since, so this cannot be undone.',
  boatsTakenSince: 'Somebody else has taken the boats since, so this cannot be undone.',
} as const;

/** Why a member may not do something, and which roles may. */
export function forbiddenText(permission: Permission): string {
  const line = PERMISSION_LINES.find(({ permissions }) => permission in permissions);
  const roles = (Object.keys(ROLE) as Role[])
    .filter((role) => permissionsOf(role).has(permission))
    .map((role) => ROLE[role]);
  return `Your role may not do this (${line?.label}). Ask a colleague who may: ${roles.join(', ')}.`;
}
