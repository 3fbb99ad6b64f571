import type { MailTexts } from '../texts.ts';

export const mail: Partial<MailTexts> = {};
