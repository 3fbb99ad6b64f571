import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import { formatInstant, orderable, orderCutOff, taxed } from '@slipway/engine';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { TenantDatabase } from '../../../database/database.ts';
import { NotAcceptableError } from '../../../errors.ts';
import { soldOnDay } from '../../bookings/extras.ts';
import { extrasOf, tripOf } from '../../bookings/read.ts';
import type { Extras } from '../../bookings/trip.ts';
import type { BookingPage } from './read-page.ts';

const CHANGEABLE: readonly string[] = ['option', 'confirmed'];

/** Whether the customer can still change extras: before pickup, while the booking is live. */
export function mayChangeExtras(
  { booking, hasOffers }: Pick<BookingPage, 'booking' | 'hasOffers'>,
  now: Date,
): boolean {
  return hasOffers && CHANGEABLE.includes(booking.status) && now < booking.pickup_at;
}

/** The extras that a booking has or could have, with what the customer can do about each. */
export async function readOwnExtras(database: TenantDatabase, page: BookingPage, now: Date) {
  const { booking, taxRates, words } = page;
  const rows = await selectAddOns(database);
  const trip = tripOf(booking);
  const sale = {
    ...trip,
    timeZone: page.dock.address.timeZoneName,
    bookedAt: (booking.priced_at ?? booking.created_at).getTime(),
    customerTypeId: booking.customer_type_id,
    partnerCode: booking.partner_code,
    slotId: null,
  };
  const extras = [];
  for (const { id, name, description, definition, media, archived_at, ...row } of rows) {
    const quantity = booking.order.find(({ addOnId }) => addOnId === id)?.quantity ?? 0;
    const addOn = { id, name, ...definition };
    const viewpoint = { now, exceptBookingId: booking.id };
    const soldThatDay =
      addOn.dailyQuantity === undefined ? 0 : await soldOnDay(database, sale, id, viewpoint);
    const { most, reason } = orderable(addOn, sale, { now: now.getTime(), soldThatDay });
    const isOffered = archived_at === null && reason === null;
    if (!isOffered && quantity === 0) continue;
    const until = orderCutOff(addOn, trip);
    const rate = taxRates.find((candidate) => candidate.id === addOn.taxRateId);
    const amounts = taxed(addOn.price, addOn.priceIncludesTax, rate?.percentage ?? 0);
    extras.push({
      id,
      name: words(name),
      description: words(description),
      media,
      prices: {
        includingTax: amounts.amountIncludingTax,
        excludingTax: amounts.amountExcludingTax,
      },
      basis: addOn.basis,
      category:
        row.categoryName && row.categoryDisplay
          ? { name: words(row.categoryName), display: row.categoryDisplay }
          : null,
      most,
      leftThatDay:
        addOn.dailyQuantity === undefined ? null : Math.max(0, addOn.dailyQuantity - soldThatDay),
      orderable: isOffered,
      reason,
      orderUntil: formatInstant(until),
      quantity,
      changeable: mayChangeExtras(page, now) && now.getTime() <= until,
    });
  }
  return extras;
}

function selectAddOns(database: TenantDatabase) {
  return database
    .selectFrom('add_ons')
    .leftJoin('add_on_categories', 'add_on_categories.id', 'add_ons.category_id')
    .select((addOn) => [
      'add_ons.id',
      'add_ons.name',
      'add_ons.description',
      'add_ons.definition',
      'add_ons.archived_at',
      'add_on_categories.name as categoryName',
      'add_on_categories.display as categoryDisplay',
      jsonArrayFrom(
        addOn
          .selectFrom('media')
          .select(['media.id', 'media.type', 'media.variants'])
          .whereRef('media.add_on_id', '=', 'add_ons.id')
          .orderBy('media.position'),
      ).as('media'),
    ])
    .orderBy('add_ons.position')
    .orderBy('add_ons.id')
    .execute();
}

/** What a customer wants, unless an order has closed meanwhile: then it stays as it is. */
export function assertStillOpen(
  page: BookingPage,
  wanted: Extras['order'],
  cutOffs: readonly { id: string; orderUntil: string; changeable: boolean }[],
): void {
  const had = extrasOf(page.booking).order;
  const pieces = (order: Extras['order'], id: string) =>
    order.find(({ addOnId }) => addOnId === id)?.quantity ?? 0;
  const ids = new Set([...had, ...wanted].map(({ addOnId }) => addOnId));
  for (const id of ids) {
    const isChanged = pieces(had, id) !== pieces(wanted, id);
    const known = cutOffs.find((extra) => extra.id === id);
    if (isChanged && known && !known.changeable) {
      throw new NotAcceptableError(PAGE_ERROR_TEXT.ordersClosed);
    }
  }
}
