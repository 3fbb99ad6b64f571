import type { Caller } from '../actor.ts';
import type { Tenant } from '../database/tenant.ts';

/** What travels with a request through Hono. */
export type AppEnv = {
  Bindings: {
    /** The network address of the caller. */
    address: string;
    /** Whom a host vouches for that has no cookies, as a tab; a server never sets it. */
    member?: { tenantId: string; id: string };
  };
  Variables: {
    /** The headers of the answer so far. */
    headers: Record<string, string>;
    requestId: string;
    /** The ID of the operation that was called; known only where requests are measured or traced. */
    operation?: string;
    caller: Caller;
    /** Every company that the caller may work for, the primary one first. */
    tenants: readonly Tenant[];
    /** The company that this request works for. */
    tenant: Tenant;
  };
};
