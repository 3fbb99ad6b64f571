import type { Pagination } from '../types.generated.ts';

/**
 * One page of a list.
 *
 * @example
 * const { data, pagination }: Page<Customer> = await slipway.customers.listPage({ page: 2 });
 */
export interface Page<Item> {
  data: Item[];
  pagination: Pagination;
}

/** Every item of a list; a page is asked for only when the one before is used up. */
export async function* everyItem<Item>(
  pageAt: (page: number) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await pageAt(page);
    yield* data;
    if (pagination.nextPageUrl === null) return;
  }
}

const FROM_THE_START = 'start';

/**
 * Every item of a list behind a cursor, in the order of change, up to the last one for now. An item
 * that changes meanwhile is given again, as it is then.
 */
export async function* everyChange<Item>(
  after: string | undefined,
  pageAfter: (cursor: string) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  for (let cursor = after ?? FROM_THE_START; ; ) {
    const { data, pagination } = await pageAfter(cursor);
    yield* data;
    if (data.length < pagination.perPage || pagination.nextCursor === null) return;
    cursor = pagination.nextCursor;
  }
}
