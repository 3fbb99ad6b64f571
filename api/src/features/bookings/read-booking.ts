import type { CostType, PaymentSource } from '@slipway/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import type { BookingTables } from '../../database/tables/bookings.ts';
import { tenantStatement } from '../../database/tenant-statement.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import type { CustomerRow } from '../customers/customer-answer.ts';

export type StoredCost = {
  id: string;
  type: CostType;
  description: string;
  taxRateId: string;
  amountIncludingTax: number;
  amountExcludingTax: number;
};

/** The moment is text, because it comes out of JSON that PostgreSQL has written. */
type StoredPayment = {
  id: string;
  source: PaymentSource;
  amount: number;
  createdAt: string;
};

type StoredDeposit = { id: string; description: string; amount: number; createdAt: string };

/** The customer's columns, all null on a draft without one. */
type CustomerColumns = Omit<CustomerRow, 'id'> | Record<keyof Omit<CustomerRow, 'id'>, null>;

/** A booking with its customer and its money, in one row. */
export type StoredBooking = Omit<Selectable<BookingTables['bookings']>, 'rental_setup_id'> &
  CustomerColumns & {
    costs: StoredCost[];
    payments: StoredPayment[];
    /** The open ones. */
    deposits: StoredDeposit[];
  };

const selectBooking = (locking: RawBuilder<unknown>) =>
  tenantStatement<StoredBooking, { id: string }>(
    (slot) => sql`
      select
        bookings.id, reference, status, customer_id, dock_id, boat_model_id, fleet_id,
        pickup_at, return_at, boats, passengers, taken_from, taken_until, expires_at,
        booked_by, provider, currency, application_fee, created_at, updated_at,
        customer_type_id, given_name, family_name, email_address, phone_number,
        preferred_locale, registered_at,
        (
          select coalesce(json_agg(json_build_object(
            'id', id, 'type', type, 'description', description, 'taxRateId', tax_rate_id,
            'amountIncludingTax', amount_including_tax, 'amountExcludingTax', amount_excluding_tax
          ) order by position), '[]')
          from booking_costs
          where tenant_id = bookings.tenant_id and booking_id = bookings.id
        ) as costs,
        (
          select coalesce(json_agg(json_build_object(
            'id', id, 'source', source, 'amount', amount, 'createdAt', created_at
          ) order by created_at, id), '[]')
          from booking_payments
          where tenant_id = bookings.tenant_id and booking_id = bookings.id
        ) as payments,
        (
          select coalesce(json_agg(json_build_object(
            'id', id, 'description', description, 'amount', amount, 'createdAt', created_at
          ) order by created_at, id), '[]')
          from booking_deposits
          where tenant_id = bookings.tenant_id and booking_id = bookings.id and closed_at is null
        ) as deposits
      from bookings
      left join customers
        on customers.tenant_id = bookings.tenant_id and customers.id = bookings.customer_id
      where bookings.tenant_id = ${thisTenant} and bookings.id = ${slot('id')}
      ${locking}
    `,
  );
const justRead = selectBooking(sql``);
const readForChange = selectBooking(sql`for no key update of bookings`);

/** Reads one booking; with `forChange` nobody else can change it until the transaction ends. */
export async function readBooking(
  database: TenantDatabase,
  id: string,
  { forChange = false } = {},
): Promise<StoredBooking | undefined> {
  const select = forChange ? readForChange : justRead;
  const [booking] = await select(database, { id });
  return booking;
}
