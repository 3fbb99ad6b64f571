import type { Access, Tenant } from '../keys/find-access.ts';

/** What travels with a request through Hono. */
export type AppEnv = {
  Bindings: {
    /** The network address of the caller. */
    address: string;
  };
  Variables: {
    /** The headers of the answer so far. */
    headers: Record<string, string>;
    requestId: string;
    access: Access;
    tenant: Tenant;
  };
};
