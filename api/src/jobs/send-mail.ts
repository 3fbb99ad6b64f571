import { forTenant } from '../database/for-tenant.ts';
import { defineJob } from './job.ts';

/** Delivers one message of the outbox, unless an earlier run has done so. */
export const sendMail = defineJob({
  name: 'send-mail',
  retries: 10,
  async run({ tenantId, messageId }, { database, now, mail, log }) {
    const outbox = forTenant(database, tenantId);
    const message = await outbox
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'html', 'text', 'sent_at'])
      .where('id', '=', messageId)
      .executeTakeFirst();
    if (!message || message.sent_at) return;
    const { recipient, subject, html, text } = message;
    const note = outbox.updateTable('outbox').where('id', '=', messageId);
    try {
      await mail.deliver({ id: messageId, recipient, subject, html, text });
    } catch (error) {
      await note.set({ failure: error instanceof Error ? error.message : 'unknown' }).execute();
      throw error;
    }
    await note.set({ sent_at: now, failure: null }).execute();
    log.info('mail sent', { messageId });
  },
});
