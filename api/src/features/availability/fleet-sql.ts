import { sql } from 'kysely';
import { takesBoatsAt } from '../../database/status-sql.ts';
import { thisTenant } from '../../database/this-tenant.ts';

// Parts of statements about fleets. `asked` is the row of the question: since, until, now
// and except_id, the booking that does not count.

/** The fields of a row of `placements`, as the engine reads them, for `json_build_object`. */
export const PLACEMENT_FIELDS = sql`
  'type', case when dock_id is null then 'out_of_service' else 'dock' end,
  'boatId', boat_id, 'dockId', dock_id,
  'from', extract(epoch from starts_at) * 1000, 'until', extract(epoch from ends_at) * 1000
`;

/** The blockouts of a period, as the engine reads them. */
export const BLOCKOUTS_ASKED_FOR = sql`(
  select coalesce(json_agg(json_build_object(
    'reason', reason,
    'from', extract(epoch from starts_at) * 1000, 'until', extract(epoch from ends_at) * 1000,
    'docks', coalesce(to_json(dock_ids), '"all"'),
    'boatModels', coalesce(to_json(boat_model_ids), '"all"'),
    'boats', coalesce(to_json(boats), '"all"')
  )), '[]')
  from blockouts
  where tenant_id = ${thisTenant} and ends_at > asked.since and starts_at < asked.until
)`;

/** Whether a booking of a fleet takes boats in the period; no booking of it is longer than its longest. */
export const TAKES_BOATS_ASKED_FOR = sql`(
  taken_from >= asked.since - longest_taken_minutes * interval '1 minute'
  and taken_from < asked.until and taken_until > asked.since
  and ${takesBoatsAt(sql.ref('asked.now'))}
  and bookings.id is distinct from asked.except_id
)`;
