import type { CompanyPages } from '@slipway/company';
import { sql } from 'kysely';
import { type LineWords, lineWords } from '../../../company/line-words.ts';
import { languageFor, ownWords, readPages } from '../../../company/pages.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import { NotFoundError } from '../../../errors.ts';
import type { RequestContext } from '../../../http/handler.ts';
import { depositAmount, depositKept } from '../../../ledger/figures-sql.ts';
import { type BoatModelAnswer, readBoatModel } from '../../boat-models/operations.ts';
import { type Agreement, readAgreement } from '../../bookings/agreement.ts';
import { readBooking, type StoredBooking } from '../../bookings/read.ts';
import { type DockAnswer, readDock } from '../../docks/operations.ts';
import { hasConnectedBoats } from '../../trips/free-hulls.ts';
import { readTrips, type StoredTrip } from '../../trips/read-trips.ts';
import { type BookingWaiver, readBookingWaivers } from '../../waivers/read-waivers.ts';

export type PageContext = Pick<RequestContext, 'tenant' | 'now' | 'hardware'>;

/** Everything that the page of a booking tells of. */
export type BookingPage = PageRecords & {
  booking: StoredBooking;
  agreement: Agreement;
  dock: DockAnswer;
  boatModel: BoatModelAnswer;
  trips: StoredTrip[];
  /** Whether customers start these boats themselves. */
  connected: boolean;
  waivers: BookingWaiver[];
  /** What the company has decided about the pages of its customers. */
  pages: CompanyPages;
  /** In which the customer reads the page. */
  language: string;
  /** Says the company's own words in that language. */
  words: (text: string) => string;
  lineWords: LineWords;
};

type PageRecords = {
  /** Minutes before pickup from which the customer may come aboard. */
  earlyPickup: number;
  taxRates: { id: string; name: string; percentage: number }[];
  extras: { addOnId: string; name: string; quantity: number; orderBeforeHours: number }[];
  deposits: PageDeposit[];
  canceledAt: Date | null;
  /** Whether the company sells extras at all. */
  hasOffers: boolean;
};

/** A deposit that has not been replaced by another one. */
export type PageDeposit = {
  description: string;
  amount: number;
  taking: 'hold' | 'charge';
  securedAt: string | null;
  linkSentAt: string | null;
  closedAt: string | null;
  /** What of it was kept, in cents. */
  kept: number;
  /** Whether the provider is to release it or to pay it back. */
  goesBack: boolean;
};

/** Reads the page of a booking in a language, or in the one in which it was booked. */
export async function readPage(
  database: TenantDatabase,
  bookingId: string,
  language?: string,
): Promise<BookingPage> {
  const booking = await readBooking(database, bookingId);
  if (!booking) throw new NotFoundError('booking', bookingId);
  const pages = await readPages(database);
  const spoken = languageFor(pages, language, booking.language, booking.preferred_locale);
  const words = ownWords(pages, spoken);
  const dock = await readDock(database, booking.dock_id);
  const boatModel = await readBoatModel(database, booking.boat_model_id);
  return {
    ...(await readRecords(database, booking)),
    booking,
    agreement: await readAgreement(database, booking, booking.customer_id),
    dock: { ...dock, name: words(dock.name) },
    boatModel: {
      ...boatModel,
      name: words(boatModel.name),
      shortDescription: words(boatModel.shortDescription),
      description: words(boatModel.description),
    },
    trips: await readTrips(database, booking.id),
    connected: await hasConnectedBoats(database, booking),
    waivers: await readBookingWaivers(database, booking),
    pages,
    language: spoken,
    words,
    lineWords: lineWords(pages, spoken, { boats: booking.boats, boatModel: boatModel.name }),
  };
}

async function readRecords(
  database: TenantDatabase,
  { id, rental_setup_id }: StoredBooking,
): Promise<PageRecords> {
  const { rows } = await sql<PageRecords>`
    select
      coalesce((
        select (definition ->> 'earlyPickup')::int
        from rental_setups
        join schedules on schedules.tenant_id = rental_setups.tenant_id
          and schedules.id = schedule_id
        where rental_setups.tenant_id = company.id and rental_setups.id = ${rental_setup_id}::uuid
      ), 0) as "earlyPickup",
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'percentage', percentage
        ) order by position), '[]')
        from tax_rates where tenant_id = company.id
      ) as "taxRates",
      (
        select coalesce(json_agg(json_build_object(
          'addOnId', add_on_id, 'name', name, 'quantity', quantity,
          'orderBeforeHours', definition -> 'orderBeforeHours'
        ) order by booking_add_ons.position), '[]')
        from booking_add_ons
        join add_ons on add_ons.tenant_id = booking_add_ons.tenant_id and add_ons.id = add_on_id
        where booking_add_ons.tenant_id = company.id and booking_id = ${id}
      ) as extras,
      (
        select coalesce(json_agg(json_build_object(
          'description', description, 'amount', ${depositAmount}, 'taking', taking,
          'securedAt', secured_at, 'linkSentAt', link_sent_at, 'closedAt', closed_at,
          'kept', ${depositKept},
          'goesBack', exists (
            select from payment_orders
            where tenant_id = company.id and deposit_id = deposit.id
              and type in ('release', 'refund') and done_at is null and refusal is null
          )
        ) order by created_at, id), '[]')
        from booking_deposits as deposit
        where tenant_id = company.id and booking_id = ${id} and not replaced
      ) as deposits,
      (
        select max(happened_at) from booking_history
        where tenant_id = company.id and booking_id = ${id}
          and changes -> 'status' ->> 'to' = 'canceled'
      ) as "canceledAt",
      exists (
        select from add_ons where tenant_id = company.id and archived_at is null
      ) as "hasOffers"
    from (values (${thisTenant}::uuid)) as company (id)
  `.execute(database);
  return rows[0] as PageRecords;
}
