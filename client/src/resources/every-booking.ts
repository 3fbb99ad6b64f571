import type { Booking, ListBookingsQuery } from '../types.generated.ts';
import type { Page } from './every-item.ts';

function versionOf({ id, updatedAt }: Booking): string {
  return `${id} ${updatedAt}`;
}

/** The moment before the last one on the page, so that the next page begins where this one ends. */
function momentBeforeLast(bookings: Booking[]): string | undefined {
  const last = bookings.at(-1)?.updatedAt;
  return bookings.findLast(({ updatedAt }) => updatedAt !== last)?.updatedAt;
}

/**
 * Every booking of a list in the order of change. It goes on by moment, not by page number: a
 * booking that changes meanwhile leaves its page, and the first one of the next would be skipped.
 */
export async function* everyBooking(
  query: ListBookingsQuery,
  pageFor: (query: ListBookingsQuery) => Promise<Page<Booking>>,
): AsyncGenerator<Booking, void, undefined> {
  let given = new Set<string>();
  for (let next = query; ; ) {
    const { data, pagination } = await pageFor(next);
    for (const booking of data) if (!given.has(versionOf(booking))) yield booking;
    if (pagination.nextPageUrl === null) return;
    given = new Set(data.map(versionOf));
    const updatedAfter = momentBeforeLast(data);
    next = updatedAfter ? { ...query, updatedAfter } : { ...next, page: pagination.page + 1 };
  }
}
