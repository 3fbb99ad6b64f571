import type { AnswerOf } from '@slipway/contract';
import type { getDraft as getDraftOperation } from '@slipway/contract/customer';
import { formatInstant, formatTimestamp } from '@slipway/engine';
import { languageFor, readPages } from '../../company/pages.ts';
import type { TenantDatabase } from '../../database/database.ts';
import type { Tenant } from '../../database/tenant.ts';
import { NotFoundError } from '../../errors.ts';
import { type Agreement, readAgreement } from '../bookings/agreement.ts';
import { readBooking, type StoredBooking, tripOf } from '../bookings/read.ts';
import { couponAnswer } from './quote.ts';
import { tripMoney } from './trip-money.ts';

type Draft = AnswerOf<typeof getDraftOperation>['data'];

type Context = { tenant: Tenant; now: Date };

/** A draft as its customer sees it, also when it has become a booking or its hold has ended. */
export async function draftAnswer(
  database: TenantDatabase,
  context: Context,
  bookingId: string,
): Promise<Draft> {
  const booking = await readBooking(database, bookingId);
  if (!booking) throw new NotFoundError('booking', bookingId);
  const agreement = await readAgreement(database, booking, booking.customer_id);
  const answers =
    booking.status === 'draft'
      ? await database
          .selectFrom('booking_answers')
          .select(['question_id as questionId', 'answer'])
          .where('booking_id', '=', bookingId)
          .orderBy('question_id')
          .execute()
      : // What was answered is on the booking's page, but for what is sensitive.
        [];
  const { expires_at, contact, language } = booking;
  const heldFor = (expires_at?.getTime() ?? 0) - context.now.getTime();
  const isHeld = booking.status === 'draft' && heldFor > 0;
  return {
    reference: booking.reference,
    status: booking.status === 'draft' && !isHeld ? 'expired' : booking.status,
    secondsLeft: isHeld ? Math.floor(heldFor / 1000) : 0,
    expiresAt: isHeld && expires_at ? formatTimestamp(expires_at.getTime()) : null,
    dockId: booking.dock_id,
    boatModelId: booking.boat_model_id,
    pickup: formatInstant(booking.pickup_at.getTime()),
    return: formatInstant(booking.return_at.getTime()),
    boats: booking.boats,
    passengers: booking.passengers,
    addOns: booking.order,
    couponCode: booking.coupon_code,
    partnerCode: booking.partner_code,
    details: contact && { ...contact, language: language ?? context.tenant.locale.slice(0, 2) },
    answers,
    money: await moneyOf(database, context, booking, agreement),
  };
}

/** The money of a draft by its stored lines: what was shown is what is paid. */
async function moneyOf(
  database: TenantDatabase,
  { tenant, now }: Context,
  booking: StoredBooking,
  { confirmation, customerType }: Agreement,
) {
  const taxRates = await database
    .selectFrom('tax_rates')
    .select(['id', 'name', 'percentage'])
    .orderBy('position')
    .execute();
  const { name: boatModel } = await database
    .selectFrom('boat_models')
    .select('name')
    .where('id', '=', booking.boat_model_id)
    .executeTakeFirstOrThrow();
  const { coupon_code: code } = booking;
  const pages = await readPages(database);
  return tripMoney({
    tenant,
    now,
    trip: tripOf(booking),
    boatModel,
    lines: booking.costs,
    deposits: booking.deposits,
    taxRates,
    confirmation,
    customerType,
    coupon: code === null ? null : couponAnswer(code, null),
    pages,
    language: languageFor(pages, booking.language, booking.preferred_locale),
  });
}
