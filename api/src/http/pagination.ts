import {
  type CursorPosition,
  decodeCursor,
  encodeCursor,
  FROM_THE_START,
  PAGE_SIZE,
} from '@slipway/contract';

/** How many rows come before a page. */
export function rowsBefore(page: number): number {
  return (page - 1) * PAGE_SIZE;
}

/** Whether no row can be on a page, so that none has to be looked for. */
export function isPastTheEnd(page: number, totalItems: number): boolean {
  return rowsBefore(page) >= totalItems;
}

/** The `pagination` of a list; the links keep every other parameter of the request. */
export function paginationOf(
  page: number,
  totalItems: number,
  url: URL,
  nextCursor: string | null = null,
) {
  const totalPages = Math.max(1, Math.ceil(totalItems / PAGE_SIZE));
  return {
    totalItems,
    perPage: PAGE_SIZE,
    page,
    totalPages,
    nextPageUrl: page < totalPages ? withPage(url, page + 1) : null,
    previousPageUrl: page > 1 ? withPage(url, Math.min(page - 1, totalPages)) : null,
    nextCursor,
  };
}

function withPage(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set('page', String(page));
  return other.href;
}

/** The position after which a list goes on, or null for its beginning. */
export function readCursor(after: string): CursorPosition | null {
  return after === FROM_THE_START ? null : decodeCursor(after);
}

type ChangedRow = { id: string; updated_at: Date };

/** The cursor behind a row. */
export function cursorOf(row: ChangedRow | undefined): string | null {
  return row ? encodeCursor({ updatedAt: row.updated_at.getTime(), id: row.id }) : null;
}

/** The `pagination` of a list that was read by cursor; without new rows the cursor stays. */
export function cursorPagination(rows: readonly ChangedRow[], after: string) {
  return {
    totalItems: null,
    perPage: PAGE_SIZE,
    page: null,
    totalPages: null,
    nextPageUrl: null,
    previousPageUrl: null,
    nextCursor: cursorOf(rows.at(-1)) ?? after,
  };
}
