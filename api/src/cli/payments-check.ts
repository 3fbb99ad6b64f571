import { formatCents } from '@slipway/engine';
import { forTenant } from '../database/for-tenant.ts';
import { checkBooks } from '../ledger/check-books.ts';
import { keepDifferences } from '../ledger/differences.ts';
import { compareWithEntries } from '../ledger/entries.ts';
import { createProviders } from '../payments/providers.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

/** Compares the books of companies with those of their payment providers and with their entries. */
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
    'Compares all payments and holds with the books of the provider, tells what differs, and lists it on Today. Compares the money of bookings with its own entries, too.',
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
        const checked = await checkBooks(company, { payments, tenantId });
        await keepDifferences(company, checked, now);
        const { compared, differences, unanswered } = checked;
        for (const { reference, providerId, what, ours, theirs } of differences) {
          const sides = `${formatCents(ours)} here, ${formatCents(theirs)} at the provider`;
          complain(`${name} ${reference}: ${what} ${currency} ${sides} (${providerId}).`);
        }
        for (const { reference, providerId } of unanswered) {
          complain(`${name} ${reference}: the provider does not answer (${providerId}).`);
        }
        const drifted = await compareWithEntries(company);
        for (const { reference, item, itemId } of drifted) {
          complain(`${name} ${reference}: the ${item} ${itemId} is not what was entered last.`);
        }
        areAlike &&= differences.length + unanswered.length + drifted.length === 0;
        const listed = differences.length > 0 ? ' Today lists what differs.' : '';
        print(`${name}: ${compared.length} compared, ${differences.length} different.${listed}`);
      }
      return areAlike;
    });
  },
};
