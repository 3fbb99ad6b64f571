import { FIELD_TEXT } from '../errors/texts.ts';
import { FIRST_PAGE, PAGE_SIZE } from '../limits.ts';
import { count, entity, nullable, text, url } from '../schema/fields.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import { decodeCursor } from './cursor.ts';

export const Pagination = entity('Pagination', 'Which part of a list this is.', {
  totalItems: nullable(
    count(
      { description: 'Items in the whole list. Null when you asked by `after`.', example: 342 },
      { minimum: 0 },
    ),
  ),
  perPage: count({ description: 'Most items on a page.', example: PAGE_SIZE }, { minimum: 1 }),
  page: nullable(
    count(
      { description: 'This page; the first one is 1. Null when you asked by `after`.', example: 2 },
      { minimum: 1 },
    ),
  ),
  totalPages: nullable(
    count(
      {
        description: 'Number of pages; an empty list has one. Null when you asked by `after`.',
        example: 4,
      },
      { minimum: 1 },
    ),
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
  nextCursor: nullable(
    text({
      description:
        'Send it as `after` to go on from here, now or later. Null on lists that have no cursor, and on customers read by `page`.',
      example: 'MTc0ODg4ODY5MTkwNl9jNTZjODk5OC0zMzFhLTQ3ZDItYjUwNi02MzgxYzUyZmFiYTg',
    }),
  ),
});

/** Where a list that is read by cursor begins. */
export const FROM_THE_START = 'start';

export const after = text(
  {
    description: `Goes on from the \`nextCursor\` of another page; \`${FROM_THE_START}\` begins at the beginning. Ordered by \`updatedAt\`, and not combined with \`page\`.`,
    example: FROM_THE_START,
  },
  { minLength: 1, maxLength: 200 },
);

/** A list is read by page or by a cursor that a list has given out. */
export function pageOrCursor({ page, after }: { page?: number; after?: string }): FieldErrors {
  if (after === undefined) return {};
  if (page !== undefined) return { after: [FIELD_TEXT.notWithPage] };
  const isKnown = after === FROM_THE_START || decodeCursor(after) !== null;
  return isKnown ? {} : { after: [FIELD_TEXT.notACursor] };
}

export const page = count(
  { description: 'Which page of the list to return.', example: 1 },
  { minimum: FIRST_PAGE, maximum: 1_000_000, default: FIRST_PAGE },
);
