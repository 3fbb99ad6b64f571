import { defineApi } from './operations/api.ts';

/** What the customers' pages call. Nothing of it is public; an operation is here once it is served. */
export const customerApi = defineApi({
  audience: 'customer',
  operations: {},
});

export type CustomerOperations = typeof customerApi.operations;
