import { FIRST_PAGE, PAGE_SIZE } from '../limits.ts';
import { count, entity, nullable, url } from '../schema/fields.ts';

export const Pagination = entity('Pagination', 'Which part of a list this is.', {
  totalItems: count({ description: 'Items in the whole list.', example: 342 }, { minimum: 0 }),
  perPage: count({ description: 'Most items on a page.', example: PAGE_SIZE }, { minimum: 1 }),
  page: count({ description: 'This page; the first one is 1.', example: 2 }, { minimum: 1 }),
  totalPages: count(
    { description: 'Number of pages; an empty list has one.', example: 4 },
    { minimum: 1 },
  ),
  nextPageUrl: nullable(
    url({
      description: 'Where the next page is, or null on the last one.',
      example: 'https://api.slipway.example/v1/customers?page=3',
    }),
  ),
  previousPageUrl: nullable(
    url({
      description: 'Where the page before is, or null on the first one.',
      example: 'https://api.slipway.example/v1/customers?page=1',
    }),
  ),
});

export const page = count(
  { description: 'Which page of the list to return.', example: 1 },
  { minimum: FIRST_PAGE, maximum: 1_000_000, default: FIRST_PAGE },
);
