import type { Waiver } from '@slipway/company';
import type { BookingStatus } from '@slipway/contract';
import { TODAY_DAYS_BACK } from '@slipway/contract/team';
import { DAY, formatInstant, formatTimestamp, type Period } from '@slipway/engine';
import { sql } from 'kysely';
import { dockScope } from '../../../access/team/dock-scope.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import type { RequestContext, TeamHandler } from '../../../http/handler.ts';
import { balance, depositsMissing } from '../../../ledger/figures-sql.ts';
import { joinAlias, nameOnBooking } from '../../bookings/alias.ts';
import { countSignatures } from '../../waivers/read-waivers.ts';
import { periodOf, readDocks } from '../planning/planning.ts';
import { readDifferences } from './differences.ts';

type Row = {
  id: string;
  reference: string;
  status: BookingStatus;
  customerName: string | null;
  phoneNumber: string | null;
  partnerName: string | null;
  dockId: string;
  boatModelName: string;
  boats: number;
  passengers: number;
  pickup: Date;
  return: Date;
  expiresAt: Date | null;
  balance: number;
  depositsMissing: number;
  waivers: { signer: Waiver['signer']; signed: number }[];
  trips: {
    boatName: string;
    outAt: string | null;
    pausedAt: string | null;
    backAt: string | null;
  }[];
  updatedAt: Date;
};

export const getToday: TeamHandler<'getToday'> = async (
  { query: { day, dockId } },
  database,
  context,
) => {
  const docks = await readDocks(database, context, dockId);
  if (docks.length === 0)
    return { data: { bookings: [], depositsToGiveBack: [], paymentsThatDiffer: [] } };
  const rows = await readRows(database, context, { dockId, period: periodOf(docks, day, 1) });
  const depositsToGiveBack = await readDepositsToGiveBack(database, context, dockId);
  const paymentsThatDiffer = await readDifferences(database, context, { dockId });
  return { data: { bookings: rows.map(answerOf), depositsToGiveBack, paymentsThatDiffer } };
};

type DepositRow = {
  id: string;
  reference: string;
  customerName: string | null;
  dockId: string;
  pickup: Date;
  amount: number;
};

/** Charged deposits of canceled bookings that nobody has refunded, kept, or is about to. */
async function readDepositsToGiveBack(
  database: TenantDatabase,
  context: Parameters<typeof dockScope>[0],
  dockId: string | undefined,
) {
  const { rows } = await sql<DepositRow>`
    select booking_deposits.id, reference, ${nameOnBooking} as "customerName",
      dock_id as "dockId", pickup_at as pickup, booking_deposits.amount
    from booking_deposits
    join bookings on bookings.tenant_id = booking_deposits.tenant_id
      and bookings.id = booking_deposits.booking_id
    left join customers on customers.tenant_id = bookings.tenant_id and customers.id = customer_id
    ${joinAlias}
    where booking_deposits.tenant_id = ${thisTenant} and taking = 'charge'
      and secured_at is not null and closed_at is null and status = 'canceled'
      and ${dockScope(context, 'bookings.dock_id')}
      and ${dockId === undefined ? sql`true` : sql`dock_id = ${dockId}`}
      and not exists (
        select from payment_orders
        where payment_orders.tenant_id = booking_deposits.tenant_id
          and deposit_id = booking_deposits.id and done_at is null and refusal is null
      )
    order by pickup_at, reference, booking_deposits.id
  `.execute(database);
  return rows.map((row) => ({ ...row, pickup: formatInstant(row.pickup.getTime()) }));
}

/**
 * What leaves or returns in the period or is still out; what is owed for the days before it; and
 * every option that still waits for an answer.
 */
