import type { IntegratorHandler } from '../../http/handler.ts';

/** What the key is and which companies it may work for. */
export const getMe: IntegratorHandler<'getMe'> = async (_request, _database, context) => {
  const { actor, tenant, tenants } = context;
  return {
    data: { description: actor.description, currentTenant: tenant, tenants: [...tenants] },
  };
};
