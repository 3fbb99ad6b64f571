import type { AnswerOf, IntegratorOperations } from '@slipway/contract';
import {
  balanceOf,
  formatInstant,
  formatTimestamp,
  owedOn,
  owedWithoutTax,
  paidOn,
  takesBoats,
} from '@slipway/engine';
import { type Selectable, sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import type { BookingTables, Contact } from '../../database/tables/bookings.ts';
import { tenantStatement } from '../../database/tenant-statement.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import type { Books, StoredCost, StoredRequest } from '../../ledger/books.ts';
import { type CustomerRow, customerAnswer } from '../customers/customer.ts';
import type { Extras, Trip } from './trip.ts';

/** The customer's columns, all null on a draft without one. */
type OwnColumns = Omit<CustomerRow, 'id' | 'updated_at'> & { customer_updated_at: Date };
type CustomerColumns = OwnColumns | Record<keyof OwnColumns, null>;

/** A booking with its customer and its money, in one row. */
export type StoredBooking = Selectable<BookingTables['bookings']> &
  CustomerColumns &
  Books & {
    order: { addOnId: string; quantity: number }[];
    coupon_code: string | null;
    partner_code: string | null;
  };

const lockBooking = tenantStatement<object, { id: string }>(
  (slot) => sql`
    select from bookings
    where tenant_id = ${thisTenant} and id = ${slot('id')} for no key update
  `,
);

const selectBooking = tenantStatement<StoredBooking, { id: string }>(
  (slot) => sql`
      select
        bookings.id, reference, status, customer_id, dock_id, boat_model_id, fleet_id,
        rental_setup_id, partner_id, discount_code_id, own_reference, rules_apply, rest_pending, own_price,
        pickup_at, return_at, boats, passengers, taken_from, taken_until, expires_at,
        booked_by, provider, currency, application_fee, created_at, bookings.updated_at,
        priced_at, language, contact, applied_type_id,
        customer_type_id, given_name, family_name, email_address, phone_number,
        preferred_locale, registered_at, customers.updated_at as customer_updated_at,
        (
          select coalesce(json_agg(json_build_object(
            'addOnId', add_on_id, 'quantity', quantity
          ) order by position), '[]')
          from booking_add_ons
          where tenant_id = bookings.tenant_id and booking_id = bookings.id
        ) as "order",
        (
          select code from discount_codes
          where tenant_id = bookings.tenant_id and id = bookings.discount_code_id
        ) as coupon_code,
        (
          select code from partners
          where tenant_id = bookings.tenant_id and id = bookings.partner_id
        ) as partner_code,
        (
          select coalesce(json_agg(json_build_object(
            'id', id, 'amount', amount, 'confirmsBooking', confirms_booking,
            'description', description, 'dueAt', due_at
          ) order by created_at, id), '[]')
          from payment_requests
          where tenant_id = bookings.tenant_id and booking_id = bookings.id
            and paid_at is null and closed_at is null
        ) as payment_requests,
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
            'id', id, 'source', source, 'amount', amount, 'inCash', in_cash,
            'createdAt', created_at
          ) order by created_at, id), '[]')
          from booking_payments
          where tenant_id = bookings.tenant_id and booking_id = bookings.id
        ) as payments,
        (
          select coalesce(json_agg(json_build_object(
            'id', id, 'description', description, 'taking', taking, 'amount', amount,
            'securedAt', secured_at, 'createdAt', created_at
          ) order by created_at, id), '[]')
          from booking_deposits
          where tenant_id = bookings.tenant_id and booking_id = bookings.id and closed_at is null
        ) as deposits,
        (
          select coalesce(json_agg(description), '[]')
          from booking_deposits
          where tenant_id = bookings.tenant_id and booking_id = bookings.id
            and closed_at is not null and not replaced
        ) as "settledDeposits"
      from bookings
      left join customers
        on customers.tenant_id = bookings.tenant_id and customers.id = bookings.customer_id
      where bookings.tenant_id = ${thisTenant} and bookings.id = ${slot('id')}
    `,
);

/** Reads one booking; with `forChange` nobody else can change it until the transaction ends. */
export async function readBooking(
  database: TenantDatabase,
  id: string,
  { forChange = false } = {},
): Promise<StoredBooking | undefined> {
  // Its costs and payments are read in a later statement, which sees what whoever held the lock
  // before has written into other tables.
  if (forChange) await lockBooking(database, { id });
  const [booking] = await selectBooking(database, { id });
  return booking;
}

/** The trip of a booking as it is now. */
export function tripOf(booking: StoredBooking): Trip {
  return {
    customerId: booking.customer_id,
    dockId: booking.dock_id,
    boatModelId: booking.boat_model_id,
    pickup: booking.pickup_at.getTime(),
    return: booking.return_at.getTime(),
    boats: booking.boats,
    passengers: booking.passengers,
  };
}

/**
 * Who has booked, as the pages may show it: what was typed into the form, because whoever typed the
 * address of somebody else must not see that person's data.
 */
export function contactOf(booking: StoredBooking): Contact | null {
  if (booking.contact) return booking.contact;
  if (booking.given_name === null) return null;
  return {
    givenName: booking.given_name,
    familyName: booking.family_name,
    emailAddress: booking.email_address,
    phoneNumber: booking.phone_number,
  };
}

/** Whether a booking takes its boats at a moment: a hold that has ended does not. */
export function isLive(
  { status, expires_at }: Pick<StoredBooking, 'status' | 'expires_at'>,
  now: Date,
): boolean {
  return takesBoats({ status, heldUntil: expires_at?.getTime() ?? null }, now.getTime());
}

/** The extras of a booking as they are now. */
export function extrasOf({ order, coupon_code, partner_code }: StoredBooking): Extras {
  return { order, couponCode: coupon_code, partnerCode: partner_code };
}

/** What was asked for last and is still open. */
export function latestRequest({ payment_requests }: StoredBooking): StoredRequest | null {
  return payment_requests.at(-1) ?? null;
}

export const BOOKING_COLUMNS = [
  'bookings.id',
  'bookings.reference',
  'bookings.status',
  'bookings.customer_id',
  'bookings.dock_id',
  'bookings.boat_model_id',
  'bookings.pickup_at',
  'bookings.return_at',
  'bookings.boats',
  'bookings.passengers',
  'bookings.created_at',
  'bookings.updated_at',
] as const;

type ColumnName<Column> = Column extends `bookings.${infer Name}` ? Name : never;

type BookingRow = Pick<
  Selectable<BookingTables['bookings']>,
  ColumnName<(typeof BOOKING_COLUMNS)[number]>
>;

type BookingAnswer = AnswerOf<IntegratorOperations['listBookings']>['data'][number];
type ExtendedAnswer = AnswerOf<IntegratorOperations['getBooking']>['data'];
type FinancialDetails = ExtendedAnswer['financialDetails'];

export function bookingAnswer(row: BookingRow): BookingAnswer {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    customerId: row.customer_id,
    dockId: row.dock_id,
    boatModelId: row.boat_model_id,
    pickup: formatInstant(row.pickup_at.getTime()),
    return: formatInstant(row.return_at.getTime()),
    boats: row.boats,
    passengers: row.passengers,
    createdAt: formatTimestamp(row.created_at.getTime()),
    updatedAt: formatTimestamp(row.updated_at.getTime()),
  };
}

