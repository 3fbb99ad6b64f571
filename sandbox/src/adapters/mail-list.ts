import type { Mail, TextCarrier } from '@slipway/api/host';
import type { SandboxMail } from '../page/sandbox.ts';

/** Keeps every message for the reader; nothing leaves the tab. */
export function mailList(): { mail: Mail; texts: TextCarrier; messages: SandboxMail[] } {
  const messages: SandboxMail[] = [];
  return {
    messages,
    mail: {
      async deliver({ id, recipient, subject, text }) {
        messages.push({ id, channel: 'email', recipient, subject, text });
      },
    },
    texts: {
      async deliver({ id, recipient, text }) {
        messages.push({ id, channel: 'text', recipient, subject: '', text });
      },
    },
  };
}
