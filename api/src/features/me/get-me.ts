import type { Handler } from '../../http/handler.ts';

/** What the key is and which companies it may work for. */
export const getMe: Handler<'getMe'> = async (_request, _database, { access, tenant }) => ({
  data: { description: access.description, currentTenant: tenant, tenants: access.tenants },
});
