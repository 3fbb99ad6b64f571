import { dashboardUrlAt, type PagesUrl } from '../ports/pages-url.ts';

/** Where a customer can go from a message or an answer of the API. */
export type BookingLinks = {
  /** The customer's own page of the booking. */
  booking: string;
  /** Where the customer pays what is owed. */
  pay: string;
  /** Where waivers are signed. */
  sign: string;
  /** The booking form, for another trip. */
  form: string;
  /** Where the team finds the booking; it opens nothing for anybody else. */
  team: string;
};

type Opened = {
  slug: string;
  reference: string;
  key: string | null;
  /** The payment request that is to be paid, and no other. */
  requestId?: string | undefined;
};

/**
 * The links of a booking. A key behind the `#` opens the pages: it is never sent to a server, and the
 * page takes it out of the address at once.
 */
export function bookingLinks(
  pagesUrl: PagesUrl,
  { slug, reference, key, requestId }: Opened,
): BookingLinks {
  const form = `${pagesUrl(slug)}/book`;
  const booking = `${pagesUrl(slug)}/bookings/${reference}`;
  const fragment = key === null ? '' : `#key=${key}`;
  return {
    booking: `${booking}${fragment}`,
    pay: `${booking}/pay${requestId ? `?request=${requestId}` : ''}${fragment}`,
    sign: `${booking}/sign${fragment}`,
    form,
    team: `${dashboardUrlAt(pagesUrl)}/bookings/${reference}`,
  };
}
