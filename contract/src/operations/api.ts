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

/** Keeps the exact types of an API's operations while checking its shape. */
export function defineApi<const Definition extends Api>(definition: Definition): Definition {
  return definition;
}
