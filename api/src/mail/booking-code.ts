import { encode } from 'uqr';
import { writePng } from '../png/write-png.ts';
import type { Attachment } from '../ports/mail.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { BookingLinks } from './links.ts';

/** Cameras need this many empty squares around a code. */
const QUIET = 4;
const PIXELS_PER_SQUARE = 6;

/** How a letter names the picture that comes with it. */
export function codeIdOf({ reference }: Pick<BookingFacts, 'reference'>): string {
  return `code-${reference}@slipway.example`;
}

/**
 * The code that the team scans at the dock to find a booking. It travels inside the message, because
 * mailboxes hold back what lies elsewhere, and it opens nothing for whoever has no account.
 */
export async function codeAttachment(
  facts: BookingFacts,
  links: BookingLinks,
): Promise<Attachment> {
  const { data } = encode(links.team, { ecc: 'M', border: QUIET });
  const png = await writePng(data, PIXELS_PER_SQUARE);
  return {
    name: `${facts.reference}.png`,
    type: 'image/png',
    content: btoa(String.fromCharCode(...png)),
    contentId: codeIdOf(facts),
  };
}
