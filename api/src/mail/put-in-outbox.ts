import type { TenantTransaction } from '../database/database.ts';
import type { SendJob } from '../jobs/job.ts';
import type { Tenant } from '../keys/find-access.ts';
import { newId } from '../new-id.ts';
import type { MailMessage } from './mail.ts';

type OutgoingMail = Omit<MailMessage, 'id'> & { bookingId: string };

/** Decides on a message in the transaction of what it tells about; a job delivers it afterwards. */
export async function putInOutbox(
  transaction: TenantTransaction,
  { tenant, now, sendJob }: { tenant: Tenant; now: Date; sendJob: SendJob },
  { bookingId, ...message }: OutgoingMail,
): Promise<void> {
  const id = newId(now);
  await transaction
    .insertInto('outbox')
    .values({ id, booking_id: bookingId, created_at: now, ...message })
    .execute();
  await sendJob(transaction, 'send-mail', { tenantId: tenant.id, messageId: id });
}
