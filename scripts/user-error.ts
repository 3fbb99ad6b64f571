/** Something that only the user can change; the message says what, and needs no stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Ends a script that failed: with a sentence, or with the whole error when it is ours. */
export function failWith(error: unknown): void {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
