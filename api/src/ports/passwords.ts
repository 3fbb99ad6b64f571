import type { Audience } from '@slipway/contract';

/**
 * How passwords are kept: as hashes that hold their own salt and cost. The work is slow and waits in a
 * line of the audience that asks for it, so that no crowd of one keeps another waiting.
 */
export type Passwords = {
  hash(password: string, audience: Audience): Promise<string>;
  /** The hash of a new password that nobody knows. */
  hashOfRandom(): Promise<string>;
  /**
   * `outdated` asks for a new hash, because today's cost is higher. Where there is no password, or
   * one that nobody knows, it takes as long as elsewhere, so that nobody can tell by the time.
   */
  verify(
    password: string,
    stored: string | null,
    audience: Audience,
  ): Promise<{ matches: boolean; outdated: boolean }>;
};
