/** The command line was not understood. The message is one sentence that says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}
