import { FIELD_TEXT } from '@slipway/contract';
import { createFormats, formatLocale } from '@slipway/contract/languages';
import { totalBelowZeroText } from '@slipway/contract/team';
import { owedOn, percentageOf, taxed } from '@slipway/engine';
import type { Actor } from '../../actor.ts';
import type { Moments } from '../../database/changes/moments.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import type { Tenant } from '../../database/tenant.ts';
import { NotAcceptableError, ValidationError } from '../../errors.ts';
import { addLine } from '../../ledger/write-lines.ts';
import { newId } from '../../new-id.ts';
import type { StoredBooking } from './read.ts';

type NewCost = {
  /** What the customer reads. */
  description: string;
  taxRateId: string;
  /** In cents with tax, or a share of all costs so far; below 0 it is a discount. */
  amount: { cents: number } | { percentage: number };
  /** Whether the total may fall below 0. */
  belowZero: boolean;
};

/** Adds a line of staff to the costs of a locked booking. */
export async function addCost(
  transaction: TenantTransaction,
  { actor, moments, tenant }: { actor: Actor; moments: Moments; tenant: Pick<Tenant, 'locale'> },
  { id, reference, status, costs, currency }: StoredBooking,
  { description, taxRateId, amount, belowZero }: NewCost,
): Promise<void> {
  const rate = await transaction
    .selectFrom('tax_rates')
    .select(['percentage', 'read_only'])
    .where('id', '=', taxRateId)
    .executeTakeFirst();
  if (!rate) throw new ValidationError({ taxRateId: [FIELD_TEXT.doesNotExist] });
  const total = owedOn({ costs });
  const cents = 'cents' in amount ? amount.cents : percentageOf(total, amount.percentage);
  const line = taxed(cents, true, rate.percentage);
  const after = owedOn({ costs: [...costs, line] });
  if (!belowZero && after < 0 && after < total) {
    const { money } = createFormats({
      locale: formatLocale('en', tenant.locale),
      currency,
      timeZone: 'UTC',
    });
    throw new NotAcceptableError(totalBelowZeroText(money(after)), 'totalBelowZero');
  }
  const now = await moments.ofChange(transaction);
  const cost = { id: newId(now), type: 'manual', description, taxRateId, ...line } as const;
  await addLine(transaction, { id, costs }, cost);
  if (!rate.read_only) {
    const used = transaction.updateTable('tax_rates').set({ read_only: true });
    await used.where('id', '=', taxRateId).execute();
  }
  await transaction.updateTable('bookings').set({ updated_at: now }).where('id', '=', id).execute();
  const changes = {
    costs: { from: null, to: description },
    totalIncludingTax: { from: total, to: after },
  };
  const subject = { bookingId: id, reference, status };
  await recordChanges(transaction, { actor, now }, [{ type: 'booking.updated', subject, changes }]);
}