async function readRows(
  database: TenantDatabase,
  context: Pick<RequestContext, 'now'> & Parameters<typeof dockScope>[0],
  { dockId, period }: { dockId: string | undefined; period: Period },
): Promise<Row[]> {
  const [start, end] = [new Date(period.start), new Date(period.end)];
  const daysBefore = new Date(period.start - TODAY_DAYS_BACK * DAY);
  const { rows } = await sql<Row>`
    with money as (
      select bookings.*,
        ${balance} as balance
      from bookings
      where tenant_id = ${thisTenant} and ${dockScope(context, 'bookings.dock_id')}
        and ${dockId === undefined ? sql`true` : sql`dock_id = ${dockId}`}
        and (
          (status in ('confirmed', 'completed') and pickup_at < ${end} and return_at >= ${daysBefore})
          or (status = 'option' and expires_at > ${context.now})
        )
    )
    select bookings.id, reference, status, dock_id as "dockId",
      ${nameOnBooking} as "customerName",
      coalesce(alias.phone_number, customers.phone_number, contact ->> 'phoneNumber')
        as "phoneNumber",
      partners.name as "partnerName", boat_models.name as "boatModelName", boats, passengers,
      pickup_at as pickup, return_at as return, expires_at as "expiresAt", balance,
      ${depositsMissing} as "depositsMissing",
      (
        select coalesce(json_agg(json_build_object(
          'boatName', boats.name, 'outAt', out_at, 'pausedAt', paused_at, 'backAt', back_at
        ) order by trips.position), '[]')
        from trips
        join boats on boats.tenant_id = trips.tenant_id and boats.id = boat_id
        where trips.tenant_id = bookings.tenant_id and booking_id = bookings.id
      ) as trips,
      (
        select coalesce(json_agg(json_build_object('signer', signer, 'signed', (
          select count(*) from waiver_signatures
          where tenant_id = bookings.tenant_id and booking_id = bookings.id and waiver_id = waivers.id
        ))), '[]')
        from rental_setups
        join waivers on waivers.tenant_id = rental_setups.tenant_id
          and waivers.id = any(rental_setups.waiver_ids) and waivers.archived_at is null
        where rental_setups.tenant_id = bookings.tenant_id
          and rental_setups.id = bookings.rental_setup_id
      ) as waivers,
      bookings.updated_at as "updatedAt"
    from money as bookings
    join boat_models on boat_models.tenant_id = bookings.tenant_id and boat_models.id = boat_model_id
    left join customers on customers.tenant_id = bookings.tenant_id and customers.id = customer_id
    ${joinAlias}
    left join partners on partners.tenant_id = bookings.tenant_id and partners.id = partner_id
    where status = 'option'
      or pickup_at >= ${start}
      or (return_at >= ${start} and return_at < ${end})
      or (status = 'confirmed' and exists (
        select from trips
        where trips.tenant_id = bookings.tenant_id and booking_id = bookings.id
          and out_at is not null and back_at is null
      ))
      or balance > 0
    order by pickup_at, reference
  `.execute(database);
  return rows;
}

function answerOf(row: Row) {
  const { passengers, expiresAt, waivers, depositsMissing, ...booking } = row;
  return {
    ...booking,
    people: passengers,
    pickup: formatInstant(row.pickup.getTime()),
    return: formatInstant(row.return.getTime()),
    optionUntil: row.status === 'option' && expiresAt ? formatTimestamp(expiresAt.getTime()) : null,
    deposits: { missing: depositsMissing },
    signatures: countSignatures(
      waivers.map(({ signer, signed }) => ({ signer, signatures: { length: signed } })),
      row,
    ),
    trips: row.trips.map(({ boatName, outAt, pausedAt, backAt }) => ({
      boatName,
      outAt: timestampOf(outAt),
      pausedAt: timestampOf(pausedAt),
      backAt: timestampOf(backAt),
    })),
    updatedAt: formatTimestamp(row.updatedAt.getTime()),
  };
}

/** A moment out of JSON that PostgreSQL has written. */
function timestampOf(moment: string | null): string | null {
  return moment === null ? null : formatTimestamp(Date.parse(moment));
}
