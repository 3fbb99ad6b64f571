import type { WriteId } from './call.ts';

/**
 * What nobody can undo. `useWrite` does not take these, so that no plain button does them: a
 * `FinalDialog` does, a second step in another place.
 */
export const IRREVERSIBLE = [
  'anonymizeCustomer',
  'captureTeamDeposit',
  'endOtherSessions',
  'endSession',
  'refundTeamBooking',
  'refundTeamDeposit',
  'releaseTeamDeposit',
  'removeFilter',
  'removeMember',
  'removePasskey',
  'removeRole',
  'resetCalendarFeed',
  'revokeApiKey',
  'withdrawInvitation',
] as const satisfies readonly WriteId[];

export type Irreversible = (typeof IRREVERSIBLE)[number];
