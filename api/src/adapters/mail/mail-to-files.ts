import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from '../../mail/mail.ts';
import { mailOptions } from './mail-options.ts';

/** Writes each message into a folder: as .eml for a mail program, as .html for a browser. */
export function mailToFiles(folder: string, from: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async deliver(message) {
      mkdirSync(folder, { recursive: true });
      const { message: eml } = await transport.sendMail(mailOptions(message, from));
      const path = join(folder, message.id);
      await writeFile(`${path}.eml`, eml as Buffer);
      await writeFile(`${path}.html`, message.html);
    },
  };
}
