import { ExpressionWrapper, ValueNode } from 'kysely';

export const THIS_TENANT: unique symbol = Symbol('this tenant');

/**
 * The id of the company inside plain SQL. A piece of SQL that names a table of a company is refused
 * without it.
 *
 * @example
 * sql`select count(*) from bookings where tenant_id = ${thisTenant} and status = 'draft'`
 */
export const thisTenant = new ExpressionWrapper<never, never, string>(
  ValueNode.create(THIS_TENANT),
);
