import type { PaymentProvider as ProviderName } from '@slipway/contract';
import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import { NotAcceptableError } from '../errors.ts';
import { demoProvider } from './demo/demo-provider.ts';
import type { PaymentProvider } from './provider.ts';

/** The providers that payments of a company run through. */
export type Providers = {
  /** Who carries out a payment that belongs to this provider, or a refusal when nobody can. */
  standingFor(name: ProviderName): ProviderName;
  /** The provider of this name, if there is one. */
  named(tenantId: string, name: string): PaymentProvider | undefined;
  /** The provider itself, as the company has connected it. */
  of(tenantId: string, name: ProviderName): PaymentProvider;
};

/**
 * Only the demo provider is built in. With `demoPayments` it also stands in for the others, so that
 * a company can be tried out as it is; without, their customers are told to call.
 */
export function createProviders(
  database: Database,
  { clock, demoPayments }: { clock: () => Date; demoPayments: boolean },
): Providers {
  const named: Providers['named'] = (tenantId, name) =>
    name === 'demo' ? demoProvider(forTenant(database, tenantId), clock) : undefined;
  return {
    standingFor(name) {
      if (name === 'demo' || demoPayments) return 'demo';
      throw new NotAcceptableError(PAGE_ERROR_TEXT.noOnlinePayment);
    },
    named,
    of(tenantId, name) {
      const provider = named(tenantId, name);
      if (!provider) throw new Error(`There is no provider ${name}.`);
      return provider;
    },
  };
}
