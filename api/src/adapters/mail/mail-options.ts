import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from '../../mail/mail.ts';

/** A message as nodemailer takes it. Texts and addresses only: it never reads files or URLs. */
export function mailOptions(message: MailMessage, from: string): SendMailOptions {
  const { id, recipient, subject, html, text } = message;
  return {
    from,
    to: { name: '', address: recipient },
    subject,
    html,
    text,
    messageId: `<${id}@slipway.example>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
