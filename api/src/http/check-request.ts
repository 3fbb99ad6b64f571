import { type Checked, checkBody, checkQuery, findErrors, type Operation } from '@slipway/contract';
import type { Context } from 'hono';
import { NotFoundError, ValidationError } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { readJsonBody } from './json-body.ts';

/** What the things of an operation group are called in 'There is no … with the ID …'. */
const KIND: Readonly<Record<string, string>> = {
  docks: 'dock',
  'boat-models': 'boat model',
  customers: 'customer',
  bookings: 'booking',
};

/** Reads path, query and body, and throws the error that says what is wrong with them. */
export async function checkRequest(c: Context<AppEnv>, operation: Operation, url: URL) {
  const params = c.req.param() as Record<string, string>;
  if (operation.params && Object.keys(findErrors(operation.params, params)).length > 0) {
    throw new NotFoundError(KIND[operation.tag] ?? operation.tag, params.id ?? '');
  }
  return {
    params,
    query: valid(checkQuery(operation, url.searchParams)),
    body: operation.body ? valid(checkBody(operation, await readJsonBody(c.req))) : undefined,
  };
}

function valid<Value>(checked: Checked<Value>): Value {
  if (checked.ok) return checked.value;
  throw new ValidationError(checked.errors);
}
