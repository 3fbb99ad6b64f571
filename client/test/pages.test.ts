import { INES, MODEL_BOOKING, PAUL, RUTH } from '@slipway/contract';
import { expect, test } from 'vitest';
import type { Booking, Customer } from '../src/index.ts';
import { answer, scripted } from './scripted-server.ts';

function page(items: (Customer | Booking)[], number: number, nextPageUrl: string | null) {
  const pagination = { totalItems: 3, perPage: 2, page: number, totalPages: 2 };
  return answer(200, {
    data: items,
    pagination: { ...pagination, nextPageUrl, previousPageUrl: null },
  });
}

const elsewhere = 'https://elsewhere.example/v1/customers?page=2';
const twoPages = [page([RUTH, INES], 1, elsewhere), page([PAUL], 2, null)];

test('for await gives every item of every page, and asks the host that the key is for', async () => {
  const { slipway, seen } = await scripted(twoPages);
  const names: string[] = [];
  for await (const { givenName } of slipway.customers.list()) names.push(givenName);
  expect(names).toEqual(['Ruth', 'Ines', 'Paul']);
  expect(seen.map(({ url }) => url)).toEqual(['/v1/customers?page=1', '/v1/customers?page=2']);
});

test('pages that nobody reaches are not asked for', async () => {
  const { slipway, seen } = await scripted(twoPages);
  for await (const { givenName } of slipway.customers.list()) {
    if (givenName === 'Ines') break;
  }
  expect(seen).toHaveLength(1);
});

test('one page comes with its place in the list', async () => {
  const { slipway } = await scripted(twoPages);
  const { data, pagination } = await slipway.customers.listPage();
  expect(data).toEqual([RUTH, INES]);
  expect(pagination).toMatchObject({ page: 1, totalPages: 2, nextPageUrl: elsewhere });
});

test('bookings of one moment are given once each, also when they fill more than a page', async () => {
  const at = (id: string, updatedAt: string) => ({ ...MODEL_BOOKING, id, updatedAt });
  const [a, b, c, d, e] = [at('a', '1'), at('b', '2'), at('c', '2'), at('d', '2'), at('e', '3')];
  const { slipway, seen } = await scripted([
    page([a, b], 1, elsewhere),
    page([b, c], 1, elsewhere),
    page([d, e], 2, elsewhere),
    page([e], 1, null),
  ]);
  const ids: string[] = [];
  for await (const { id } of slipway.bookings.list({ status: 'confirmed' })) ids.push(id);
  expect(ids.join('')).toBe('abcde');
  expect(seen.map(({ url }) => url.replace('/v1/bookings?', ''))).toEqual([
    'status=confirmed',
    'status=confirmed&updatedAfter=1',
    'status=confirmed&updatedAfter=1&page=2',
    'status=confirmed&updatedAfter=2',
  ]);
});
