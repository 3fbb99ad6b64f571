import type { IntegratorHandler } from '../../http/handler.ts';

export const listCustomerTypes: IntegratorHandler<'listCustomerTypes'> = async (
  _request,
  database,
) => {
  const data = await database
    .selectFrom('customer_types')
    .select(['id', 'name', 'abbreviation', 'type'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { data };
};
