/** A reason not to start that a person can act upon. Its message is one sentence. */
export class StartError extends Error {
  override name = 'StartError';
}
