import { expect, test } from 'vitest';
import { paginationOf, rowsBefore } from './pagination.ts';

const url = new URL('https://api.slipway.example/v1/bookings?status=confirmed&page=2&q=a%20b');

test('a page in the middle links both ways and keeps the other parameters', () => {
  expect(paginationOf(2, 201, url)).toEqual({
    totalItems: 201,
    perPage: 100,
    page: 2,
    totalPages: 3,
    nextPageUrl: 'https://api.slipway.example/v1/bookings?status=confirmed&page=3&q=a+b',
    previousPageUrl: 'https://api.slipway.example/v1/bookings?status=confirmed&page=1&q=a+b',
    nextCursor: null,
  });
  expect(rowsBefore(2)).toBe(100);
});

test('an empty list has one page', () => {
  expect(paginationOf(1, 0, url)).toMatchObject({
    totalPages: 1,
    nextPageUrl: null,
    previousPageUrl: null,
  });
});

test('a page behind the last one leads back to the last one', () => {
  expect(paginationOf(9, 200, url)).toMatchObject({
    page: 9,
    totalPages: 2,
    nextPageUrl: null,
    previousPageUrl: expect.stringContaining('page=2'),
  });
});
