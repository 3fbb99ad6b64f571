import { type RawBuilder, sql } from 'kysely';
import { thisTenant } from '../../database/this-tenant.ts';

/** The rules of a customer type, or those of guests; `asked` is the row of the question. */
export function rulesOfType(typeId: string): RawBuilder<unknown> {
  const id = sql.ref(typeId);
  return sql`(
    select rules || jsonb_build_object('id', id)
    from customer_types
    where tenant_id = ${thisTenant} and (id = ${id} or type = 'guest')
    order by id is not distinct from ${id} desc
    limit 1
  )`;
}
