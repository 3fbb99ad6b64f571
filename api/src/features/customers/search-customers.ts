import { FIRST_PAGE } from '@slipway/contract';
import type { IntegratorHandler } from '../../http/handler.ts';
import { paginationOf } from '../../http/pagination.ts';
import { customerAnswer } from './customer-answer.ts';
import { findByEmail } from './find-by-email.ts';

/** An address belongs to one customer at most, so there is never more than one page. */
export const searchCustomers: IntegratorHandler<'searchCustomers'> = async (
  { query },
  database,
  { url },
) => {
  const found = await findByEmail(database, query.emailAddress);
  const matches = found ? [customerAnswer(found)] : [];
  return {
    data: query.page === FIRST_PAGE ? matches : [],
    pagination: paginationOf(query.page, matches.length, url),
  };
};
