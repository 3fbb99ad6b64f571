import { PROVIDER_CAN_HOLD } from '@slipway/contract';
import { HOUR } from '@slipway/engine';
import type { TenantDatabase } from '../../database/database.ts';
import type {
  Checkout,
  Movement,
  NewCheckout,
  PaymentProvider,
  ProviderOrder,
  ProviderTransaction,
} from '../../ports/payment-provider.ts';
import { type DemoCheckout, findDemoCheckout, statusAt } from './checkouts.ts';
import { loseAnswer, type Mischief, type Misdeed } from './mischief.ts';
import {
  carryOut,
  currentTransaction,
  type DemoTransaction,
  type Effect,
  movementsOf,
} from './orders.ts';

/** Some hours before the demo forgets, as a clock may be wrong and a request slow. */
const REMEMBERS_KEYS_MS = 20 * HOUR;

/**
 * A provider that moves no money. Its page lets the customer choose the outcome, and its books are
 * kept as if they were elsewhere: nothing but this folder reads or writes them.
 */
export function demoProvider(
  company: TenantDatabase,
  clock: () => Date,
  mischief: Mischief = () => undefined,
): PaymentProvider {
  const answer = <Answer>(misdeed: Misdeed, given: Answer): Answer => {
    loseAnswer(misdeed);
    return given;
  };
  const order = async (
    type: Movement['type'],
    wish: ProviderOrder,
    effectOn: (transaction: DemoTransaction) => Effect,
  ) => {
    const misdeed = mischief({ does: type, of: wish.transactionId }) ?? {};
    return answer(
      misdeed,
      await carryOut(company, { ...wish, type, now: clock(), misdeed, effectOn }),
    );
  };
  return {
    name: 'demo',
    canHold: PROVIDER_CAN_HOLD.demo,
    remembersKeysMs: REMEMBERS_KEYS_MS,

    async start(wanted) {
      const misdeed = mischief({ does: 'start', of: wanted.reference }) ?? {};
      await company
        .insertInto('demo_checkouts')
        .values({
          // Random as a whole: whoever knows it was sent to it.
          id: crypto.randomUUID(),
          reference: wanted.reference,
          description: wanted.description,
          currency: wanted.currency,
          charge: wanted.charge,
          holds: JSON.stringify(wanted.holds),
          return_url: wanted.returnUrl,
          status: 'open',
          created_at: clock(),
          expires_at: wanted.expiresAt,
        })
        .onConflict((conflict) => conflict.columns(['reference']).doNothing())
        .execute();
      const started = await company
        .selectFrom('demo_checkouts')
        .selectAll()
        .where('reference', '=', wanted.reference)
        .executeTakeFirstOrThrow();
      if (!isFor(started, wanted)) {
        throw new Error('The demo provider was asked for this payment in other words before.');
      }
      const { id } = started;
      return answer(misdeed, { id, url: new URL(`/pay/demo/${id}`, wanted.returnUrl).href });
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
      const misdeed = mischief({ does: 'close', of: id }) ?? {};
      if (misdeed.cannotClose) return 'cannot';
      await company
        .updateTable('demo_checkouts')
        .set({ status: 'expired' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute();
      return answer(misdeed, 'closed' as const);
    },

    capture: (wish) =>
      order('capture', wish, ({ hold_key, ends_at, captured, released, amount }) => {
        if (hold_key === null) return { refusal: 'This is a payment and not a hold.' };
        if (released || captured > 0) return { refusal: 'The hold is over.' };
        if (ends_at && ends_at <= clock()) return { refusal: 'The hold has ended.' };
        if (wish.amount > amount) return { refusal: 'That is more than is held.' };
        return { captured: wish.amount, released: true };
      }),

    release: (wish) =>
      order('release', wish, ({ hold_key, captured }) => {
        if (hold_key === null) return { refusal: 'This is a payment and not a hold.' };
        return captured > 0 ? { refusal: 'The hold was captured.' } : { released: true };
      }),

    refund: (wish) =>
      order('refund', wish, ({ captured, refunded, dispute_taken }) =>
        refunded + dispute_taken + wish.amount > captured
          ? { refusal: 'That is more than was paid.' }
          : { refunded: refunded + wish.amount },
      ),

    lookAt: (id) =>
      company.transaction().execute(async (books) => {
        const transaction = await currentTransaction(books, id, clock());
        if (!transaction) throw new Error(`The demo provider has no payment ${id}.`);
        const movements = await movementsOf(books, id, clock());
        const isHeldStill = movements.some(
          ({ type, result }) => type !== 'refund' && result.state === 'under_way',
        );
        const current = isHeldStill
          ? { ...transaction, captured: 0, released: false }
          : transaction;
        const { amount, captured } = current;
        const [dispute, hold] = [disputeOf(current), holdOf(current, clock())];
        return { id, amount, captured, movements, dispute, hold };
      }),

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

function disputeOf({
  id,
  disputed,
  dispute_taken,
}: DemoTransaction): ProviderTransaction['dispute'] {
  return disputed > 0 ? { id: `dispute ${id}`, amount: disputed, taken: dispute_taken } : null;
}

function holdOf(
  { hold_key, captured, released, ends_at: endsAt }: DemoTransaction,
  now: Date,
): ProviderTransaction['hold'] {
  if (hold_key === null || !endsAt) return null;
  if (captured > 0) return { state: 'captured', endsAt };
  if (released) return { state: 'released', endsAt };
  return { state: endsAt <= now ? 'lapsed' : 'held', endsAt };
}

/** Like some real ones the demo takes the same reference with other words for a mistake. */
function isFor(started: DemoCheckout, wanted: NewCheckout): boolean {
  const holds = (parts: NewCheckout['holds']) =>
    parts.map(({ key, amount }) => `${key} ${amount}`).join();
  return (
    started.description === wanted.description &&
    started.currency === wanted.currency &&
    started.charge === wanted.charge &&
    holds(started.holds) === holds(wanted.holds) &&
    started.return_url === wanted.returnUrl &&
    started.expires_at.getTime() === wanted.expiresAt.getTime()
  );
}
