import { PAGE_SIZE } from '@slipway/contract';

/** How many rows come before a page. */
export function rowsBefore(page: number): number {
  return (page - 1) * PAGE_SIZE;
}

/** Whether no row can be on a page, so that none has to be looked for. */
export function isPastTheEnd(page: number, totalItems: number): boolean {
  return rowsBefore(page) >= totalItems;
}

/** The `pagination` of a list; the links keep every other parameter of the request. */
export function paginationOf(page: number, totalItems: number, url: URL) {
  const totalPages = Math.max(1, Math.ceil(totalItems / PAGE_SIZE));
  return {
    totalItems,
    perPage: PAGE_SIZE,
    page,
    totalPages,
    nextPageUrl: page < totalPages ? withPage(url, page + 1) : null,
    previousPageUrl: page > 1 ? withPage(url, Math.min(page - 1, totalPages)) : null,
  };
}

function withPage(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set('page', String(page));
  return other.href;
}
