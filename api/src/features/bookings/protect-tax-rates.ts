import type { TenantTransaction } from '../../database/database.ts';
import type { KnownSubjects } from './check-subjects.ts';
import type { Offer } from './make-offer.ts';

/** A tax rate that a booking uses can no longer be edited. */
export async function protectTaxRates(
  transaction: TenantTransaction,
  { taxRates }: KnownSubjects,
  { price }: Offer,
): Promise<void> {
  const used = new Set(price.costs.lines.map(({ taxRateId }) => taxRateId));
  const editable = taxRates.filter(({ id, readOnly }) => used.has(id) && !readOnly);
  if (editable.length === 0) return;
  await transaction
    .updateTable('tax_rates')
    .set({ read_only: true })
    .where(
      'id',
      'in',
      editable.map(({ id }) => id),
    )
    .execute();
}
