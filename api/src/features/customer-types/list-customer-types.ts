import type { Handler } from '../../http/handler.ts';

export const listCustomerTypes: Handler<'listCustomerTypes'> = async (_request, database) => {
  const data = await database
    .selectFrom('customer_types')
    .select(['id', 'name', 'abbreviation', 'type'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { data };
};
