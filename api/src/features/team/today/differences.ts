import type { PaymentProvider } from '@slipway/contract';
import { type MoneyAtProvider, TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { formatTimestamp } from '@slipway/engine';
import { sql } from 'kysely';
import { dockScope } from '../../../access/team/dock-scope.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import { NotAcceptableError } from '../../../errors.ts';
import type { PreparedTeamHandler } from '../../../http/handler.ts';
import { joinAlias, nameOnBooking } from '../../bookings/alias.ts';
import { compareBooking } from '../../payments/compare-recent.ts';
import { readOwnBooking } from '../bookings/seen-booking.ts';

/** Compares the payments of a booking with the provider's books, before the transaction begins. */
export const comparePayments: PreparedTeamHandler<'comparePayments', void> = {
  async prepare({ params }, context, company) {
    const { id } = await readOwnBooking(company, context, params.id);
    const isAnswered = await compareBooking(company, context, id);
    if (!isAnswered) throw new NotAcceptableError(TEAM_ERROR_TEXT.providerSilent);
  },
  async handle({ params }, transaction, context) {
    return { data: await readDifferences(transaction, context, { bookingId: params.id }) };
  },
};

type Row = {
  bookingId: string;
  reference: string;
  customerName: string | null;
  dockId: string;
  provider: PaymentProvider;
  transactionId: string;
  what: MoneyAtProvider;
  ours: number;
  theirs: number;
  since: Date;
};

/** Payments at docks of the member that the provider has other amounts of, the oldest first. */
export async function readDifferences(
  database: TenantDatabase,
  context: Parameters<typeof dockScope>[0],
  { dockId, bookingId }: { dockId?: string | undefined; bookingId?: string },
) {
  const { rows } = await sql<Row>`
    select bookings.id as "bookingId", reference, ${nameOnBooking} as "customerName",
      dock_id as "dockId", payments.provider, money.provider_id as "transactionId",
      what, ours, theirs, since
    from payment_differences
    join payment_transactions as money on money.tenant_id = payment_differences.tenant_id
      and money.id = payment_differences.transaction_id
    join payments on payments.tenant_id = money.tenant_id and payments.id = money.payment_id
    join bookings on bookings.tenant_id = payments.tenant_id and bookings.id = payments.booking_id
    left join customers on customers.tenant_id = bookings.tenant_id and customers.id = customer_id
    ${joinAlias}
    where payment_differences.tenant_id = ${thisTenant}
      and ${dockScope(context, 'bookings.dock_id')}
      and ${dockId === undefined ? sql`true` : sql`dock_id = ${dockId}`}
      and ${bookingId === undefined ? sql`true` : sql`bookings.id = ${bookingId}`}
    order by since, reference, money.id, what
  `.execute(database);
  return rows.map((row) => ({ ...row, since: formatTimestamp(row.since.getTime()) }));
}
