import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { withInlinePictures } from '../mail/inline-pictures.ts';
import type { Mail, MailMessage } from '../ports/mail.ts';

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

/** Writes each message into a folder: as .eml for a mail program, as .html for a browser. */
export function mailToFiles(folder: string, from: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async deliver(message) {
      mkdirSync(folder, { recursive: true });
      const { message: eml } = await transport.sendMail(mailOptions(message, from));
      const path = join(folder, message.id);
      await writeFile(`${path}.eml`, eml as Buffer);
      await writeFile(`${path}.html`, withInlinePictures(message));
    },
  };
}

/** A message as nodemailer takes it. Texts and addresses only: it never reads files or URLs. */
function mailOptions(message: MailMessage, from: string): SendMailOptions {
  const { id, recipient, sender, replyTo, subject, html, text, attachments } = message;
  return {
    from: sender === null ? from : { name: sender, address: addressIn(from) },
    to: { name: '', address: recipient },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    attachments: attachments.map(({ name, type, content, contentId }) => ({
      filename: name,
      contentType: type,
      content,
      ...(contentId && {
        cid: contentId,
        encoding: 'base64',
        contentDisposition: 'inline' as const,
      }),
    })),
    messageId: `<${id}@slipway.example>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** `bookings@slipway.example` of `Slipway <bookings@slipway.example>`. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}
