import { notFoundText } from '@slipway/contract';
import { anonymizeObstacles } from '@slipway/engine';
import { sql } from 'kysely';
import { endAccessOf } from '../../access/end-access.ts';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { owed, paid } from '../../ledger/figures-sql.ts';
import type { CustomerRow } from './customer.ts';
import { type ChangeContext, markChanged } from './store.ts';

/** What is shown in place of a name. */
const NO_NAME = { given_name: 'Anonymized', family_name: 'customer' } as const;

/**
 * Removes the person and keeps what happened: bookings, amounts, references. For good. The customer
 * is locked already, with their bookings. Returns what stands in the way; in that case nothing has changed.
 * @param passwordHash of a password that nobody knows, so that nobody can sign in
 */
export async function anonymize(
  transaction: TenantTransaction,
  context: ChangeContext,
  customer: CustomerRow,
  passwordHash: string,
): Promise<string[]> {
  const bookings = await readOpenBookings(transaction, context.now, customer.id);
  const obstacles = anonymizeObstacles({
    upcomingBookings: bookings.filter(({ upcoming }) => upcoming).length,
    openBalance: bookings.filter(({ balance }) => balance).length,
    openDeposits: bookings.filter(({ deposit }) => deposit).length,
  });
  if (obstacles.length > 0) return obstacles;
  await eraseTraces(transaction, customer);
  await transaction
    .updateTable('customers')
    .set({
      ...NO_NAME,
      email_address: `anonymized-${customer.id}@slipway.invalid`,
      phone_number: null,
      preferred_locale: context.tenant.locale,
      password_hash: passwordHash,
      anonymized_at: context.now,
    })
    .where('id', '=', customer.id)
    .execute();
  await markChanged(transaction, context, customer, { anonymized: { from: null, to: 'yes' } });
  return [];
}

type OpenBooking = {
  reference: string;
  dockId: string;
  upcoming: boolean;
  balance: boolean;
  deposit: boolean;
};

/**
 * The bookings of a customer, with what is not settled in each. Unpaid costs of what never took place
 * are owed by nobody.
 */
export async function readOpenBookings(
  database: TenantDatabase,
  now: Date,
  customerId: string,
): Promise<OpenBooking[]> {
  const { rows } = await sql<OpenBooking>`
    select reference, dock_id as "dockId",
      status in ('option', 'confirmed')
        or (status = 'draft' and expires_at > ${now}::timestamptz) as upcoming,
      case when status in ('draft', 'expired') then paid <> 0 else costs <> paid end as balance,
      exists (
        select from booking_deposits
        where tenant_id = bookings.tenant_id and booking_id = bookings.id
          and closed_at is null and secured_at is not null
      ) as deposit
    from bookings
    cross join lateral (select ${owed} as costs, ${paid} as paid) as money
    where bookings.tenant_id = ${thisTenant} and customer_id = ${customerId}
    order by pickup_at, reference
  `.execute(database);
  return rows;
}

/** Everything that names the person, wherever it was kept; signed waivers have their own end. */
async function eraseTraces(
  transaction: TenantTransaction,
  { id, email_address }: CustomerRow,
): Promise<void> {
  await transaction.deleteFrom('customer_notes').where('customer_id', '=', id).execute();
  await transaction.deleteFrom('customer_aliases').where('customer_id', '=', id).execute();
  await endAccessOf(transaction, id);
  const ofCustomer = transaction.selectFrom('bookings').select('id').where('customer_id', '=', id);
  for (const table of ['booking_notes', 'booking_answers'] as const) {
    await transaction.deleteFrom(table).where('booking_id', 'in', ofCustomer).execute();
  }
  await transaction
    .deleteFrom('outbox')
    .where((outbox) =>
      outbox.or([
        outbox('booking_id', 'in', ofCustomer),
        outbox(sql`lower(recipient)`, '=', email_address.toLowerCase()),
        outbox.and([outbox('booking_id', 'is', null), wroteBefore(id)]),
      ]),
    )
    .execute();
  await transaction
    .updateTable('bookings')
    .set({ contact: null })
    .where('customer_id', '=', id)
    .execute();
  await eraseFromHistory(transaction, id);
  await eraseCopies(transaction, id);
}

/** A recipient of the outbox that was an address of the customer, and is nobody's now. */
function wroteBefore(customerId: string) {
  return sql<boolean>`lower(recipient) in (
    select lower(changes -> 'emailAddress' ->> 'from') from customer_history
    where tenant_id = ${thisTenant} and customer_id = ${customerId}
  ) and not exists (
    select from customers
    where tenant_id = ${thisTenant} and lower(email_address) = lower(recipient)
  )`;
}

/**
 * Exported files may name anyone, so all of the company go. An answer that was kept for a repeated
 * request says from now on that there is nobody; without it, the request would be carried out again. An Undo that is under way holds its row
 * and waits for the customer; it is refused, and its row goes at its end.
 */
async function eraseCopies(transaction: TenantTransaction, customerId: string): Promise<void> {
  await transaction.deleteFrom('exported_files').execute();
  await transaction
    .updateTable('idempotency_keys')
    .set({ status: 404, body: JSON.stringify({ error: notFoundText('customer', customerId) }) })
    .where(sql<boolean>`position(${customerId} in body) > 0`)
    .execute();
  await sql`
    delete from undos
    where tenant_id = ${thisTenant} and id in (
      select id from undos
      where tenant_id = ${thisTenant} and exists (
        select from jsonb_array_elements(restored -> 'bookings') as kept
        where kept -> 'booking' ->> 'customer_id' = ${customerId}
      )
      for update skip locked
    )
  `.execute(transaction);
}

/** Fields of the history whose values name a person. The entries stay, with who and when. */
const PERSONAL = [
  ...['givenName', 'familyName', 'emailAddress', 'phoneNumber', 'preferredLocale', 'alias'],
  'contact',
];

async function eraseFromHistory(transaction: TenantTransaction, customerId: string) {
  const erased = sql`(
    select jsonb_object_agg(key, case
      when key = any(${PERSONAL}::text[]) then '{"from": null, "to": null}'::jsonb else value end)
    from jsonb_each(changes)
  )`;
  const isPersonal = sql`exists (
    select from jsonb_object_keys(changes) as name (key) where key = any(${PERSONAL}::text[])
  )`;
  await sql`
    update customer_history set changes = ${erased}
    where tenant_id = ${thisTenant} and customer_id = ${customerId} and ${isPersonal}
  `.execute(transaction);
  await sql`
    update booking_history set changes = ${erased}
    where booking_history.tenant_id = ${thisTenant} and booking_id in (
      select id from bookings where tenant_id = ${thisTenant} and customer_id = ${customerId}
    ) and ${isPersonal}
  `.execute(transaction);
}
