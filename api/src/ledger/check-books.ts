import type { MoneyAtProvider } from '@slipway/contract/team';
import { sql } from 'kysely';
import type { TenantDatabase } from '../database/database.ts';
import { thisTenant } from '../database/this-tenant.ts';
import type { Providers, ProviderTransaction } from '../ports/payment-provider.ts';

/** Money that a provider and the company have different figures of, in cents. */
type Difference = {
  transactionId: string;
  reference: string;
  /** What the provider calls it. */
  providerId: string;
  what: MoneyAtProvider;
  ours: number;
  theirs: number;
};

/** What a comparison has found. */
export type CheckedBooks = {
  /** The transactions that the provider has told of. */
  compared: string[];
  differences: Difference[];
  /** Those of which it has told nothing: whether they differ is unknown. */
  unanswered: { reference: string; providerId: string }[];
};

/** Everything of the company, or one booking or payment of it. */
type Extent = { bookingId?: string; paymentId?: string };

type OwnBooks = {
  id: string;
  reference: string;
  provider: string;
  providerId: string;
  /** What came in by it and has not gone back, with the deposits that it charged. */
  taken: number;
  /** What is on hold by it; null for what was charged at once. */
  held: number | null;
};

/** How many transactions are read at once. */
const BATCH = 500;

/**
 * Compares what providers have taken and hold for a company with its books, and returns what
 * differs. No money is written: the nightly job writes down what it can explain.
 */
export async function checkBooks(
  company: TenantDatabase,
  { payments, tenantId, ...extent }: { payments: Providers; tenantId: string } & Extent,
): Promise<CheckedBooks> {
  const checked: CheckedBooks = { compared: [], differences: [], unanswered: [] };
  for (let after = NONE; ; ) {
    const own = await readOwnBooks(company, extent, after);
    for (const books of own) {
      const provider = payments.named(tenantId, books.provider);
      if (!provider) continue;
      const theirs = await provider.lookAt(books.providerId).catch(() => null);
      if (theirs) {
        checked.compared.push(books.id);
        checked.differences.push(...compare(books, theirs));
      } else checked.unanswered.push(books);
    }
    const last = own.at(-1);
    if (!last || own.length < BATCH) return checked;
    after = last.id;
  }
}

const NONE = '00000000-0000-0000-0000-000000000000';

function compare(
  { id: transactionId, reference, providerId, ...ours }: OwnBooks,
  { amount, captured, movements, dispute, hold }: ProviderTransaction,
): Difference[] {
  const refunded = movements
    .filter(({ type, result }) => type === 'refund' && result.state === 'done')
    .reduce((sum, movement) => sum + movement.amount, 0);
  const theirs = {
    taken: captured - refunded - (dispute?.taken ?? 0),
    held: hold && (hold.state === 'held' ? amount : 0),
  };
  return (['taken', 'held'] as const)
    .filter((what) => ours[what] !== theirs[what])
    .map((what) => ({
      transactionId,
      reference,
      providerId,
      what,
      ours: ours[what] ?? 0,
      theirs: theirs[what] ?? 0,
    }));
}

async function readOwnBooks(
  company: TenantDatabase,
  { bookingId, paymentId }: Extent,
  after: string,
): Promise<OwnBooks[]> {
  const { rows } = await sql<OwnBooks>`
    select money.id, bookings.reference, payments.provider, money.provider_id as "providerId",
      coalesce((
        select sum(amount) from booking_payments
        where tenant_id = ${thisTenant} and transaction_id = money.id
      ), 0)::bigint + coalesce((
        select sum(amount) from booking_deposits
        where tenant_id = ${thisTenant} and transaction_id = money.id and taking = 'charge'
          and (closed_at is null or replaced) and secured_at is not null and not exists (
            select from payment_orders
            where tenant_id = ${thisTenant} and deposit_id = booking_deposits.id
              and done_at is not null and refusal is null
          )
      ), 0)::bigint as taken,
      case when money.taking = 'hold' then
        case when money.closed_at is null then money.amount else 0 end
      end as held
    from payment_transactions as money
    join payments on payments.tenant_id = money.tenant_id and payments.id = money.payment_id
    join bookings on bookings.tenant_id = money.tenant_id and bookings.id = payments.booking_id
    where money.tenant_id = ${thisTenant} and money.id > ${after}
      and ${bookingId === undefined ? sql`true` : sql`payments.booking_id = ${bookingId}`}
      and ${paymentId === undefined ? sql`true` : sql`money.payment_id = ${paymentId}`}
    order by money.id
    limit ${BATCH}
  `.execute(company);
  return rows;
}
