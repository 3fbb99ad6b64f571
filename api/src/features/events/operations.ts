import { EVENTS_PER_PAGE, FIELD_TEXT, LATEST } from '@slipway/contract';
import { sql } from 'kysely';
import { EVENT_COLUMNS, eventAnswer } from '../../database/changes/event.ts';
import { placeNewEvents } from '../../database/changes/place-events.ts';
import type { TenantDatabase } from '../../database/database.ts';
import { tenantStatement } from '../../database/tenant-statement.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { ValidationError } from '../../errors.ts';
import type { IntegratorHandler } from '../../http/handler.ts';

/** Events get their positions when someone looks, so that a reader sees its own changes at once. */
export const listEvents: IntegratorHandler<'listEvents'> = async (
  { query: { after, types } },
  database,
  { tenant },
) => {
  await placeNewEvents(database);
  const kept = await keptPositions(database);
  if (after === LATEST) return { data: [], cursor: String(kept.last), hasMore: false };
  const start = startOf(after, kept);
  let chosen = database
    .selectFrom('events')
    .select(EVENT_COLUMNS)
    .where('position', '>', start)
    .where('position', '<=', kept.last);
  if (types) chosen = chosen.where('type', 'in', types);
  const found = await chosen
    .orderBy('position')
    .limit(EVENTS_PER_PAGE + 1)
    .execute();
  const page = found.slice(0, EVENTS_PER_PAGE);
  const hasMore = found.length > page.length;
  return {
    data: page.map((event) => eventAnswer(event, tenant.id)),
    // A page that is not full has looked at everything, also at what was not asked for.
    cursor: String(hasMore ? page.at(-1)?.position : kept.last),
    hasMore,
  };
};

type KeptPositions = { first: number; last: number };

const selectPositions = tenantStatement<KeptPositions, object>(
  () => sql`
    select last_position as last, coalesce((
      select min(position) from events where tenant_id = ${thisTenant} and position is not null
    ), last_position + 1) as first
    from event_positions where tenant_id = ${thisTenant}
  `,
);

/** The first and the last position whose events are still there; positions have no gaps. */
async function keptPositions(database: TenantDatabase): Promise<KeptPositions> {
  const [kept] = await selectPositions(database, {});
  return kept ?? { first: 1, last: 0 };
}

/** The position after which to read, or a refusal when events after it are gone or it is not ours. */
function startOf(after: string | undefined, { first, last }: KeptPositions): number {
  if (after === undefined) return first - 1;
  const position = Number(after);
  if (position > last) throw new ValidationError({ after: [FIELD_TEXT.notAnEventCursor] });
  if (position < first - 1) throw new ValidationError({ after: [FIELD_TEXT.cursorTooOld] });
  return position;
}
