import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import { NotAcceptableError } from '../errors.ts';
import type { Providers } from '../ports/payment-provider.ts';
import { demoProvider } from './demo/demo-provider.ts';
import type { Mischief } from './demo/mischief.ts';

type ProviderOptions = {
  clock: () => Date;
  demoPayments: boolean;
  /** What tests let go wrong at the demo provider. */
  mischief?: Mischief;
};

/**
 * Only the demo provider is built in. With `demoPayments` it also stands in for the others, so that
 * a company can be tried out as it is; without, their customers are told to call.
 */
export function createProviders(
  database: Database,
  { clock, demoPayments, mischief }: ProviderOptions,
): Providers {
  const named: Providers['named'] = (tenantId, name) =>
    name === 'demo' ? demoProvider(forTenant(database, tenantId), clock, mischief) : undefined;
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
