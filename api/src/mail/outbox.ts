import type { TenantTransaction } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import { defineJob, forEachCompany, type SendJob } from '../jobs/job.ts';
import { newId } from '../new-id.ts';
import type { Tenant } from '../tenant.ts';
import type { MailMessage } from './mail.ts';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A message to a customer is about a booking; one to the company need not be. */
type OutgoingMail = Omit<MailMessage, 'id'> & {
  bookingId: string | null;
  /** Which message about the booking it is, so that it can be sent again. */
  kind?: string;
};

/** Decides on a message in the transaction of what it tells about; a job delivers it afterwards. */
export async function putInOutbox(
  transaction: TenantTransaction,
  { tenant, now, sendJob }: { tenant: Pick<Tenant, 'id'>; now: Date; sendJob: SendJob },
  { bookingId, replyTo, attachments, ...message }: OutgoingMail,
): Promise<void> {
  const id = newId(now);
  await transaction
    .insertInto('outbox')
    .values({
      id,
      booking_id: bookingId,
      reply_to: replyTo,
      attachments: JSON.stringify(attachments),
      created_at: now,
      ...message,
    })
    .execute();
  await sendJob(transaction, 'send-mail', { tenantId: tenant.id, messageId: id });
}

/** Delivers one message of the outbox, unless an earlier run has done so, and deletes its text. */
export const sendMail = defineJob({
  name: 'send-mail',
  retries: 10,
  async run({ tenantId, messageId }, { database, now, mail, log }) {
    const outbox = forTenant(database, tenantId);
    const message = await outbox
      .selectFrom('outbox')
      .select([
        'recipient',
        'sender',
        'reply_to',
        'subject',
        'html',
        'text',
        'attachments',
        'sent_at',
      ])
      .where('id', '=', messageId)
      .executeTakeFirst();
    if (!message || message.sent_at) return;
    const { sent_at: _, reply_to: replyTo, ...content } = message;
    const note = outbox.updateTable('outbox').where('id', '=', messageId);
    try {
      await mail.deliver({ id: messageId, replyTo, ...content });
    } catch (error) {
      await note.set({ failure: error instanceof Error ? error.message : 'unknown' }).execute();
      throw error;
    }
    await note
      .set({ sent_at: now, failure: null, html: '', text: '', attachments: '[]' })
      .execute();
    log.info('mail sent', { messageId });
  },
});

/** Deletes what is left of old messages, sent or given up. */
export const forgetOldMail = defineJob({
  name: 'forget-old-mail',
  schedule: '17 3 * * *',
  retries: 0,
  async run(_data, context) {
    const oldest = new Date(context.now.getTime() - KEPT_DAYS * DAY_MS);
    await forEachCompany(context, async (company) => {
      await company.deleteFrom('outbox').where('created_at', '<=', oldest).execute();
    });
  },
});
