import type { TenantTransaction } from '../../database/database.ts';
import { newId } from '../../new-id.ts';
import type { CustomerRow } from './customer-answer.ts';

export type AliasNames = { given_name: string; family_name: string; phone_number: string | null };

/** Stores other names or another phone under a customer, unless they are known already. */
export async function storeAlias(
  transaction: TenantTransaction,
  customer: CustomerRow,
  names: AliasNames,
  now: Date,
): Promise<void> {
  const known = await transaction
    .selectFrom('customer_aliases')
    .select(['given_name', 'family_name', 'phone_number'])
    .where('customer_id', '=', customer.id)
    .execute();
  if ([customer, ...known].some((other) => areEqual(other, names))) return;
  await transaction
    .insertInto('customer_aliases')
    .values({ id: newId(now), customer_id: customer.id, created_at: now, ...names })
    .execute();
}

function areEqual(left: AliasNames, right: AliasNames): boolean {
  return (
    left.given_name === right.given_name &&
    left.family_name === right.family_name &&
    left.phone_number === right.phone_number
  );
}
