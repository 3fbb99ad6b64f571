import type { MessageFlow } from '@slipway/company';
import { formatLocale, type PackLanguage } from '@slipway/contract/languages';
import { pictureAddress } from '@slipway/contract/picture-address';
import { balanceOf, owedOn, paidOn, signaturesMissing, signaturesNeeded } from '@slipway/engine';
import { sql } from 'kysely';
import { lineWords } from '../company/line-words.ts';
import {
  fallbackOf,
  languageFor,
  ownWords,
  readMessageFlow,
  readPages,
  readWaivers,
} from '../company/pages.ts';
import type { TenantDatabase } from '../database/database.ts';
import type { InventoryTables } from '../database/tables/inventory.ts';
import type { Tenant } from '../database/tenant.ts';
import { thisTenant } from '../database/this-tenant.ts';
import { type Alias, aliasOf } from '../features/bookings/alias.ts';
import { readBooking, type StoredBooking } from '../features/bookings/read.ts';
import { depositsAskedFor, depositsByFate } from '../ledger/figures-sql.ts';
import { askedFor } from '../ledger/requests.ts';

type Address = InventoryTables['docks']['address']['__select__'];

/** What messages about a booking tell. Amounts are in cents. */
export type BookingFacts = {
  company: {
    name: string;
    slug: string;
    emailAddress: string | null;
    phoneNumber: string | null;
    mainColor: string;
  };
  id: string;
  reference: string;
  status: StoredBooking['status'];
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date | null;
  language: string;
  /** How clock, dates and numbers are written. */
  locale: string;
  /** The company's own words for the pages in that language, by key. */
  ownTexts: Record<string, string>;
  /** The pack of words for a language that has none of its own. */
  fallback: PackLanguage;
  givenName: string;
  fullName: string;
  phoneNumber: string | null;
  /** Where a text goes: to the phone of the alias, when one has booked. */
  textNumber: string | null;
  bookedBy: StoredBooking['booked_by'];
  emailAddress: string;
  dockName: string;
  address: Address;
  boatModel: string;
  /** A picture of the model, or a path to it on the company's pages; null if there is none. */
  boatPhoto: string | null;
  pickup: Date;
  return: Date;
  boats: number;
  passengers: number;
  currency: string;
  costs: { description: string; amount: number }[];
  total: number;
  paid: number;
  /** Below 0 when more was paid than is owed. */
  balance: number;
  extras: { name: string; quantity: number }[];
  paymentRequest: { id: string; amount: number } | null;
  /** Deposits that were asked for and are neither reserved nor paid. */
  depositsMissing: number;
  /** Deposits in place: held ones that are being released or stay for now, and charged ones. */
  depositsInPlace: { releasing: number; held: number; charged: number };
  signaturesMissing: number;
  /** What the company has decided about its messages; null means the defaults. */
  flow: Pick<MessageFlow, 'off' | 'notes' | 'textMessages' | 'staffEmails'> | null;
};

type Names = {
  dockName: string;
  address: Address;
  boatModel: string;
  boatPhoto: string | null;
  extras: BookingFacts['extras'];
  paymentRequest: BookingFacts['paymentRequest'];
  depositsMissing: number;
  depositsInPlace: BookingFacts['depositsInPlace'];
  alias: Alias | null;
};

