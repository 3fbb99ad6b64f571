import { EXAMPLE_ID } from '@slipway/contract';
import type { Database } from '../../../api/src/database/database.ts';
import { forTenant } from '../../../api/src/database/for-tenant.ts';
import { checkBooks } from '../../../api/src/ledger/check-books.ts';
import { keepDifferences } from '../../../api/src/ledger/differences.ts';
import { refundThere } from '../../../api/src/payments/demo/backoffice.ts';
import { createProviders } from '../../../api/src/payments/providers.ts';

/** Somebody has refunded €20.00 to Ines at the provider, and a comparison has found it. */
export async function refundAtProvider(database: Database, now: Date): Promise<void> {
  const company = forTenant(database, EXAMPLE_ID.heronBay);
  const { payment_id, provider_id: transactionId } = await company
    .selectFrom('payment_transactions')
    .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
    .select(['payment_id', 'provider_id'])
    .where('booking_id', '=', EXAMPLE_ID.modelBooking)
    .where('taking', '=', 'charge')
    .executeTakeFirstOrThrow();
  await refundThere(company, { transactionId, amount: 2_000, now });
  const payments = createProviders(database, { clock: () => now, demoPayments: true });
  const asked = { payments, tenantId: EXAMPLE_ID.heronBay, paymentId: payment_id };
  await keepDifferences(company, await checkBooks(company, asked), now);
  // The night of the tests' own clock would write it down: it was there already.
  await company
    .updateTable('payments')
    .set({ compared_at: now })
    .where('id', '=', payment_id)
    .execute();
}
