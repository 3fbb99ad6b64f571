/** A company file that would break something that exists. Each reason is one sentence. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}
