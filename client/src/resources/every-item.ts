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
