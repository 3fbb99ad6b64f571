import { firstOffered, LANGUAGES } from '@slipway/contract/languages';
import { sql } from 'kysely';
import type { TenantDatabase } from '../database/database.ts';
import type { InventoryTables } from '../database/tables/inventory.ts';
import { thisTenant } from '../database/this-tenant.ts';
import { paidOn, readBooking, type StoredBooking } from '../features/bookings/read.ts';
import type { Tenant } from '../tenant.ts';

type Address = InventoryTables['docks']['address']['__select__'];

/** What messages about a booking tell. Amounts are in cents. */
export type BookingFacts = {
  company: { name: string; slug: string; emailAddress: string | null };
  id: string;
  reference: string;
  status: StoredBooking['status'];
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date | null;
  language: string;
  givenName: string;
  emailAddress: string;
  dockName: string;
  address: Address;
  boatModel: string;
  pickup: Date;
  return: Date;
  boats: number;
  passengers: number;
  currency: string;
  costs: { description: string; amount: number }[];
  total: number;
  paid: number;
  /** Below 0 when more was paid than is owed. */
  balance: number;
  extras: { name: string; quantity: number }[];
  paymentRequest: { id: string; amount: number } | null;
};

type Names = {
  dockName: string;
  address: Address;
  boatModel: string;
  extras: BookingFacts['extras'];
  paymentRequest: BookingFacts['paymentRequest'];
};

/** Reads what a booking is like now; null while it has no customer to write to. */
export async function readBookingFacts(
  database: TenantDatabase,
  tenant: Pick<Tenant, 'name' | 'slug' | 'email_address' | 'locale'>,
  bookingId: string,
): Promise<BookingFacts | null> {
  const booking = await readBooking(database, bookingId);
  if (!booking || booking.given_name === null) return null;
  const { given_name, email_address, preferred_locale } = booking;
  const costs = booking.costs.map(({ description, amountIncludingTax }) => ({
    description,
    amount: amountIncludingTax,
  }));
  const total = costs.reduce((sum, { amount }) => sum + amount, 0);
  const paid = paidOn(booking);
  return {
    ...(await readNames(database, booking)),
    company: { name: tenant.name, slug: tenant.slug, emailAddress: tenant.email_address },
    id: booking.id,
    reference: booking.reference,
    status: booking.status,
    createdAt: booking.created_at,
    updatedAt: booking.updated_at,
    expiresAt: booking.expires_at,
    language: firstOffered([preferred_locale, tenant.locale], Object.keys(LANGUAGES)) ?? 'en',
    givenName: given_name,
    emailAddress: email_address,
    pickup: booking.pickup_at,
    return: booking.return_at,
    boats: booking.boats,
    passengers: booking.passengers,
    currency: booking.currency,
    costs,
    total,
    paid,
    balance: total - paid,
  };
}

async function readNames(database: TenantDatabase, booking: StoredBooking): Promise<Names> {
  const { rows } = await sql<Names>`
    select
      docks.name as "dockName", docks.address, boat_models.name as "boatModel",
      (
        select coalesce(json_agg(json_build_object(
          'name', add_ons.name, 'quantity', quantity
        ) order by booking_add_ons.position), '[]')
        from booking_add_ons
        join add_ons on add_ons.tenant_id = booking_add_ons.tenant_id and add_ons.id = add_on_id
        where booking_add_ons.tenant_id = docks.tenant_id and booking_id = ${booking.id}
      ) as extras,
      (
        select json_build_object('id', id, 'amount', amount)
        from payment_requests
        where tenant_id = docks.tenant_id and booking_id = ${booking.id}
        order by created_at desc limit 1
      ) as "paymentRequest"
    from docks
    join boat_models on boat_models.tenant_id = docks.tenant_id
      and boat_models.id = ${booking.boat_model_id}
    where docks.tenant_id = ${thisTenant} and docks.id = ${booking.dock_id}
  `.execute(database);
  return rows[0] as Names;
}
