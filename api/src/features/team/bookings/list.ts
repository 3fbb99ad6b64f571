import { type BookingStatus, PAGE_SIZE } from '@slipway/contract';
import { type BookedBy, formatInstant, formatTimestamp, paymentState } from '@slipway/engine';
import { sql } from 'kysely';
import { thisTenant } from '../../../database/this-tenant.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { paginationOf, rowsBefore } from '../../../http/pagination.ts';
import { nameOnBooking } from '../../bookings/alias.ts';
import { inOrder, isChosen, LISTED } from './choose-bookings.ts';

type Row = {
  id: string;
  reference: string;
  status: BookingStatus;
  customerName: string | null;
  dockName: string;
  timeZone: string;
  boatModelName: string;
  pickup: Date;
  return: Date;
  boats: number;
  passengers: number;
  currency: string;
  total: number;
  paid: number;
  needed: number;
  signed: number;
  addOns: number;
  partnerName: string | null;
  source: BookedBy;
  expiresAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

export const listTeamBookings: TeamHandler<'listTeamBookings'> = async (
  { query },
  database,
  context,
) => {
  const { page, ...filter } = query;
  const chosen = isChosen(context, filter);
  const counted = await sql<{ total: number }>`
    select count(*)::bigint as total ${LISTED} where ${chosen}
  `.execute(database);
  const { rows } = await sql<Row>`
    select
      bookings.id, reference, bookings.status,
      ${nameOnBooking} as "customerName",
      docks.name as "dockName", docks.address ->> 'timeZoneName' as "timeZone",
      boat_models.name as "boatModelName", pickup_at as pickup, return_at as return,
      boats, passengers, currency, total, paid, needed, signed,
      coalesce((
        select sum(quantity) from booking_add_ons
        where tenant_id = ${thisTenant} and booking_id = bookings.id
      ), 0)::int as "addOns",
      partners.name as "partnerName", booked_by as source, expires_at as "expiresAt",
      bookings.created_at as "createdAt", bookings.updated_at as "updatedAt"
    ${LISTED}
    where ${chosen}
    order by ${inOrder(filter)}
    limit ${PAGE_SIZE} offset ${rowsBefore(page)}
  `.execute(database);
  return {
    data: rows.map(rowAnswer),
    pagination: paginationOf(page, counted.rows[0]?.total ?? 0, context.url),
  };
};

function rowAnswer({ needed, signed, paid, ...row }: Row) {
  const holds = row.status === 'draft' || row.status === 'option';
  return {
    ...row,
    pickup: formatInstant(row.pickup.getTime()),
    return: formatInstant(row.return.getTime()),
    balance: row.total - paid,
    payment: paymentState({ owed: row.total, paid }),
    waivers: { needed, signed },
    expiresAt: holds && row.expiresAt ? formatTimestamp(row.expiresAt.getTime()) : null,
    createdAt: formatTimestamp(row.createdAt.getTime()),
    updatedAt: formatTimestamp(row.updatedAt.getTime()),
  };
}
