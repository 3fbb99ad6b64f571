import { anonymizeObstacles } from '@slipway/engine';
import { sql } from 'kysely';
import { endSessionsOf } from '../../../access/sessions.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import { NotAcceptableError } from '../../../errors.ts';
import type { PreparedTeamHandler } from '../../../http/handler.ts';
import type { CustomerRow } from '../../customers/customer.ts';
import { markChanged } from '../../customers/store.ts';
import { teamCustomerAnswer } from './customer-answer.ts';
import { readOpen } from './read-customer.ts';
import { lockSeenPerson } from './seen-customer.ts';

/** What is shown in place of a name. */
const NO_NAME = { given_name: 'Anonymized', family_name: 'customer' } as const;

/** Removes the person and keeps what happened: bookings, amounts, references. For good. */
export const anonymizeCustomer: PreparedTeamHandler<'anonymizeCustomer', string> = {
  // A password that nobody knows, so that nobody can sign in.
  prepare: (_request, { passwords }) => passwords.hashOfRandom(),

  async handle({ params: { id }, body }, transaction, context, passwordHash) {
    const customer = await lockSeenPerson(transaction, id, body.seenUpdatedAt);
    const open = await readOpen(transaction, context, id);
    const obstacles = anonymizeObstacles({
      upcomingBookings: open.upcoming.count,
      openBalance: open.balance.count,
      openDeposits: open.deposit.count,
    });
    if (obstacles.length > 0) throw new NotAcceptableError(obstacles.join(' '));
    await eraseTraces(transaction, customer);
    await transaction
      .updateTable('customers')
      .set({
        ...NO_NAME,
        email_address: `anonymized-${id}@slipway.invalid`,
        phone_number: null,
        preferred_locale: context.tenant.locale,
        password_hash: passwordHash,
        anonymized_at: context.now,
      })
      .where('id', '=', id)
      .execute();
    await markChanged(transaction, context, customer, { anonymized: { from: null, to: 'yes' } });
    return { data: await teamCustomerAnswer(transaction, context, id) };
  },
};

/** Everything that names the person, wherever it was kept; signed waivers have their own end. */
async function eraseTraces(
  transaction: TenantTransaction,
  { id, email_address }: CustomerRow,
): Promise<void> {
  await transaction.deleteFrom('customer_notes').where('customer_id', '=', id).execute();
  await transaction.deleteFrom('customer_aliases').where('customer_id', '=', id).execute();
  await transaction.deleteFrom('password_links').where('customer_id', '=', id).execute();
  await endSessionsOf(transaction, id);
  const ofCustomer = transaction.selectFrom('bookings').select('id').where('customer_id', '=', id);
  for (const table of ['booking_notes', 'booking_answers', 'booking_keys'] as const) {
    await transaction.deleteFrom(table).where('booking_id', 'in', ofCustomer).execute();
  }
  await transaction
    .deleteFrom('outbox')
    .where((outbox) =>
      outbox.or([
        outbox('booking_id', 'in', ofCustomer),
        outbox(sql`lower(recipient)`, '=', email_address.toLowerCase()),
      ]),
    )
    .execute();
  await transaction
    .updateTable('bookings')
    .set({ contact: null })
    .where('customer_id', '=', id)
    .execute();
  await eraseFromHistory(transaction, id);
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
