import type { IntegratorHandler } from '../../http/handler.ts';

/** What the key is and which companies it may work for. */
export const getMe: IntegratorHandler<'getMe'> = async (
  _request,
  _database,
  { access, tenant },
) => ({
  data: { description: access.description, currentTenant: tenant, tenants: access.tenants },
});
