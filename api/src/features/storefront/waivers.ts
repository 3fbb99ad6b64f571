import { FIELD_TEXT } from '@slipway/contract';
import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import { ownBookingId } from '../../access/own-booking.ts';
import type { Visitor } from '../../actor.ts';
import type { TenantDatabase } from '../../database/database.ts';
import type { Tenant } from '../../database/tenant.ts';
import { ForbiddenError, NotFoundError, ValidationError } from '../../errors.ts';
import type { CustomerHandler, RequestContext } from '../../http/handler.ts';
import { mintBookingKey } from '../../keys/booking-keys.ts';
import { readBooking } from '../bookings/read.ts';
import { documentOf } from '../waivers/document.ts';
import { waiverFile } from '../waivers/file.ts';
import type { BookingWaiver } from '../waivers/read-waivers.ts';
import { signWaiver as sign } from '../waivers/sign.ts';
import { waiverAnswer } from '../waivers/waiver-answer.ts';
import { type BookingPage, readPage } from './booking-page/read-page.ts';
import { asCustomer } from './booking-page/run-boat.ts';

type Query = { reference?: string; language?: string };

/** The ID of the booking whose waivers a visitor may see; the key of a QR code is enough. */
async function signableBookingId(
  database: TenantDatabase,
  actor: Visitor,
  reference: string | undefined,
): Promise<string> {
  const { bookingKey } = actor;
  if (bookingKey && onlyWaiver(actor) !== null) return bookingKey.bookingId;
  return ownBookingId(database, actor, reference);
}

/** The waivers that a visitor may see: all of the booking, or the one of the key. */
function visibleWaivers({ waivers }: BookingPage, actor: Visitor): BookingWaiver[] {
  const only = onlyWaiver(actor);
  return only === null ? waivers : waivers.filter(({ id }) => id === only);
}

function onlyWaiver({ bookingKey }: Visitor): string | null {
  const only = bookingKey?.only;
  return only && 'waiverId' in only ? only.waiverId : null;
}

export const listWaivers: CustomerHandler<'listWaivers'> = async ({ query }, database, context) => {
  const page = await pageOf(database, context, query);
  const waivers = visibleWaivers(page, context.actor);
  return { data: waivers.map((waiver) => answerOf(waiver, page, context.tenant)) };
};

/** The key of a QR code opens the file of its waiver and no other. */
export const getWaiverFile: CustomerHandler<'getWaiverFile'> = async (
  { query },
  database,
  context,
) => {
  const page = await pageOf(database, context, query);
  const waiver = visibleWaivers(page, context.actor).find(
    ({ id }) => id === query.waiverId.toLowerCase(),
  );
  if (!waiver) throw new NotFoundError('waiver', query.waiverId);
  const document = documentIn(waiver, page, context.tenant);
  return { data: await waiverFile(database, waiver, document, query.version) };
};

export const signWaiver: CustomerHandler<'signWaiver'> = async (
  { query, body },
  transaction,
  context,
) => {
  const id = await signableBookingId(transaction, context.actor, query.reference);
  await readBooking(transaction, id, { forChange: true });
  const page = await readPage(transaction, id, query.language);
  const waiver = named(page, context.actor, body.waiverId);
  await sign(transaction, asCustomer(context, page), page.booking, {
    waiver,
    document: documentIn(waiver, page, context.tenant),
    version: body.version,
    signerName: body.signerName.trim(),
    path: body.signature,
  });
  const signed = await readPage(transaction, id, query.language);
  const now = named(signed, context.actor, body.waiverId);
  return { data: answerOf(now, signed, context.tenant) };
};

/** A key for the phone of somebody else. Whoever has only such a key cannot hand out more. */
export const shareWaiver: CustomerHandler<'shareWaiver'> = async (
  { query, body },
  transaction,
  context,
) => {
  const { actor, now, tenant, pagesUrl } = context;
  if (actor.bookingKey?.only) throw new ForbiddenError(PAGE_ERROR_TEXT.keyTooNarrow);
  const page = await pageOf(transaction, context, query);
  const { id: waiverId } = named(page, actor, body.waiverId);
  const { booking } = page;
  const key = await mintBookingKey(transaction, {
    bookingId: booking.id,
    return: booking.return_at.getTime(),
    only: { waiverId },
    now,
  });
  return {
    data: { url: `${pagesUrl(tenant.slug)}/bookings/${booking.reference}/sign#key=${key}` },
  };
};

async function pageOf(
  database: TenantDatabase,
  { actor }: RequestContext<Visitor>,
  { reference, language }: Query,
): Promise<BookingPage> {
  return readPage(database, await signableBookingId(database, actor, reference), language);
}

function named(page: BookingPage, actor: Visitor, waiverId: string): BookingWaiver {
  const waiver = visibleWaivers(page, actor).find(({ id }) => id === waiverId.toLowerCase());
  if (!waiver) throw new ValidationError({ waiverId: [FIELD_TEXT.doesNotExist] });
  return waiver;
}

function documentIn(waiver: BookingWaiver, page: BookingPage, tenant: Tenant) {
  const { booking, dock, boatModel, language, pages } = page;
  const facts = {
    booking,
    dock: { name: dock.name, timeZone: dock.address.timeZoneName },
    boatModelName: boatModel.name,
    currency: booking.currency,
    companyLocale: tenant.locale,
  };
  return documentOf(waiver, facts, [language, pages.languages.default]);
}

function answerOf(waiver: BookingWaiver, page: BookingPage, tenant: Tenant) {
  const own = waiver.signatures.filter(({ ofPartyBefore }) => !ofPartyBefore);
  return waiverAnswer(waiver, documentIn(waiver, page, tenant), page.booking, own);
}
