import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import { NotAcceptableError, NotFoundError } from '../../errors.ts';
import type { ShownDocument } from './document.ts';
import type { BookingWaiver } from './read-waivers.ts';

/** The file of a waiver for somebody who may see the waiver, in the version that they were shown. */
export async function waiverFile(
  database: TenantDatabase,
  waiver: BookingWaiver,
  { name, pdf }: ShownDocument,
  version: string,
): Promise<{ fileName: string; contentType: string; base64: string }> {
  if (version !== waiver.version) throw new NotAcceptableError(PAGE_ERROR_TEXT.waiverChanged);
  if (!pdf) throw new NotFoundError('file', waiver.id);
  const base64 = await readFile(database, pdf.sha256);
  if (base64 === undefined) throw new NotFoundError('file', pdf.sha256);
  return { fileName: `${fileNameOf(name)}.pdf`, contentType: 'application/pdf', base64 };
}

/** The content of a file in base64, as answers and attachments have it. */
export async function readFile(
  database: TenantDatabase,
  sha256: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('waiver_files')
    .select(sql<string>`translate(encode(content, 'base64'), e'\n', '')`.as('base64'))
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row?.base64;
}

/** Words as the name of a file that every system takes. */
export function fileNameOf(words: string): string {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'document';
}
