import { formatCents } from '@slipway/engine';
import { forTenant } from '../database/for-tenant.ts';
import { checkBooks } from '../ledger/check-books.ts';
import { createProviders } from '../payments/providers.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

/** Compares the books of companies with those of their payment providers. */
export const paymentsCheck: Command = {
  name: ['payments', 'check'],
  words: [],
  options: [
    {
      name: 'company',
      value: 'SLUG',
      summary: 'The company; without it, every one.',
    },
  ],
  summary:
    'Compares all payments and holds with the books of the provider, and tells what differs.',
  async run({ options }, circumstances) {
    const { config, now, print, complain } = circumstances;
    const [slug] = options.company ?? [];
    return withDatabase(circumstances, async (database) => {
      const tenants = await database
        .selectFrom('tenants')
        .select(['id', 'slug', 'currency'])
        .where((is) => (slug === undefined ? is.lit(true) : is('slug', '=', slug)))
        .orderBy('slug')
        .execute();
      if (slug !== undefined && tenants.length === 0) {
        complain(`There is no company ${slug}.`);
        return false;
      }
      const clock = () => now;
      const payments = createProviders(database, { clock, demoPayments: config.demoPayments });
      let areAlike = true;
      for (const { id: tenantId, slug: name, currency } of tenants) {
        const company = forTenant(database, tenantId);
        const { compared, differences } = await checkBooks(company, { payments, tenantId });
        for (const { reference, providerId, what, ours, theirs } of differences) {
          const sides = `${formatCents(ours)} here, ${formatCents(theirs)} at the provider`;
          complain(`${name} ${reference}: ${what} ${currency} ${sides} (${providerId}).`);
        }
        areAlike &&= differences.length === 0;
        print(`${name}: ${compared} compared, ${differences.length} different.`);
      }
      return areAlike;
    });
  },
};
