import { INES, PAUL, RUTH } from '@slipway/contract';
import { expect, test } from 'vitest';
import type { Customer } from '../src/index.ts';
import { answer, scripted } from './scripted-server.ts';

function page(customers: Customer[], number: number, nextPageUrl: string | null) {
  const pagination = { totalItems: 3, perPage: 2, page: number, totalPages: 2 };
  return answer(200, {
    data: customers,
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

test('the filter stays the same on every page', async () => {
  const { slipway, seen } = await scripted(twoPages);
  for await (const _ of slipway.bookings.list({ status: 'confirmed' }));
  expect(seen.map(({ url }) => url)).toEqual([
    '/v1/bookings?status=confirmed&page=1',
    '/v1/bookings?status=confirmed&page=2',
  ]);
});

test('one page comes with its place in the list', async () => {
  const { slipway } = await scripted(twoPages);
  const { data, pagination } = await slipway.customers.listPage();
  expect(data).toEqual([RUTH, INES]);
  expect(pagination).toMatchObject({ page: 1, totalPages: 2, nextPageUrl: elsewhere });
});
