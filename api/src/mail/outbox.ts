import type { Insertable, Selectable } from 'kysely';
import type { TenantTransaction } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import type { PlatformTables } from '../database/tables/platform.ts';
import type { Tenant } from '../database/tenant.ts';
import {
  defineJob,
  forEachCompany,
  type JobContext,
  type JobData,
  type SendJob,
} from '../jobs/job.ts';
import { newId } from '../new-id.ts';
import type { MailMessage } from '../ports/mail.ts';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A message to a customer is about a booking; one to the company need not be. */
type OutgoingMail = Omit<MailMessage, 'id'> & {
  bookingId: string | null;
  /** Which message about the booking it is, so that it can be sent again. */
  kind?: string;
};

type OutboxContext = { tenant: Pick<Tenant, 'id'>; now: Date; sendJob: SendJob };

/** Decides on a message in the transaction of what it tells about; a job delivers it afterwards. */
export async function putInOutbox(
  transaction: TenantTransaction,
  context: OutboxContext,
  { bookingId, replyTo, attachments, ...message }: OutgoingMail,
): Promise<void> {
  await store(transaction, context, 'send-mail', {
    booking_id: bookingId,
    reply_to: replyTo,
    attachments: JSON.stringify(attachments),
    ...message,
  });
}

type OutgoingText = {
  bookingId: string;
  kind: string;
  recipient: string;
  /** What the team reads of it. */
  subject: string;
  text: string;
};

/** The same for a text to a phone. */
export async function putTextInOutbox(
  transaction: TenantTransaction,
  context: OutboxContext,
  { bookingId, ...message }: OutgoingText,
): Promise<void> {
  await store(transaction, context, 'send-text', {
    booking_id: bookingId,
    channel: 'text',
    sender: null,
    reply_to: null,
    html: '',
    attachments: '[]',
    ...message,
  });
}

async function store(
  transaction: TenantTransaction,
  { tenant, now, sendJob }: OutboxContext,
  job: 'send-mail' | 'send-text',
  message: Omit<Insertable<PlatformTables['outbox']>, 'id' | 'tenant_id' | 'created_at'>,
): Promise<void> {
  const id = newId(now);
  await transaction
    .insertInto('outbox')
    .values({ id, created_at: now, ...message })
    .execute();
  await sendJob(transaction, job, { tenantId: tenant.id, messageId: id });
}

/** Hands over one e-mail of the outbox. */
export const sendMail = defineJob({
  name: 'send-mail',
  retries: 10,
  run: (data, context) =>
    handOver(data, context, ({ id, recipient, sender, reply_to: replyTo, ...content }) => {
      const { subject, html, text, attachments } = content;
      const message = { id, recipient, sender, replyTo, subject, html, text, attachments };
      return context.mail.deliver(message);
    }),
});

/** Hands over one text of the outbox. */
export const sendText = defineJob({
  name: 'send-text',
  retries: 10,
  run: (data, context) =>
    handOver(data, context, ({ id, recipient, text }) =>
      context.texts.deliver({ id, recipient, text }),
    ),
});

/** Delivers one message, unless an earlier run has done so, and deletes its text. */
async function handOver(
  { tenantId, messageId }: JobData['send-mail'],
  { database, now, log }: JobContext,
  deliver: (message: Selectable<PlatformTables['outbox']>) => Promise<void>,
): Promise<void> {
  const outbox = forTenant(database, tenantId);
  const message = await outbox
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!message || message.sent_at) return;
  const note = outbox.updateTable('outbox').where('id', '=', messageId);
  try {
    await deliver(message);
  } catch (error) {
    await note.set({ failure: error instanceof Error ? error.message : 'unknown' }).execute();
    throw error;
  }
  await note.set({ sent_at: now, failure: null, html: '', text: '', attachments: '[]' }).execute();
  log.info(message.channel === 'text' ? 'text sent' : 'mail sent', { messageId });
}

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
