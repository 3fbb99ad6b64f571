import { FIELD_TEXT } from '@slipway/contract';
import type { TenantTransaction } from '../../database/database.ts';
import { ValidationError } from '../../errors.ts';

/**
 * Keeps customers from being anonymized until the transaction ends. Returns whether each of them
 * still is a person. Others may book for the same customer meanwhile.
 */
export async function keepCustomers(
  transaction: TenantTransaction,
  customerIds: readonly (string | null)[],
): Promise<boolean> {
  const ids = [...new Set(customerIds.filter((id) => id !== null))];
  if (ids.length === 0) return true;
  const kept = await transaction
    .selectFrom('customers')
    .select('id')
    .where('id', 'in', ids)
    .where('anonymized_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  return kept.length === ids.length;
}

/** Refuses to book for somebody who was anonymized a moment ago. */
export async function assertCustomerStays(
  transaction: TenantTransaction,
  customerId: string | null,
): Promise<void> {
  if (await keepCustomers(transaction, [customerId])) return;
  throw new ValidationError({ customerId: [FIELD_TEXT.doesNotExist] });
}
