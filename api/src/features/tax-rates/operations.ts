import type { IntegratorHandler } from '../../http/handler.ts';

export const listTaxRates: IntegratorHandler<'listTaxRates'> = async (_request, database) => {
  const data = await database
    .selectFrom('tax_rates')
    .select(['id', 'name', 'percentage', 'read_only as readOnly'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { data };
};
