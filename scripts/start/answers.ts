import { StartError } from '@slipway/api';

/** Makes sure that something answers before a person is told that it does. */
export async function requireAnswer(url: string): Promise<void> {
  const { ok, status } = await fetch(url);
  if (!ok)
    throw new StartError(`${url} started and then answered ${status}: look at the log above.`);
}
