import { ERROR_CATALOGUE, type ErrorStatus } from '../errors/catalogue.ts';
import { ANSWER_HEADER, type AnswerHeader } from '../headers.ts';
import { COMMON_ERRORS, errorStatusesOf, type Operation } from '../operations/operation.ts';
import type { Components } from './components.ts';

const ALWAYS: AnswerHeader[] = ['requestId', 'rateLimit', 'rateLimitPolicy'];

function headerRefs(keys: readonly AnswerHeader[]) {
  return Object.fromEntries(
    keys.map((key) => [
      ANSWER_HEADER[key].name,
      { $ref: `#/components/headers/${ANSWER_HEADER[key].name}` },
    ]),
  );
}

/** The headers of answers, as components. */
export function sharedHeaders() {
  return Object.fromEntries(
    Object.values(ANSWER_HEADER).map(({ name, description, example }) => [
      name,
      { description, schema: { type: 'string' }, example },
    ]),
  );
}

function errorHeaders(status: ErrorStatus): AnswerHeader[] {
  if (status === 401) return ['requestId'];
  return status === 429 || status === 500 ? [...ALWAYS, 'retryAfter'] : ALWAYS;
}

function errorAnswer(status: ErrorStatus, examples: object, components: Components) {
  const { meaning, schema } = ERROR_CATALOGUE[status];
  return {
    description: meaning,
    headers: headerRefs(errorHeaders(status)),
    content: { 'application/json': { schema: components.place(schema), examples } },
  };
}

/** The errors that every operation can give, as components. */
export function sharedAnswers(components: Components) {
  return Object.fromEntries(
    COMMON_ERRORS.map((status) => {
      const { name, meaning, example } = ERROR_CATALOGUE[status];
      const examples = { [name]: { summary: meaning, value: example } };
      return [name, errorAnswer(status, examples, components)];
    }),
  );
}

function examplesOf(operation: Operation, status: number) {
  const named = Object.entries(operation.examples).filter(([, each]) => each.status === status);
  return Object.fromEntries(
    named.map(([name, { summary, answer }]) => [name, { summary, value: answer }]),
  );
}

function successHeaders(operation: Operation): AnswerHeader[] {
  return [
    ...ALWAYS,
    operation.method === 'get' ? 'etag' : 'idempotencyReplayed',
    ...(operation.deprecated ? (['deprecation', 'sunset', 'link'] as const) : []),
  ];
}

function isCommon(status: ErrorStatus): status is (typeof COMMON_ERRORS)[number] {
  return (COMMON_ERRORS as readonly number[]).includes(status);
}

/** Every answer that an operation can give. */
export function answersOf(operation: Operation, components: Components) {
  const errors = errorStatusesOf(operation).map((status) => [
    String(status),
    isCommon(status)
      ? { $ref: `#/components/responses/${ERROR_CATALOGUE[status].name}` }
      : errorAnswer(status, examplesOf(operation, status), components),
  ]);
  return {
    '200': {
      description: operation.answerDescription,
      headers: headerRefs(successHeaders(operation)),
      content: {
        'application/json': {
          schema: components.place(operation.answer),
          examples: examplesOf(operation, 200),
        },
      },
    },
    ...(operation.method === 'get' && {
      '304': {
        description: 'Nothing changed since the answer whose `ETag` was sent as `If-None-Match`.',
        headers: headerRefs([...ALWAYS, 'etag']),
      },
    }),
    ...Object.fromEntries(errors),
  };
}
