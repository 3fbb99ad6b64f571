import type { DepositTaking, OrderState, WaiverSigner } from '@slipway/contract';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDatabase } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import { balance } from '../../../ledger/figures-sql.ts';
import { joinAlias, nameOnBooking } from '../../bookings/alias.ts';

/** A booking with all that its trips show at the dock. Moments inside of JSON are text. */
export type DockBooking = {
  id: string;
  reference: string;
  updated_at: Date;
  dock_id: string;
  boat_model_id: string;
  boatModelName: string;
  capacity: number;
  pickup_at: Date;
  return_at: Date;
  boats: number;
  passengers: number;
  currency: string;
  customerName: string;
  phoneNumber: string | null;
  partnerName: string | null;
  balance: number;
  deposits: {
    id: string;
    taking: DepositTaking;
    amount: number;
    secured: boolean;
    settling: boolean;
  }[];
  waivers: {
    id: string;
    name: string;
    signer: WaiverSigner;
    required: boolean;
    signed: number;
  }[];
  addOns: {
    addOnId: string;
    name: string;
    quantity: number;
    state: OrderState;
    changed: boolean;
  }[];
  notes: { text: string; author: string; createdAt: string }[];
  trips: DockTrip[];
};

export type DockTrip = {
  number: number;
  boatId: string;
  boatName: string;
  outAt: string | null;
  pausedAt: string | null;
  backAt: string | null;
  briefed: boolean;
};

/** The agreed bookings that a condition on `bookings` chooses, by pickup. */
export async function readDockBookings(
  database: TenantDatabase,
  condition: RawBuilder<unknown>,
): Promise<DockBooking[]> {
  const { rows } = await sql<DockBooking>`
    select bookings.id, reference, bookings.updated_at, dock_id, boat_model_id, pickup_at,
      return_at, boats, passengers, currency,
      boat_models.name as "boatModelName", capacity,
      coalesce(${nameOnBooking}, '') as "customerName",
      coalesce(contact ->> 'phoneNumber', customers.phone_number) as "phoneNumber",
      (
        select name from partners
        where tenant_id = bookings.tenant_id and id = bookings.partner_id
      ) as "partnerName",
      ${balance} as balance,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'taking', taking, 'amount', amount, 'secured', secured_at is not null,
          'settling', exists (
            select from payment_orders
            where tenant_id = booking_deposits.tenant_id and deposit_id = booking_deposits.id
              and done_at is null and refusal is null
          )
        ) order by created_at, id), '[]')
        from booking_deposits
        where tenant_id = bookings.tenant_id and booking_id = bookings.id and closed_at is null
      ) as deposits,
      (
        select coalesce(json_agg(json_build_object(
          'id', waivers.id, 'name', waivers.name, 'signer', signer,
          'required', required_before_hand_out,
          'signed', (
            select count(*) from waiver_signatures
            where tenant_id = bookings.tenant_id and booking_id = bookings.id
              and waiver_id = waivers.id
          )
        ) order by waivers.position), '[]')
        from rental_setups
        join waivers on waivers.tenant_id = rental_setups.tenant_id
          and waivers.id = any(waiver_ids) and waivers.archived_at is null
        where rental_setups.tenant_id = bookings.tenant_id
          and rental_setups.id = bookings.rental_setup_id
      ) as waivers,
      (
        select coalesce(json_agg(json_build_object(
          'addOnId', add_on_id, 'name', name, 'quantity', quantity, 'state', state,
          'changed', changed_at is not null
        ) order by booking_add_ons.position), '[]')
        from booking_add_ons
        join add_ons on add_ons.tenant_id = booking_add_ons.tenant_id and add_ons.id = add_on_id
        where booking_add_ons.tenant_id = bookings.tenant_id and booking_id = bookings.id
      ) as "addOns",
      (
        select coalesce(json_agg(json_build_object(
          'text', text, 'author', author, 'createdAt', created_at
        ) order by created_at desc, id desc), '[]')
        from (
          select id, text, author, created_at from booking_notes
          where tenant_id = bookings.tenant_id and booking_id = bookings.id
          union all
          select id, text, author, created_at from customer_notes
          where tenant_id = bookings.tenant_id and customer_id = bookings.customer_id
        ) as note
      ) as notes,
      (
        select coalesce(json_agg(json_build_object(
          'number', trips.position, 'boatId', boat_id, 'boatName', boats.name, 'outAt', out_at,
          'pausedAt', paused_at, 'backAt', back_at, 'briefed', briefed
        ) order by trips.position), '[]')
        from trips
        join boats on boats.tenant_id = trips.tenant_id and boats.id = boat_id
        where trips.tenant_id = bookings.tenant_id and booking_id = bookings.id
      ) as trips
    from bookings
    join boat_models
      on boat_models.tenant_id = bookings.tenant_id and boat_models.id = boat_model_id
    left join customers
      on customers.tenant_id = bookings.tenant_id and customers.id = bookings.customer_id
    ${joinAlias}
    where bookings.tenant_id = ${thisTenant} and status in ('confirmed', 'completed')
      and ${condition}
    order by pickup_at, reference
  `.execute(database);
  return rows;
}

/** Whether a boat of the booking is out, for a condition. */
export const hasBoatOut = sql`exists (
  select from trips
  where trips.tenant_id = ${thisTenant} and booking_id = bookings.id
    and out_at is not null and back_at is null
)`;
