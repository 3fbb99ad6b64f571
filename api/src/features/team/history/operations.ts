import { FIELD_TEXT } from '@slipway/contract';
import type { HistoryKind } from '@slipway/contract/team';
import { addDays, instantAt } from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';
import { dockScope } from '../../../access/team/dock-scope.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import { ValidationError } from '../../../errors.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { joinAlias, nameOnBooking } from '../../bookings/alias.ts';
import { entriesInWords, type StoredEntry } from './entries.ts';
import { FIRST_FIELDS, fieldsOf } from './words.ts';

const ENTRIES_A_PAGE = 50;

type Row = StoredEntry & {
  subjectId: string;
  reference: string | null;
  name: string | null;
  timeZone: string;
};

/** What was changed in the company, newest first, as far as the member may see it. */
export const listHistory: TeamHandler<'listHistory'> = async ({ query }, database, context) => {
  const { tenant } = context;
  const { page = 1, person } = query;
  const people = await readPeople(database);
  if (person?.startsWith('member:') && !people.some(({ id }) => id === person)) {
    throw new ValidationError({ person: [FIELD_TEXT.doesNotExist] });
  }
  const skipped = (page - 1) * ENTRIES_A_PAGE;
  const chosen = isChosen(query, tenant.time_zone);
  // Each half brings as many as the page could need, so that neither is read to its beginning.
  const newest = sql`order by happened_at desc, entry.id desc limit ${skipped + ENTRIES_A_PAGE + 1}`;
  const { rows } = await sql<Row>`
    select * from (
      (
        select entry.id, happened_at as at, actor, changes, bookings.id as "subjectId", reference,
          ${nameOnBooking} as name,
          docks.address ->> 'timeZoneName' as "timeZone"
        from booking_history as entry
        join bookings on bookings.tenant_id = entry.tenant_id and bookings.id = booking_id
        join docks on docks.tenant_id = bookings.tenant_id and docks.id = dock_id
        left join customers on customers.tenant_id = bookings.tenant_id
          and customers.id = bookings.customer_id
        ${joinAlias}
        where entry.tenant_id = ${thisTenant} and ${dockScope(context, 'bookings.dock_id')}
          and ${chosen}
        ${newest}
      ) union all (
        select entry.id, happened_at, actor, changes, customers.id, null,
          given_name || ' ' || family_name, ${tenant.time_zone}::text
        from customer_history as entry
        join customers on customers.tenant_id = entry.tenant_id and customers.id = customer_id
        where entry.tenant_id = ${thisTenant} and ${chosen}
        ${newest}
      )
    ) as entries
    order by at desc, id desc limit ${ENTRIES_A_PAGE + 1} offset ${skipped}
  `.execute(database);
  const shown = rows.slice(0, ENTRIES_A_PAGE);
  const entries = await entriesInWords(database, shown, ({ timeZone }) => ({
    timeZone,
    currency: tenant.currency,
  }));
  return {
    data: {
      entries: entries.map((entry, index) => {
        const { subjectId, reference, name } = shown[index] as Row;
        return { ...entry, subject: { id: subjectId, reference, name } };
      }),
      hasMore: rows.length > ENTRIES_A_PAGE,
      people,
    },
  };
};

type Filter = { kind?: HistoryKind; person?: string; from?: string; until?: string };

/** Days are those of the company. */
function isChosen({ kind, person, from, until }: Filter, timeZone: string): RawBuilder<unknown> {
  const midnight = (date: string) => new Date(instantAt({ date, minutes: 0 }, timeZone));
  const conditions = [
    ...(from ? [sql`happened_at >= ${midnight(from)}`] : []),
    ...(until ? [sql`happened_at < ${midnight(addDays(until, 1))}`] : []),
    ...(person ? [sql`(actor = ${person} or actor like ${`${person}:%`})`] : []),
    ...(kind === undefined ? [] : [isOfKind(kind)]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function isOfKind(kind: HistoryKind): RawBuilder<unknown> {
  const first = sql`(${sql.join(
    FIRST_FIELDS.map(
      (field) => sql`(
        jsonb_exists(changes, ${field}) and changes -> ${field}::text ->> 'from' is null
      )`,
    ),
    sql` or `,
  )})`;
  if (kind === 'created') return first;
  return sql`jsonb_exists_any(changes, ${fieldsOf(kind)}::text[]) and not ${first}`;
}

async function readPeople(database: TenantDatabase) {
  const members = await database
    .selectFrom('members')
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return members.map(({ id, name }) => ({ id: `member:${id}`, name }));
}
