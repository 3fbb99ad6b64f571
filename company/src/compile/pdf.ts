import { WAIVER_PDF_MAX_MEGABYTES } from '@slipway/contract';

const MAX_BYTES = WAIVER_PDF_MAX_MEGABYTES * 1_000_000;

/** Readers look for the end of a PDF in so many last bytes. */
const END_BYTES = 1024;

/** Why customers could not read this file as a PDF, to be put behind its name; null when they can. */
export function problemWithPdf(content: Uint8Array): string | null {
  if (content.length > MAX_BYTES) {
    return `is larger than ${WAIVER_PDF_MAX_MEGABYTES} MB, too much for a phone at the dock: save it with smaller pictures`;
  }
  const latin = new TextDecoder('latin1');
  if (!latin.decode(content.subarray(0, 5)).startsWith('%PDF-')) {
    return 'is not a PDF: export the document as one';
  }
  if (!/startxref\s+\d+\s+%%EOF/.test(latin.decode(content.subarray(-END_BYTES)))) {
    return 'is only a part of a PDF, its end is missing: export or copy it again';
  }
  if (/\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(latin.decode(content))) {
    return 'is protected: save it without a password and without restrictions';
  }
  return null;
}

/** SHA-256 in hexadecimal. */
export async function fingerprintOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
