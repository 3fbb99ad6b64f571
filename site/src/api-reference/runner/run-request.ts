import type { Effects } from '@slipway/sandbox';
import { noteCall, sandboxOfVisit } from '../../sandbox/visit.ts';
import { type EditedRequest, requestOf } from './request.ts';

/** The answer to a request, read whole. */
export interface RunAnswer {
  status: number;
  headers: [name: string, value: string][];
  text: string;
  milliseconds: number;
  effects: Effects;
}

/** Sends a request and remembers it. */
export async function runRequest(request: EditedRequest): Promise<RunAnswer> {
  const answer = await sendQuietly(request);
  const { status, milliseconds, effects } = answer;
  noteCall({ request, status, milliseconds }, effects.mails);
  return answer;
}

/** Sends a request that the reader did not ask for by itself. */
export async function sendQuietly(request: EditedRequest): Promise<RunAnswer> {
  const sandbox = await sandboxOfVisit();
  const { response, milliseconds, effects } = await sandbox.observe(
    requestOf(request, sandbox.keys),
  );
  return {
    status: response.status,
    headers: [...response.headers],
    text: await response.text(),
    milliseconds,
    effects,
  };
}
