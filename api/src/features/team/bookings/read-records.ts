import type { MessageChannel } from '@slipway/contract/team';
import type { DepositTaking } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../../database/database.ts';
import type { Changes } from '../../../database/tables/bookings.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import { depositAmount, depositKept } from '../../../ledger/figures-sql.ts';
import { type Alias, aliasOf } from '../../bookings/alias.ts';
import type { StoredBooking } from '../../bookings/read.ts';

/** The page shows so many entries of the history, and so many messages. */
const MOST_ENTRIES = 200;

/** What the tabs of a booking show besides the booking. Moments are text, out of JSON. */
export type BookingRecords = {
  dock: { id: string; name: string; timeZone: string };
  boatModel: { id: string; name: string; capacity: number };
  customerTypeName: string | null;
  customerAnonymized: boolean | null;
  /** The alias under whose name it was booked. */
  alias: Alias | null;
  partner: { code: string; name: string } | null;
  taxRates: { id: string; name: string; percentage: number }[];
  addOns: { addOnId: string; name: string; quantity: number }[];
  deposits: {
    id: string;
    description: string;
    taking: DepositTaking;
    amount: number;
    createdAt: string;
    securedAt: string | null;
    linkSentAt: string | null;
    closedAt: string | null;
    kept: number;
    endsAt: string | null;
    settling: boolean;
  }[];
  answers: { question: string; answer: string; sensitive: boolean }[];
  messages: {
    id: string;
    kind: string | null;
    subject: string;
    channel: MessageChannel;
    recipient: string;
    createdAt: string;
    sentAt: string | null;
    failure: string | null;
  }[];
  history: { id: string; at: string; actor: string; changes: Changes }[];
  notes: {
    id: string;
    text: string;
    author: string;
    createdAt: string;
    /** Whether it is about the customer, and so on all their bookings. */
    ofCustomer: boolean;
  }[];
};

/** Everything beside the booking itself, in one statement. */
export async function readBookingRecords(
  database: TenantDatabase,
  booking: StoredBooking,
): Promise<BookingRecords> {
  const { id, customer_type_id } = booking;
  const { rows } = await sql<BookingRecords>`
    select
      (
        select json_build_object('id', id, 'name', name, 'timeZone', address ->> 'timeZoneName')
        from docks where tenant_id = company.id and id = ${booking.dock_id}
      ) as dock,
      (
        select json_build_object('id', id, 'name', name, 'capacity', capacity)
        from boat_models where tenant_id = company.id and id = ${booking.boat_model_id}
      ) as "boatModel",
      (
        select name from customer_types
        where tenant_id = company.id and id = ${customer_type_id}::uuid
      ) as "customerTypeName",
      (
        select anonymized_at is not null from customers
        where tenant_id = company.id and id = ${booking.customer_id}::uuid
      ) as "customerAnonymized",
      ${aliasOf(id)} as alias,
      (
        select json_build_object('code', code, 'name', name) from partners
        where tenant_id = company.id and id = ${booking.partner_id}::uuid
      ) as partner,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'percentage', percentage
        )), '[]') from tax_rates where tenant_id = company.id
      ) as "taxRates",
      (
        select coalesce(json_agg(json_build_object(
          'addOnId', add_on_id, 'name', name, 'quantity', quantity
        ) order by booking_add_ons.position), '[]')
        from booking_add_ons
        join add_ons on add_ons.tenant_id = booking_add_ons.tenant_id and add_ons.id = add_on_id
        where booking_add_ons.tenant_id = company.id and booking_id = ${id}
      ) as "addOns",
      (
        select coalesce(json_agg(json_build_object(
          'id', deposit.id, 'description', description, 'taking', deposit.taking,
          'amount', ${depositAmount}, 'createdAt', deposit.created_at, 'securedAt', secured_at,
          'linkSentAt', link_sent_at, 'closedAt', deposit.closed_at,
          'endsAt', case when deposit.closed_at is null then money.hold_ends_at end,
          'kept', ${depositKept},
          'settling', exists (
            select from payment_orders
            where tenant_id = company.id and deposit_id = deposit.id
              and done_at is null and refusal is null
          )
        ) order by deposit.created_at, deposit.id), '[]')
        from booking_deposits as deposit
        left join payment_transactions as money on money.tenant_id = deposit.tenant_id
          and money.id = deposit.transaction_id
        where deposit.tenant_id = company.id and booking_id = ${id} and not replaced
      ) as deposits,
      (
        select coalesce(json_agg(json_build_object(
          'question', question, 'answer', answer, 'sensitive', booking_answers.sensitive
        ) order by questions.position), '[]')
        from booking_answers
        join questions on questions.tenant_id = booking_answers.tenant_id
          and questions.id = question_id
        where booking_answers.tenant_id = company.id and booking_id = ${id}
      ) as answers,
      (
        select coalesce(json_agg(message order by message."createdAt" desc), '[]')
        from (
          select id, kind, channel, subject, recipient, created_at as "createdAt", sent_at as "sentAt",
            failure
          from outbox where tenant_id = company.id and booking_id = ${id}
          order by created_at desc limit ${MOST_ENTRIES}
        ) as message
      ) as messages,
      (
        select coalesce(json_agg(entry order by entry.at desc, entry.id desc), '[]')
        from (
          select id, happened_at as at, actor, changes
          from booking_history where tenant_id = company.id and booking_id = ${id}
          order by happened_at desc, id desc limit ${MOST_ENTRIES}
        ) as entry
      ) as history,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'text', text, 'author', author, 'createdAt', created_at,
          'ofCustomer', of_customer
        ) order by created_at desc, id desc), '[]')
        from (
          select id, text, author, created_at, false as of_customer
          from booking_notes where tenant_id = company.id and booking_id = ${id}
          union all
          select id, text, author, created_at, true
          from customer_notes
          where tenant_id = company.id and customer_id = ${booking.customer_id}::uuid
        ) as note
      ) as notes
    from (values (${thisTenant}::uuid)) as company (id)
  `.execute(database);
  return rows[0] as BookingRecords;
}
