import { actorName } from '../../../actor.ts';
import { recordChanges } from '../../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import type { RequestContext, TeamHandler } from '../../../http/handler.ts';
import { newId } from '../../../new-id.ts';
import { teamCustomerAnswer } from './customer-answer.ts';
import { lockPerson } from './seen-customer.ts';

/** A note adds to what is there, so that no version of the customer has to be seen. */
export const addCustomerNote: TeamHandler<'addCustomerNote'> = async (
  { params: { id }, body },
  transaction,
  context,
) => {
  await lockPerson(transaction, id);
  await storeNote(transaction, context, id, body.text);
  return { data: await teamCustomerAnswer(transaction, context, id) };
};

/** The words stay out of the history, which is kept when the customer is anonymized. */
export async function storeNote(
  transaction: TenantTransaction,
  { actor, moments }: Pick<RequestContext, 'actor' | 'moments'>,
  customerId: string,
  text: string,
): Promise<void> {
  const now = await moments.ofChange(transaction);
  await transaction
    .insertInto('customer_notes')
    .values({
      id: newId(now),
      customer_id: customerId,
      text: text.trim(),
      author: actorName(actor),
      created_at: now,
    })
    .execute();
  await recordChanges(transaction, { actor, now }, [
    {
      type: 'customer.updated',
      subject: { customerId },
      changes: { notes: { from: null, to: 'added' } },
    },
  ]);
}
