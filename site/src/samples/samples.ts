import { type Exchange, integratorApi, type Operation, type OperationId } from '@slipway/contract';
import { SAMPLE_LANGUAGE_IDS, type SampleLanguageId } from './language-labels.ts';
import { SAMPLE_LANGUAGES } from './languages.ts';
import { sampleRequest } from './sample-request.ts';

/** The code that sends the request of an exchange of the public API, in every language. */
export function samplesOf(operationId: string, example: string): Record<SampleLanguageId, string> {
  return writeSamples(operationOf(operationId), example);
}

/** The code that sends the request of an exchange, in every language. */
export function writeSamples(
  operation: Operation,
  example: string,
): Record<SampleLanguageId, string> {
  const request = sampleRequest(operation, exchangeOf(operation, example));
  const written = SAMPLE_LANGUAGE_IDS.map((id) => [id, SAMPLE_LANGUAGES[id].write(request)]);
  return Object.fromEntries(written);
}

/** An operation of the public API. */
export function operationOf(id: string): Operation {
  if (Object.hasOwn(integratorApi.operations, id))
    return integratorApi.operations[id as OperationId];
  throw new Error(
    `The contract has no operation ${id}. It has ${Object.keys(integratorApi.operations)}.`,
  );
}

export function exchangeOf(operation: Operation, example: string): Exchange {
  const exchange = operation.examples[example];
  if (exchange) return exchange;
  const known = Object.keys(operation.examples);
  throw new Error(`${operation.id} has no example ${example}. It has ${known}.`);
}