/** Reads what a booking is like now; null while it has no customer to write to. */
export async function readBookingFacts(
  database: TenantDatabase,
  tenant: Pick<Tenant, 'name' | 'slug' | 'locale' | 'email_address' | 'phone_number'>,
  bookingId: string,
  { inLanguage }: { inLanguage?: string | undefined } = {},
): Promise<BookingFacts | null> {
  const booking = await readBooking(database, bookingId);
  if (!booking || booking.given_name === null) return null;
  const { given_name, email_address, preferred_locale } = booking;
  const pages = await readPages(database);
  const language = inLanguage ?? languageFor(pages, preferred_locale);
  const own = ownWords(pages, language);
  const { dockName, boatModel, boatPhoto, extras, alias, paymentRequest, ...names } =
    await readNames(database, booking);
  const line = lineWords(pages, language, { boats: booking.boats, boatModel });
  const costs = booking.costs.map((cost) => ({
    description: line(cost),
    amount: cost.amountIncludingTax,
  }));
  const { rental_setup_id: setupId } = booking;
  return {
    ...names,
    paymentRequest: paymentRequest && {
      ...paymentRequest,
      amount: askedFor(paymentRequest, booking),
    },
    dockName: own(dockName),
    boatModel: own(boatModel),
    boatPhoto: boatPhoto && pictureAddress(boatPhoto),
    extras: extras.map(({ name, quantity }) => ({ name: own(name), quantity })),
    flow: setupId ? await readFlow(database, setupId, own) : null,
    signaturesMissing: setupId ? await countMissing(database, booking, setupId) : 0,
    company: {
      name: tenant.name,
      slug: tenant.slug,
      emailAddress: tenant.email_address,
      phoneNumber: tenant.phone_number,
      mainColor: pages.branding.mainColor,
    },
    id: booking.id,
    reference: booking.reference,
    status: booking.status,
    createdAt: booking.created_at,
    updatedAt: booking.updated_at,
    expiresAt: booking.expires_at,
    language,
    locale: formatLocale(language, tenant.locale),
    ownTexts: pages.texts[language] ?? {},
    fallback: fallbackOf(pages, language),
    givenName: given_name,
    fullName: [given_name, booking.family_name].filter(Boolean).join(' '),
    phoneNumber: booking.phone_number,
    textNumber: alias?.phoneNumber ?? booking.phone_number,
    bookedBy: booking.booked_by,
    emailAddress: email_address,
    pickup: booking.pickup_at,
    return: booking.return_at,
    boats: booking.boats,
    passengers: booking.passengers,
    currency: booking.currency,
    costs,
    total: owedOn(booking),
    paid: paidOn(booking),
    balance: balanceOf(booking),
  };
}

async function readNames(database: TenantDatabase, booking: StoredBooking): Promise<Names> {
  const { rows } = await sql<Names>`
    select
      docks.name as "dockName", docks.address, boat_models.name as "boatModel",
      (
        select variants ->> case type when 'image' then 'fullSize' else 'thumb' end from media
        where tenant_id = docks.tenant_id and boat_model_id = boat_models.id
        order by type <> 'image', position limit 1
      ) as "boatPhoto",
      (
        select coalesce(json_agg(json_build_object(
          'name', add_ons.name, 'quantity', quantity
        ) order by booking_add_ons.position), '[]')
        from booking_add_ons
        join add_ons on add_ons.tenant_id = booking_add_ons.tenant_id and add_ons.id = add_on_id
        where booking_add_ons.tenant_id = docks.tenant_id and booking_id = ${booking.id}
      ) as extras,
      (
        select json_build_object('id', id, 'amount', amount)
        from payment_requests
        where tenant_id = docks.tenant_id and booking_id = ${booking.id}
        order by created_at desc limit 1
      ) as "paymentRequest",
      ${depositsAskedFor(booking.id)} as "depositsMissing",
      ${depositsByFate(booking.id)} as "depositsInPlace",
      ${aliasOf(booking.id)} as alias
    from docks
    join boat_models on boat_models.tenant_id = docks.tenant_id
      and boat_models.id = ${booking.boat_model_id}
    where docks.tenant_id = ${thisTenant} and docks.id = ${booking.dock_id}
  `.execute(database);
  return rows[0] as Names;
}

async function readFlow(
  database: TenantDatabase,
  setupId: string,
  own: (text: string) => string,
): Promise<BookingFacts['flow']> {
  const flow = await readMessageFlow(database, setupId);
  if (!flow) return null;
  const notes = Object.entries(flow.notes).map(([kind, text]) => [kind, own(text)]);
  return { ...flow, notes: Object.fromEntries(notes) };
}

async function countMissing(
  database: TenantDatabase,
  booking: StoredBooking,
  setupId: string,
): Promise<number> {
  const waivers = await readWaivers(database, setupId);
  if (waivers.length === 0) return 0;
  const signed = await database
    .selectFrom('waiver_signatures')
    .select(['waiver_id', (signatures) => signatures.fn.countAll<number>().as('count')])
    .where('booking_id', '=', booking.id)
    .groupBy('waiver_id')
    .execute();
  const missing = waivers.map(({ id, signer }) => {
    const count = signed.find(({ waiver_id }) => waiver_id === id)?.count ?? 0;
    return signaturesMissing(signaturesNeeded(signer, booking), Number(count));
  });
  return missing.reduce((sum, count) => sum + count, 0);
}
