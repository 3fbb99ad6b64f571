import type { WriteOptions } from '../options.ts';
import { answerOf } from './answer.ts';
import { attempt } from './attempt.ts';
import type { Answer, Input, OperationName, Send } from './operation.ts';
import { repeatableRequest } from './request.ts';
import { withRetries } from './retry.ts';
import { readLimits, type Settings } from './settings.ts';

/** The function through which every call of a client goes. */
export function createSend(settings: Settings): Send {
  return async <Name extends OperationName>(
    operation: Name,
    input: Input<Name>,
    options: WriteOptions = {},
  ): Promise<Answer<Name>> => {
    const { fetch } = settings;
    const { signal } = options;
    const request = repeatableRequest(settings, operation, input, options);
    const answer = await withRetries(
      async (milliseconds) =>
        answerOf(await attempt(request, fetch, milliseconds, signal), request),
      readLimits(options, settings),
      signal,
    );
    return answer as Answer<Name>;
  };
}
