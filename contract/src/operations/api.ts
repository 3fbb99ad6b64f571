import type { Operation } from './operation.ts';

/**
 * Who an API is for. Integrators call with a key, customers from their own pages and the team from
 * the dashboard; only what integrators may call is ever published.
 */
export type Audience = 'integrator' | 'customer' | 'team';

/** Operations for one audience, by their IDs. */
export interface Api {
  audience: Audience;
  operations: Readonly<Record<string, Operation>>;
}

/** An API that may appear in the reference, in OpenAPI, in Postman, in the search and in the client. */
export interface PublicApi extends Api {
  audience: 'integrator';
}

/**
 * The operations of an API, to be published. Everything public is made from these and from nothing
 * else, and an API of another audience is refused at run time as well.
 */
export function publicOperations({ audience, operations }: PublicApi): Operation[] {
  if (audience !== 'integrator') {
    throw new Error(`The API of the audience '${audience}' is not public: publish no part of it.`);
  }
  return Object.values(operations);
}

/** Keeps the exact types of an API's operations while checking its shape. */
export function defineApi<const Definition extends Api>(definition: Definition): Definition {
  return definition;
}
