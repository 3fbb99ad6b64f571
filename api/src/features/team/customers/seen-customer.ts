import { changedMeanwhileText, TEAM_ERROR_TEXT } from '@slipway/contract/team';
import type { TenantTransaction } from '../../../database/database.ts';
import { NotAcceptableError } from '../../../errors.ts';
import type { CustomerRow } from '../../customers/customer.ts';
import { lockCustomer } from '../../customers/store.ts';
import { readActorNames } from '../history/actor-names.ts';

/** Locks a customer for a change, as long as there is still a person behind the record. */
export async function lockPerson(transaction: TenantTransaction, id: string): Promise<CustomerRow> {
  const customer = await lockCustomer(transaction, id);
  if (customer.anonymized_at) throw new NotAcceptableError(TEAM_ERROR_TEXT.alreadyAnonymized);
  return customer;
}

/** Locks a customer who still is what the screen has shown; otherwise says who was quicker. */
export async function lockSeenPerson(
  transaction: TenantTransaction,
  id: string,
  seenUpdatedAt: string,
): Promise<CustomerRow> {
  const customer = await lockPerson(transaction, id);
  if (customer.updated_at.getTime() === Date.parse(seenUpdatedAt)) return customer;
  const last = await transaction
    .selectFrom('customer_history')
    .select('actor')
    .where('customer_id', '=', id)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const names = await readActorNames(transaction, last ? [last.actor] : []);
  const by = last ? names(last.actor) : null;
  throw new NotAcceptableError(changedMeanwhileText(by, 'customer'), 'changedMeanwhile');
}
