import type { TeamName } from '@slipway/contract';

/**
 * What the tests ask the process that serves the Saturday: to begin it anew, as it was or with a
 * payment that the provider has another amount of, or to end.
 */
export type Ask = 'serve' | 'serve with a difference' | 'end';

/** The Saturday as it is served: where, and with which sessions people are signed in. */
export interface Served {
  url: string;
  /** Mails lie in `mail/` below it. */
  dataFolder: string;
  sessions: Record<TeamName, string>;
}
