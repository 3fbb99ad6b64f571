import type { Selectable } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import type { PaymentTables } from '../../database/tables/payments.ts';
import type {
  Checkout,
  OrderResult,
  PaymentProvider,
  ProviderOrder,
} from '../../ports/payment-provider.ts';
import { findDemoCheckout, statusAt } from './checkouts.ts';

type DemoTransaction = Selectable<PaymentTables['demo_transactions']>;

/** The change that an order makes, or why it makes none. */
type Effect = Partial<DemoTransaction> | { refusal: string };

/**
 * A provider that moves no money. Its page lets the customer choose the outcome, and its books are
 * kept as if they were elsewhere: nothing but this folder reads or writes them.
 */
export function demoProvider(company: TenantDatabase, clock: () => Date): PaymentProvider {
  return {
    name: 'demo',
    canHold: true,

    async start({ reference, description, currency, charge, holds, returnUrl, expiresAt }) {
      await company
        .insertInto('demo_checkouts')
        .values({
          // Random as a whole: whoever knows it was sent to it.
          id: crypto.randomUUID(),
          reference,
          description,
          currency,
          charge,
          holds: JSON.stringify(holds),
          return_url: returnUrl,
          status: 'open',
          created_at: clock(),
          expires_at: expiresAt,
        })
        .onConflict((conflict) => conflict.columns(['reference']).doNothing())
        .execute();
      const { id } = await company
        .selectFrom('demo_checkouts')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      return { id, url: new URL(`/pay/demo/${id}`, returnUrl).href };
    },

    async find(id) {
      const checkout = await findDemoCheckout(company, id);
      if (!checkout) throw new Error(`The demo provider has no checkout ${id}.`);
      const status = statusAt(checkout, clock());
      const transactions = await company
        .selectFrom('demo_transactions')
        .selectAll()
        .where('checkout_id', '=', id)
        .orderBy('id')
        .execute();
      return status === 'paid'
        ? { id, status, ...moneyOf(transactions) }
        : { id, status, charge: null, holds: [] };
    },

    async close(id) {
      await company
        .updateTable('demo_checkouts')
        .set({ status: 'expired' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute();
    },

    capture: (order) =>
      carryOut(company, order, ({ hold_key, ends_at, captured, released, amount }) => {
        if (hold_key === null) return { refusal: 'This is a payment and not a hold.' };
        if (released || captured > 0) return { refusal: 'The hold is over.' };
        if (ends_at && ends_at <= clock()) return { refusal: 'The hold has ended.' };
        if (order.amount > amount) return { refusal: 'That is more than is held.' };
        return { captured: order.amount, released: true };
      }),

    release: (order) =>
      carryOut(company, order, ({ hold_key, captured }) => {
        if (hold_key === null) return { refusal: 'This is a payment and not a hold.' };
        return captured > 0 ? { refusal: 'The hold was captured.' } : { released: true };
      }),

    refund: (order) =>
      carryOut(company, order, ({ captured, refunded }) =>
        refunded + order.amount > captured
          ? { refusal: 'That is more than was paid.' }
          : { refunded: refunded + order.amount },
      ),

    // Like some real ones the demo signs nothing: the ID is a secret, and only says where to look.
    async readMessage({ body }) {
      const id = new URLSearchParams(body).get('id') ?? '';
      return (await findDemoCheckout(company, id))?.id;
    },
  };
}

function moneyOf(transactions: readonly DemoTransaction[]): Pick<Checkout, 'charge' | 'holds'> {
  const charge = transactions.find(({ hold_key }) => hold_key === null);
  return {
    charge: charge ? { id: charge.id, amount: charge.amount } : null,
    holds: transactions.flatMap(({ hold_key: key, id, amount, ends_at: endsAt }) =>
      key !== null && endsAt ? [{ key, id, amount, endsAt }] : [],
    ),
  };
}

/** Does what is asked for once, however often it is asked for with the same key. */
async function carryOut(
  company: TenantDatabase,
  { transactionId, idempotencyKey }: ProviderOrder,
  effectOn: (transaction: DemoTransaction) => Effect,
): Promise<OrderResult> {
  return company.transaction().execute(async (books) => {
    const transaction = await books
      .selectFrom('demo_transactions')
      .selectAll()
      .where('id', '=', transactionId)
      .forUpdate()
      .executeTakeFirst();
    if (!transaction) return { done: false, refusal: 'There is no such payment.' };
    const before = await books
      .selectFrom('demo_orders')
      .select('refusal')
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    if (before) return resultOf(before.refusal);
    const effect = effectOn(transaction);
    const refusal = 'refusal' in effect ? effect.refusal : null;
    await books
      .insertInto('demo_orders')
      .values({ idempotency_key: idempotencyKey, transaction_id: transactionId, refusal })
      .execute();
    if (!('refusal' in effect)) {
      await books
        .updateTable('demo_transactions')
        .set(effect)
        .where('id', '=', transactionId)
        .execute();
    }
    return resultOf(refusal);
  });
}

function resultOf(refusal: string | null): OrderResult {
  return refusal === null ? { done: true } : { done: false, refusal };
}
