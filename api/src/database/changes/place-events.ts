import { sql } from 'kysely';
import type { TenantDatabase } from '../database.ts';
import { tenantStatement } from '../tenant-statement.ts';
import { thisTenant } from '../this-tenant.ts';

/**
 * Gives a position to every committed event that has none. One process at a time does so for a
 * company, so that positions appear in their order: whoever has read up to one has missed nothing.
 */
export async function placeEvents(database: TenantDatabase): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`
      insert into event_positions (tenant_id, last_position) values (${thisTenant}, 0)
      on conflict do nothing
    `.execute(transaction);
    await sql`
      select from event_positions where tenant_id = ${thisTenant} for no key update
    `.execute(transaction);
    // A statement of its own, which sees what the process before has placed.
    await sql`
      with waiting as (
        select id, row_number() over (order by happened_at, id) as place
        from events where tenant_id = ${thisTenant} and position is null
      ), counter as (
        update event_positions set last_position = last_position + (select count(*) from waiting)
        where tenant_id = ${thisTenant}
        returning last_position
      )
      update events
      set position = counter.last_position - (select count(*) from waiting) + waiting.place
      from waiting, counter
      where events.tenant_id = ${thisTenant} and events.id = waiting.id
    `.execute(transaction);
  });
}

const selectNewEvents = tenantStatement<{ found: boolean }, object>(
  () => sql`
    select exists (
      select from events where tenant_id = ${thisTenant} and position is null
    ) as found
  `,
);

/** The same, without a transaction where there is nothing to do. */
export async function placeNewEvents(database: TenantDatabase): Promise<void> {
  const [events] = await selectNewEvents(database, {});
  if (events?.found) await placeEvents(database);
}
