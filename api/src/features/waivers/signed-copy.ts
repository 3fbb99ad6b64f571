import { SIGNATURE_BOX } from '@slipway/contract/customer';
import {
  createFormats,
  createTranslate,
  formatLocale,
  loadTexts,
} from '@slipway/contract/languages';
import { sql } from 'kysely';
import { fallbackOf, readPages } from '../../company/pages.ts';
import type { TenantDatabase } from '../../database/database.ts';
import type { SignedDocument } from '../../database/tables/trips.ts';
import type { Tenant } from '../../database/tenant.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import type { PdfAttachment, PdfBlock, PdfDocument } from '../../ports/write-pdf.ts';
import { fileNameOf, readFile } from './file.ts';

/** A signature with the words that it stands under. */
export type SignedCopy = {
  reference: string;
  dockId: string;
  timeZone: string;
  version: string;
  language: string;
  document: SignedDocument;
  /** Of the PDF that was signed; null when the document holds the words. */
  fileSha256: string | null;
  signerName: string;
  strokes: string | null;
  signedAt: Date;
};

export async function readSignedCopy(
  database: TenantDatabase,
  id: string,
): Promise<SignedCopy | undefined> {
  const { rows } = await sql<SignedCopy>`
    select reference, dock_id as "dockId", docks.address ->> 'timeZoneName' as "timeZone",
      version, waiver_signatures.language, document, file_sha256 as "fileSha256", signer_name as "signerName",
      signature as strokes, signed_at as "signedAt"
    from waiver_signatures
    join bookings on bookings.tenant_id = waiver_signatures.tenant_id and bookings.id = booking_id
    join docks on docks.tenant_id = bookings.tenant_id and docks.id = dock_id
    where waiver_signatures.tenant_id = ${thisTenant} and waiver_signatures.id::text = ${id}
  `.execute(database);
  return rows[0];
}

const SIGNATURE_HEIGHT = 70;

/** The copy as a document, in the language in which it was signed. */
export async function signedDocument(
  database: TenantDatabase,
  { name, currency, locale: companyLocale }: Pick<Tenant, 'name' | 'currency' | 'locale'>,
  copy: SignedCopy,
): Promise<PdfDocument> {
  const { language, timeZone, document, signerName, strokes, signedAt } = copy;
  const pages = await readPages(database);
  const texts = await loadTexts(language, fallbackOf(pages, language));
  const locale = formatLocale(language, companyLocale);
  const say = createTranslate(texts, pages.texts[language] ?? {}, { locale, timeZone });
  const { dateTime } = createFormats({ locale, timeZone, currency });
  const text = (words: string, size: number, space: number, bold = false): PdfBlock => ({
    kind: 'text',
    text: words,
    size,
    space,
    bold,
  });
  const original = await originalOf(database, copy);
  return {
    ...(original && { attachment: original }),
    title: `${document.name}, ${signerName}, ${copy.reference}`,
    language,
    madeAt: signedAt,
    blocks: [
      text(name, 11, 0),
      text(document.name, 18, 12, true),
      text(`${copy.reference} · ${say('waiver.version', { version: copy.version })}`, 9, 4),
      ...document.paragraphs.map((paragraph) => text(paragraph, 11, 8)),
      ...(original
        ? [
            text(say('waiver.attached', { file: original.fileName }), 11, 8),
            text(`SHA-256: ${copy.fileSha256}`, 9, 4),
          ]
        : []),
      strokes === null
        ? text(signerName, 20, 28, true)
        : {
            kind: 'strokes',
            path: strokes,
            box: SIGNATURE_BOX,
            height: SIGNATURE_HEIGHT,
            label: signerName,
          },
      text(say('waiver.signedBy', { name: signerName, signedAt }), 11, 8),
      text(`${dateTime(signedAt)} (${timeZone})`, 9, 2),
    ],
  };
}

/** The PDF that was signed, byte for byte. */
async function originalOf(
  database: TenantDatabase,
  { fileSha256, document }: SignedCopy,
): Promise<PdfAttachment | undefined> {
  if (fileSha256 === null) return undefined;
  const base64 = await readFile(database, fileSha256);
  return base64 === undefined
    ? undefined
    : {
        fileName: `${fileNameOf(document.name)}.pdf`,
        content: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer,
      };
}
