import type { TenantDatabase } from '../../database/database.ts';
import { carryOut } from './orders.ts';

// What happens to money at the provider without us: somebody of the company clicks there, or a bank
// acts. Tests let it happen; the demo has no pages for it.

type There = { transactionId: string; now: Date };

/** Somebody pays money back at the provider itself. */
export async function refundThere(
  company: TenantDatabase,
  { transactionId, amount, now }: There & { amount: number },
): Promise<void> {
  await carryOut(company, {
    transactionId,
    amount,
    idempotencyKey: `backoffice ${crypto.randomUUID()}`,
    type: 'refund',
    now,
    misdeed: {},
    effectOn: ({ refunded }) => ({ refunded: refunded + amount }),
  });
}

/** Somebody gives a hold back at the provider itself. */
export async function releaseThere(
  company: TenantDatabase,
  { transactionId, now }: There,
): Promise<void> {
  await carryOut(company, {
    transactionId,
    amount: 0,
    idempotencyKey: `backoffice ${crypto.randomUUID()}`,
    type: 'release',
    now,
    misdeed: {},
    effectOn: () => ({ released: true }),
  });
}

/** A hold gets another end, as the bank that has issued the card decides. */
export async function endHoldAt(
  company: TenantDatabase,
  { transactionId, endsAt }: { transactionId: string; endsAt: Date },
): Promise<void> {
  await company
    .updateTable('demo_transactions')
    .set({ ends_at: endsAt })
    .where('id', '=', transactionId)
    .execute();
}

/** The customer's bank wants money back, and has taken so much of it. */
export async function disputeThere(
  company: TenantDatabase,
  { transactionId, amount, taken }: { transactionId: string; amount: number; taken: number },
): Promise<void> {
  await company
    .updateTable('demo_transactions')
    .set({ disputed: amount, dispute_taken: taken })
    .where('id', '=', transactionId)
    .execute();
}

/** The provider counts another amount as taken, and tells of nothing that was done. */
export async function correctThere(
  company: TenantDatabase,
  { transactionId, captured }: { transactionId: string; captured: number },
): Promise<void> {
  await company
    .updateTable('demo_transactions')
    .set({ captured })
    .where('id', '=', transactionId)
    .execute();
}
