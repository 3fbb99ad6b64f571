import { type RawBuilder, sql } from 'kysely';
import type { Member } from '../../actor.ts';
import { NotFoundError } from '../../errors.ts';

type Scoped = { actor: Pick<Member, 'docks'> };

/**
 * The condition that a row lies at a dock of the member, for a query or for plain SQL.
 *
 * @example
 * database.selectFrom('bookings').where(dockScope(context, 'bookings.dock_id'))
 */
export function dockScope({ actor: { docks } }: Scoped, column: string): RawBuilder<boolean> {
  return docks === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(column)} = any(${[...docks]}::uuid[])`;
}

/** Whether a member works at a dock. */
export function isInDockScope({ actor: { docks } }: Scoped, dockId: string): boolean {
  return docks === 'all' || docks.includes(dockId);
}

/** What lies at another dock is as unknown to the member as what another company has. */
export function assertInDockScope(context: Scoped, dockId: string, kind: string, id: string): void {
  if (!isInDockScope(context, dockId)) throw new NotFoundError(kind, id);
}
