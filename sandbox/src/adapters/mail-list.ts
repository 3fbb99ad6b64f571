import type { Mail } from '@slipway/api/host';
import type { SandboxMail } from '../page/sandbox.ts';

/** Keeps every message for the reader; nothing leaves the tab. */
export function mailList(): { mail: Mail; messages: SandboxMail[] } {
  const messages: SandboxMail[] = [];
  return {
    messages,
    mail: {
      async deliver({ id, recipient, subject, text }) {
        messages.push({ id, recipient, subject, text });
      },
    },
  };
}
