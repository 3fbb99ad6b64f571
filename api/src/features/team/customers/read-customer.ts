import type { BookingStatus } from '@slipway/contract';
import { sql } from 'kysely';
import { dockScope, isInDockScope } from '../../../access/team/dock-scope.ts';
import type { Member } from '../../../actor.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import { owed, paid } from '../../../ledger/figures-sql.ts';
import { readOpenBookings } from '../../customers/anonymize.ts';
import type { CustomerRow } from '../../customers/customer.ts';

type Context = { actor: Member; now: Date };

export type ProfileBooking = {
  id: string;
  reference: string;
  status: BookingStatus;
  when: 'upcoming' | 'past' | 'canceled';
  name: string;
  aliasId: string | null;
  dockName: string;
  timeZone: string;
  boatModelName: string;
  boats: number;
  pickup: Date;
  return: Date;
  currency: string;
  total: number;
  paid: number;
};

/** More would be no help to whoever is on the phone. */
const MOST_BOOKINGS = 300;

/** The bookings of a customer at the docks of the member: what comes next first, then the newest. */
export async function readProfileBookings(
  database: TenantDatabase,
  context: Context,
  customerId: string,
): Promise<ProfileBooking[]> {
  const { now } = context;
  const { rows } = await sql<ProfileBooking>`
    select * from (
      select bookings.id, reference, status, boats, pickup_at as pickup, return_at as return,
        currency, docks.name as "dockName", docks.address ->> 'timeZoneName' as "timeZone",
        boat_models.name as "boatModelName",
        case
          when status in ('canceled', 'expired')
            or (status = 'draft' and expires_at <= ${now}::timestamptz) then 'canceled'
          when status = 'completed' then 'past'
          else 'upcoming'
        end as when,
        coalesce(contact ->> 'givenName', given_name) || ' '
          || coalesce(contact ->> 'familyName', family_name) as name,
        (
          select id from customer_aliases as alias
          where alias.tenant_id = bookings.tenant_id and alias.customer_id = customers.id
            and alias.given_name = contact ->> 'givenName'
            and alias.family_name = contact ->> 'familyName'
            and (alias.given_name, alias.family_name)
              <> (customers.given_name, customers.family_name)
          order by alias.phone_number is distinct from contact ->> 'phoneNumber', created_at
          limit 1
        ) as "aliasId",
        ${owed} as total, ${paid} as paid
      from bookings
      join customers on customers.tenant_id = bookings.tenant_id and customers.id = customer_id
      join docks on docks.tenant_id = bookings.tenant_id and docks.id = dock_id
      join boat_models on boat_models.tenant_id = bookings.tenant_id
        and boat_models.id = boat_model_id
      where bookings.tenant_id = ${thisTenant} and customer_id = ${customerId}
        and ${dockScope(context, 'bookings.dock_id')}
    ) as booking
    order by "when" <> 'upcoming',
      case when "when" = 'upcoming' then pickup end, pickup desc, reference
    limit ${MOST_BOOKINGS}
  `.execute(database);
  return rows;
}

type Open = Record<'upcoming' | 'balance' | 'deposit', { count: number; references: string[] }>;

/** What is not settled, at any dock, with the references that the member may see. */
export async function readOpen(
  database: TenantDatabase,
  context: Context,
  customerId: string,
): Promise<Open> {
  const bookings = await readOpenBookings(database, context.now, customerId);
  const inTheWay = (name: keyof Open) => {
    const found = bookings.filter((booking) => booking[name]);
    const visible = found.filter(({ dockId }) => isInDockScope(context, dockId));
    return { count: found.length, references: visible.map(({ reference }) => reference) };
  };
  return {
    upcoming: inTheWay('upcoming'),
    balance: inTheWay('balance'),
    deposit: inTheWay('deposit'),
  };
}

/** Whether whoever reads the mailbox of a customer gets to an account, or to a booking that is not over. */
export async function isWayIn(
  database: TenantDatabase,
  { now }: Pick<Context, 'now'>,
  { id, customer_type_id }: Pick<CustomerRow, 'id' | 'customer_type_id'>,
): Promise<boolean> {
  const { type } = await database
    .selectFrom('customer_types')
    .select('type')
    .where('id', '=', customer_type_id)
    .executeTakeFirstOrThrow();
  if (type !== 'guest') return true;
  return (await readOpenBookings(database, now, id)).some(({ upcoming }) => upcoming);
}
