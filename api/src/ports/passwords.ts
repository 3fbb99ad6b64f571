/** How passwords are kept: as hashes that hold their own salt and cost. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** The hash of a new password that nobody knows. */
  hashOfRandom(): Promise<string>;
  /**
   * `outdated` asks for a new hash, because today's cost is higher. Where there is no password, or
   * one that nobody knows, it takes as long as elsewhere, so that nobody can tell by the time.
   */
  verify(password: string, stored: string | null): Promise<{ matches: boolean; outdated: boolean }>;
};