export function customerOf(booking: StoredBooking): ExtendedAnswer['customer'] {
  if (booking.customer_id === null || booking.customer_type_id === null) return null;
  const { customer_id: id, customer_updated_at: updated_at } = booking;
  return customerAnswer({ ...booking, id, updated_at });
}

/** The money of a booking, with the old names of what is called tax today. */
export function financesAnswer(booking: StoredBooking): FinancialDetails {
  const { currency, costs, payments, deposits } = booking;
  const totalIncludingTax = owedOn(booking);
  const totalExcludingTax = owedWithoutTax(booking);
  const paid = paidOn(booking);
  return {
    psp: booking.provider,
    currency,
    balance: balanceOf(booking),
    applicationFee: { amount: booking.application_fee, currency },
    costs: {
      totalIncludingTax,
      totalExcludingTax,
      totalIncludingVat: totalIncludingTax,
      totalExcludingVat: totalExcludingTax,
      lines: costs.map(costAnswer),
    },
    payments: { total: paid, lines: payments.map(withTimestamp) },
    deposits: {
      total: sumOf(deposits.map(({ amount }) => amount)),
      lines: deposits.map(withTimestamp),
    },
  };
}

function costAnswer(cost: StoredCost): FinancialDetails['costs']['lines'][number] {
  return {
    ...cost,
    vatRateId: cost.taxRateId,
    amountIncludingVat: cost.amountIncludingTax,
    amountExcludingVat: cost.amountExcludingTax,
  };
}

function withTimestamp<Line extends { createdAt: string }>(line: Line): Line {
  return { ...line, createdAt: formatTimestamp(Date.parse(line.createdAt)) };
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
