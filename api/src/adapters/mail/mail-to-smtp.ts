import { createTransport } from 'nodemailer';
import type { Mail } from '../../mail/mail.ts';
import { mailOptions } from './mail-options.ts';

const TIMEOUT_MS = 10_000;

/** Hands each message to the SMTP server of the operator. */
export function mailToSmtp(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async deliver(message) {
      await transport.sendMail(mailOptions(message, from));
    },
  };
}
