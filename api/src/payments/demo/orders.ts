import { HOUR } from '@slipway/engine';
import type { Selectable } from 'kysely';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import type { PaymentTables } from '../../database/tables/payments.ts';
import type { Movement, OrderResult, ProviderOrder } from '../../ports/payment-provider.ts';
import type { Misdeed } from './mischief.ts';

export type DemoTransaction = Selectable<PaymentTables['demo_transactions']>;
type DemoOrder = Selectable<PaymentTables['demo_orders']>;

/** The change that an order makes, or why it makes none. */
export type Effect = Partial<DemoTransaction> | { refusal: string };

/** What is done with a transaction, and how. */
export type DemoOrderWish = ProviderOrder & {
  type: Movement['type'];
  now: Date;
  misdeed: Misdeed;
  effectOn(transaction: DemoTransaction): Effect;
};

/** For so long the same key does an order once. */
const KEYS_KEPT_MS = 24 * HOUR;

/** Does what is asked for once, however often it is asked for with the same key, until that is forgotten. */
export async function carryOut(
  company: TenantDatabase,
  { transactionId, amount, idempotencyKey, type, now, misdeed, effectOn }: DemoOrderWish,
): Promise<OrderResult> {
  return company.transaction().execute(async (books) => {
    const transaction = await currentTransaction(books, transactionId, now);
    if (!transaction) return { state: 'refused', refusal: 'There is no such payment.' };
    const before = await books
      .selectFrom('demo_orders')
      .selectAll()
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    if (before && !isForgotten(before, now)) return resultOf(before, now);
    if (before) {
      await books
        .updateTable('demo_orders')
        .set({ idempotency_key: `${idempotencyKey} ${crypto.randomUUID()}` })
        .where('idempotency_key', '=', idempotencyKey)
        .execute();
    }
    const effect = effectOn(transaction);
    const isRefused = 'refusal' in effect;
    const after = (milliseconds: number | undefined) =>
      milliseconds === undefined ? null : new Date(now.getTime() + milliseconds);
    const order = await books
      .insertInto('demo_orders')
      .values({
        idempotency_key: idempotencyKey,
        transaction_id: transactionId,
        refusal: isRefused ? effect.refusal : null,
        id: crypto.randomUUID(),
        type,
        amount,
        our_key: idempotencyKey,
        created_at: now,
        settles_at: after(misdeed.takesMs),
        fails_at: after(misdeed.failsAfterMs),
        failure: misdeed.failsAfterMs === undefined ? null : 'The bank has sent it back.',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!isRefused) await changeTransaction(books, transactionId, effect);
    return resultOf(order, now);
  });
}

/** What has been done with a transaction, the oldest first. */
export async function movementsOf(
  books: TenantDatabase,
  transactionId: string,
  now: Date,
): Promise<Movement[]> {
  const orders = await books
    .selectFrom('demo_orders')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return orders.flatMap((order) => {
    const { id, type, amount, our_key: key } = order;
    if (id === null || type === null || amount === null) return [];
    return [{ id, key, type, amount, result: resultOf(order, now) }];
  });
}

/** A transaction, locked, after everything that has failed by now was taken back. */
export async function currentTransaction(
  books: TenantTransaction,
  id: string,
  now: Date,
): Promise<DemoTransaction | undefined> {
  const transaction = await books
    .selectFrom('demo_transactions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!transaction) return undefined;
  const failed = await books
    .updateTable('demo_orders')
    .set(({ ref }) => ({ refusal: ref('failure') }))
    .where('transaction_id', '=', id)
    .where('refusal', 'is', null)
    .where('fails_at', '<=', now)
    .returning(['type', 'amount'])
    .execute();
  let current = transaction;
  for (const { type, amount } of failed) {
    const undone =
      type === 'refund'
        ? { refunded: current.refunded - (amount ?? 0) }
        : { captured: 0, released: false };
    await changeTransaction(books, id, undone);
    current = { ...current, ...undone };
  }
  return current;
}

async function changeTransaction(
  books: TenantTransaction,
  id: string,
  change: Partial<DemoTransaction>,
): Promise<void> {
  await books.updateTable('demo_transactions').set(change).where('id', '=', id).execute();
}

function isForgotten({ created_at }: DemoOrder, now: Date): boolean {
  return created_at !== null && now.getTime() - created_at.getTime() > KEYS_KEPT_MS;
}

function resultOf(order: DemoOrder, now: Date): OrderResult {
  const { refusal, settles_at } = order;
  if (refusal !== null) return { state: 'refused', refusal };
  const id = order.id ?? order.idempotency_key;
  return { state: settles_at && settles_at > now ? 'under_way' : 'done', id };
}
