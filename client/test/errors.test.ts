import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { ERROR_CATALOGUE, ERROR_STATUSES } from '@slipway/contract';
import { expect, test } from 'vitest';
import {
  ConnectionError,
  InternalServerError,
  NotAcceptableError,
  NotFoundError,
  Slipway,
  SlipwayError,
  TooManyAttemptsError,
  UnauthorizedError,
  ValidationError,
} from '../src/index.ts';
import { answer, scripted } from './scripted-server.ts';

const CLASS = {
  401: UnauthorizedError,
  404: NotFoundError,
  406: NotAcceptableError,
  422: ValidationError,
  429: TooManyAttemptsError,
  500: InternalServerError,
};

async function errorFor(status: number, body: unknown, headers: Record<string, string> = {}) {
  const { slipway, seen } = await scripted([answer(status, body, headers)], { retries: 0 });
  const error = await slipway.me().catch((caught: unknown) => caught);
  expect(seen).toHaveLength(1);
  return error as SlipwayError;
}

test.each(ERROR_STATUSES)('%i is a class of its own with status and request ID', async (status) => {
  const { example } = ERROR_CATALOGUE[status];
  const error = await errorFor(status, example, { 'X-Request-Id': 'request-1' });
  expect(error.constructor).toBe(CLASS[status]);
  expect(error).toBeInstanceOf(SlipwayError);
  expect(error.name).toBe(CLASS[status].name);
  expect(error).toMatchObject({ status, requestId: 'request-1' });
  if ('error' in example) expect(error.message).toBe(example.error);
});

test('a refused request names every field, in the message and by itself', async () => {
  const errors = { givenName: ['cannot be empty'], password: ['must be at least 8 characters'] };
  const error = await errorFor(422, { errors });
  expect(error).toMatchObject({ errors });
  expect(error.message).toBe(
    'The request was refused: givenName cannot be empty; password must be at least 8 characters.',
  );
});

test.each([
  ['broken JSON', 200, '{"data":'],
  ['an answer without data', 200, '{}'],
  ['a web page', 200, '<!doctype html>'],
  ['a page that is not found on another server', 404, '<h1>Not found</h1>'],
  ['a status that the API does not have', 403, { error: 'Forbidden' }],
])('%s is called not the Slipway API, with what to check', async (_, status, body) => {
  const error = await errorFor(status, body);
  expect(error.constructor).toBe(SlipwayError);
  expect(error.status).toBe(status);
  expect(error.message).toMatch(
    new RegExp(`^What answered at http://127\\.0\\.0\\.1:\\d+ with status ${status} is not the`),
  );
});

test('a server that is not there is named with the reason', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await promisify(server.close.bind(server))();
  const error = await new Slipway({ apiKey: 'test-key', baseUrl, retries: 0 })
    .me()
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ status: undefined, cause: expect.any(TypeError) });
  expect(String(error)).toMatch(`could not be reached at ${baseUrl}: connect ECONNREFUSED`);
});

test('a redirect is refused instead of turning a POST into a GET', async () => {
  const moved = answer(301, '', { Location: '/elsewhere' });
  const { slipway, seen } = await scripted([moved], { retries: 0 });
  await expect(slipway.bookings.update('x', {})).rejects.toBeInstanceOf(ConnectionError);
  expect(seen).toHaveLength(1);
});
