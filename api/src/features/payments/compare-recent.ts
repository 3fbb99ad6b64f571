import { DAY, HOUR } from '@slipway/engine';
import type { TenantDatabase } from '../../database/database.ts';
import { comparePayment } from './compare-books.ts';
import { type Context, each } from './look-after.ts';

/** Refunds, disputes and ends of holds come within this time, but for very few. */
const LOOKED_AT_DAYS = 30;
/** Once a night, however many runs a night has. */
const ONCE_MS = 20 * HOUR;
/** Small enough that a run ends before the next one begins. */
const BATCH = 100;

/** Compares what was paid in the last days with the provider's books, in case a message was lost. */
export async function compareRecent(company: TenantDatabase, context: Context): Promise<void> {
  const since = (milliseconds: number) => new Date(context.now.getTime() - milliseconds);
  const payments = await company
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'paid')
    .where('created_at', '>=', since(LOOKED_AT_DAYS * DAY))
    .where(({ or, eb }) =>
      or([eb('compared_at', 'is', null), eb('compared_at', '<=', since(ONCE_MS))]),
    )
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  await each(payments, context, async ({ id }) => {
    // Noted first, so that one that fails waits for the next night and holds up no other.
    await company
      .updateTable('payments')
      .set({ compared_at: context.now })
      .where('id', '=', id)
      .execute();
    await comparePayment(company, context, id);
  });
}
