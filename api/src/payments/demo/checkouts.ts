import { DAY, HOLD_LASTS_DAYS } from '@slipway/engine';
import type { Selectable } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import type { PaymentTables } from '../../database/tables/payments.ts';
import type { Checkout } from '../../ports/payment-provider.ts';

// The demo provider's own side: what its page shows, and what becomes of a click there.

export type DemoCheckout = Selectable<PaymentTables['demo_checkouts']>;

/** What someone who tries things out can let happen on the demo provider's page. */
export type DemoOutcome = 'paid' | 'failed' | 'left';

export async function findDemoCheckout(
  database: TenantDatabase,
  id: string,
): Promise<DemoCheckout | undefined> {
  return database.selectFrom('demo_checkouts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A checkout's status as the provider tells it: what arrives later is on its way. */
export function statusAt(checkout: DemoCheckout, now: Date): Checkout['status'] {
  const { status, arrives_at, expires_at } = checkout;
  if (status === 'paid' && arrives_at && arrives_at > now) return 'pending';
  return status === 'open' && expires_at <= now ? 'expired' : status;
}

/**
 * Lets something happen to an open checkout; to one that is over, nothing does. A paid one is told
 * of at `arrivesAt`.
 */
export async function actOnCheckout(
  database: TenantDatabase,
  id: string,
  status: DemoOutcome,
  { now, arrivesAt }: { now: Date; arrivesAt: Date },
): Promise<void> {
  const changed = await database
    .updateTable('demo_checkouts')
    .set({ status, ...(status === 'paid' && { arrives_at: arrivesAt }) })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('expires_at', '>', now)
    .returning(['charge', 'holds'])
    .executeTakeFirst();
  if (status !== 'paid' || !changed) return;
  const common = { checkout_id: id, refunded: 0, released: false };
  const charges = changed.charge > 0 ? [changed.charge] : [];
  const transactions = [
    ...charges.map((amount) => ({
      ...common,
      id: crypto.randomUUID(),
      hold_key: null,
      amount,
      captured: amount,
      ends_at: null,
    })),
    ...changed.holds.map(({ key, amount }) => ({
      ...common,
      id: crypto.randomUUID(),
      hold_key: key,
      amount,
      captured: 0,
      ends_at: new Date(now.getTime() + HOLD_LASTS_DAYS * DAY),
    })),
  ];
  await database.insertInto('demo_transactions').values(transactions).execute();
}
