import type { AnswerOf, TeamOperations } from '@slipway/contract';
import { formatInstant, formatTimestamp, localMoment } from '@slipway/engine';
import type { Member } from '../../../actor.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { NotFoundError } from '../../../errors.ts';
import { CUSTOMER_COLUMNS, type CustomerRow } from '../../customers/customer.ts';
import { readActorNames } from '../history/actor-names.ts';
import { entriesInWords } from '../history/entries.ts';
import { isWayIn, type ProfileBooking, readOpen, readProfileBookings } from './read-customer.ts';

type TeamCustomer = AnswerOf<TeamOperations['getTeamCustomer']>['data'];
type Context = { actor: Member; tenant: Tenant; now: Date };

const MOST_ENTRIES = 200;

/** A customer with everything that the four tabs of the profile show. */
export async function teamCustomerAnswer(
  database: TenantDatabase,
  context: Context,
  id: string,
): Promise<TeamCustomer> {
  const customer = await database
    .selectFrom('customers')
    .innerJoin('customer_types', 'customer_types.id', 'customers.customer_type_id')
    .select([...CUSTOMER_COLUMNS, 'customer_types.name as type_name'])
    .where('customers.id', '=', id)
    .executeTakeFirst();
  if (!customer) throw new NotFoundError('customer', id);
  const bookings = await readProfileBookings(database, context, id);
  return {
    ...detailsOf(customer),
    mayChangeAddress:
      context.actor.permissions.has('customers.change_address') ||
      !(await isWayIn(database, context, customer)),
    typeName: customer.type_name,
    aliases: await readAliases(database, id),
    totals: totalsOf(bookings, context),
    bookings: bookings.map(bookingAnswer),
    notes: await readNotes(database, id),
    history: await readHistory(database, context, id),
    open: await readOpen(database, context, id),
  };
}

function detailsOf(row: CustomerRow) {
  const { anonymized_at } = row;
  return {
    id: row.id,
    name: `${row.given_name} ${row.family_name}`,
    givenName: row.given_name,
    familyName: row.family_name,
    emailAddress: anonymized_at ? null : row.email_address,
    phoneNumber: row.phone_number,
    preferredLocale: row.preferred_locale,
    customerTypeId: row.customer_type_id,
    memberUntil: row.member_until,
    registeredAt: formatTimestamp(row.registered_at.getTime()),
    updatedAt: formatTimestamp(row.updated_at.getTime()),
    anonymizedAt: anonymized_at && formatTimestamp(anonymized_at.getTime()),
  };
}

/** Canceled and expired bookings do not count, nor what nobody has agreed to yet. */
function totalsOf(bookings: readonly ProfileBooking[], { tenant, now }: Context) {
  const agreed = bookings.filter(({ status }) => status === 'confirmed' || status === 'completed');
  const begun = agreed.filter(({ pickup }) => pickup <= now);
  const [last] = begun.sort((a, b) => b.pickup.getTime() - a.pickup.getTime());
  return {
    currency: tenant.currency,
    spent: agreed.reduce((sum, { paid }) => sum + paid, 0),
    trips: agreed.length,
    lastTrip: last ? localMoment(last.pickup.getTime(), last.timeZone).date : null,
  };
}

function bookingAnswer({ pickup, return: back, paid, ...booking }: ProfileBooking) {
  return {
    ...booking,
    pickup: formatInstant(pickup.getTime()),
    return: formatInstant(back.getTime()),
    balance: booking.total - paid,
  };
}

async function readAliases(database: TenantDatabase, customerId: string) {
  const rows = await database
    .selectFrom('customer_aliases')
    .select(['id', 'given_name', 'family_name', 'phone_number'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, given_name, family_name, phone_number }) => ({
    id,
    name: `${given_name} ${family_name}`,
    phoneNumber: phone_number,
  }));
}

async function readNotes(database: TenantDatabase, customerId: string) {
  const notes = await database
    .selectFrom('customer_notes')
    .select(['id', 'text', 'author', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const nameOf = await readActorNames(
    database,
    notes.map(({ author }) => author),
  );
  return notes.map(({ id, text, author, created_at }) => ({
    id,
    text,
    by: nameOf(author),
    createdAt: formatTimestamp(created_at.getTime()),
  }));
}

async function readHistory(database: TenantDatabase, { tenant }: Context, customerId: string) {
  const entries = await database
    .selectFrom('customer_history')
    .select(['id', 'happened_at as at', 'actor', 'changes'])
    .where('customer_id', '=', customerId)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
  const place = { timeZone: tenant.time_zone, currency: tenant.currency };
  return entriesInWords(database, entries, () => place);
}
