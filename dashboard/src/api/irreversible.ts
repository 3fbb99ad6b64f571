import type { WriteId } from './call.ts';

/**
 * What nobody can undo. `useWrite` does not take these, so that no plain button does them: a
 * `FinalDialog` does, a second step in another place.
 */
export type Irreversible = Known<
  | 'anonymizeCustomer'
  | 'captureTeamDeposit'
  | 'endOtherSessions'
  | 'endSession'
  | 'refundTeamBooking'
  | 'refundTeamDeposit'
  | 'releaseTeamDeposit'
  | 'removeFilter'
  | 'removeMember'
  | 'removePasskey'
  | 'removeRole'
  | 'resetCalendarFeed'
  | 'revokeApiKey'
  | 'withdrawInvitation'
>;

/** Refuses a name that is no operation. */
type Known<Id extends WriteId> = Id;
