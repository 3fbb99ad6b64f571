import type { SiteFont } from '../embedding/protocol.ts';

/** A name in quotes, or words without anything that could end or call something. */
const FAMILY = /^(?:"[\p{L}\p{N} ._+-]{1,80}"|-?[\p{L}_][\p{L}\p{N} _-]{0,79})$/u;
const MOST_FAMILIES = 12;
const MOST_FILES = 12;

/** The families as a list that is safe to use, or nothing when one of them is not a plain name. */
export function plainFamilies(families: unknown): string | null {
  if (typeof families !== 'string') return null;
  const names = families.split(',').map((name) => name.trim());
  const isPlain = names.length <= MOST_FAMILIES && names.every((name) => FAMILY.test(name));
  return isPlain ? names.join(', ') : null;
}

/** Takes over the font of the page around an inline form. The files come as data: nothing is loaded. */
export function wearSiteFont(page: Document, { families, files }: SiteFont): void {
  const plain = plainFamilies(families);
  if (!plain) return;
  for (const { family, data, weight, style, unicodeRange } of files.slice(0, MOST_FILES)) {
    try {
      page.fonts.add(new FontFace(family, data, { weight, style, unicodeRange }));
    } catch {
      // A file that the browser cannot read; the next family of the list stands in.
    }
  }
  page.documentElement.style.setProperty('--site-font', plain);
}
