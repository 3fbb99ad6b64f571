import { ERROR_TEXT, tooManyPiecesText } from '@slipway/contract';
import {
  addDays,
  checkCode,
  instantAt,
  localMoment,
  type OrderLine,
  orderable,
  type TripSale,
} from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import { takesBoatsAt } from '../../database/status-sql.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { NotAcceptableError } from '../../errors.ts';
import type { Offer } from './offer.ts';
import type { Coupon, Extras, TripRecords } from './trip.ts';
import type { Viewpoint } from './viewpoint.ts';

/** The coupon that a caller names; a code that does not exist, or no longer, is refused. */
export function couponOf({ coupon }: TripRecords, extras: Extras, kept?: Extras): Coupon | null {
  const { couponCode } = extras;
  if (couponCode === null) return null;
  if (!coupon || (coupon.archived && couponCode !== kept?.couponCode)) {
    throw new NotAcceptableError(ERROR_TEXT.unknownCoupon);
  }
  return coupon;
}

/** What of an offer is new, and so has to be orderable and usable. */
export type NewExtras = { order: readonly OrderLine[]; coupon: Coupon | null };

/** Refuses a coupon that cannot be used and add-ons that cannot be ordered. */
export async function assertExtras(
  database: TenantDatabase,
  offer: Offer,
  { order, coupon }: NewExtras,
  viewpoint: Viewpoint,
): Promise<void> {
  const refusal = coupon && (await couponRefusal(database, offer, coupon, viewpoint));
  if (refusal) throw new NotAcceptableError(refusal, 'codeRefused');
  const { sale } = offer;
  for (const { addOn, quantity } of order) {
    const soldThatDay =
      addOn.dailyQuantity === undefined ? 0 : await soldOnDay(database, sale, addOn.id, viewpoint);
    const now = viewpoint.now.getTime();
    const { most, reason } = orderable(addOn, sale, { now, soldThatDay });
    if (reason !== null) throw new NotAcceptableError(reason, 'extraGone');
    if (most !== null && quantity > most) {
      throw new NotAcceptableError(tooManyPiecesText(addOn.name, most), 'extraGone');
    }
  }
}

/** Why a coupon cannot be used for an offer, or null. */
export async function couponRefusal(
  database: TenantDatabase,
  offer: Offer,
  coupon: Coupon,
  viewpoint: Viewpoint,
): Promise<string | null> {
  const used = coupon.uses === null ? 0 : await usesOf(database, coupon.id, viewpoint);
  const check = checkCode({ ...coupon, used }, viewpoint.now.getTime());
  return check.usable ? offer.couponRefusal : check.message;
}

/** A booking uses its code while it is agreed or holds its boats. */
export async function usesOf(
  database: TenantDatabase,
  codeId: string,
  { now, exceptBookingId }: Viewpoint,
): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select count(*) as used from bookings
    where tenant_id = ${thisTenant} and discount_code_id = ${codeId}
      and (status = 'completed' or ${takesBoatsAt(now)})
      and id is distinct from ${exceptBookingId ?? null}::uuid
  `.execute(database);
  return rows[0]?.used ?? 0;
}

/** Pieces of an add-on that go out at the dock on the day of the pickup. */
export async function soldOnDay(
  database: TenantDatabase,
  { dockId, pickup, timeZone }: Pick<TripSale, 'dockId' | 'pickup' | 'timeZone'>,
  addOnId: string,
  { now, exceptBookingId }: Viewpoint,
): Promise<number> {
  const { date } = localMoment(pickup, timeZone);
  const [since, until] = [date, addDays(date, 1)].map(
    (day) => new Date(instantAt({ date: day, minutes: 0 }, timeZone)),
  );
  const { rows } = await sql<{ sold: number | null }>`
    select sum(quantity)::int as sold
    from bookings
    join booking_add_ons on booking_add_ons.tenant_id = bookings.tenant_id
      and booking_id = bookings.id
    where bookings.tenant_id = ${thisTenant} and add_on_id = ${addOnId}
      and dock_id = ${dockId} and pickup_at >= ${since} and pickup_at < ${until}
      and (status = 'completed' or ${takesBoatsAt(now)})
      and bookings.id is distinct from ${exceptBookingId ?? null}::uuid
  `.execute(database);
  return rows[0]?.sold ?? 0;
}
