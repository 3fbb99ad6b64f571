import { INES, MODEL_BOOKING, PAUL, RUTH } from '@slipway/contract';
import { expect, test } from 'vitest';
import type { Booking, Customer } from '../src/index.ts';
import { answer, scripted } from './scripted-server.ts';

function page(items: (Customer | Booking)[], number: number, nextPageUrl: string | null) {
  const pagination = { totalItems: 3, perPage: 2, page: number, totalPages: 2 };
  return answer(200, {
    data: items,
    pagination: { ...pagination, nextPageUrl, previousPageUrl: null, nextCursor: null },
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

function behind(items: Booking[], nextCursor: string) {
  const pagination = { totalItems: null, perPage: 2, page: null, totalPages: null, nextCursor };
  return answer(200, {
    data: items,
    pagination: { ...pagination, nextPageUrl: null, previousPageUrl: null },
  });
}

test('bookings are read by cursor until a page is not full, each as often as it changes', async () => {
  const at = (id: string) => ({ ...MODEL_BOOKING, id });
  const [a, b, c] = [at('a'), at('b'), at('c')];
  const { slipway, seen } = await scripted([
    behind([a, b], 'behind-b'),
    behind([c, a], 'behind-a'),
    behind([], 'behind-a'),
  ]);
  const ids: string[] = [];
  for await (const { id } of slipway.bookings.list({ status: 'confirmed' })) ids.push(id);
  expect(ids.join('')).toBe('abca');
  expect(seen.map(({ url }) => url.replace('/v1/bookings?', ''))).toEqual([
    'status=confirmed&after=start',
    'status=confirmed&after=behind-b',
    'status=confirmed&after=behind-a',
  ]);
});
