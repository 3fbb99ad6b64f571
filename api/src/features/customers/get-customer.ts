import { NotFoundError } from '../../errors.ts';
import type { IntegratorHandler } from '../../http/handler.ts';
import { CUSTOMER_COLUMNS, customerAnswer } from './customer-answer.ts';

export const getCustomer: IntegratorHandler<'getCustomer'> = async (
  { params: { id } },
  database,
) => {
  const customer = await database
    .selectFrom('customers')
    .select(CUSTOMER_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!customer) throw new NotFoundError('customer', id);
  return { data: customerAnswer(customer) };
};
