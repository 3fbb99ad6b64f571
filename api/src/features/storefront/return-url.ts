import { HOUR, owedOn } from '@slipway/engine';
import { addressFor, languageFor, readPages } from '../../company/pages.ts';
import type { TenantDatabase } from '../../database/database.ts';
import type { StoredBooking } from '../bookings/read.ts';

/**
 * Where the company sends its customers after they have booked, with what was booked; null when it
 * keeps them here. Only ever the company's own setting: nothing of a request becomes part of it.
 */
export async function returnUrl(
  database: TenantDatabase,
  booking: StoredBooking,
): Promise<string | null> {
  const pages = await readPages(database);
  const address = addressFor(pages.returnUrls, pages, languageFor(pages, booking.language));
  if (address === null) return null;
  const url = new URL(address);
  const hours = (booking.return_at.getTime() - booking.pickup_at.getTime()) / HOUR;
  const values: Readonly<Record<string, string | null>> = {
    sw_reference: booking.reference,
    sw_total: String(owedOn(booking)),
    sw_currency: booking.currency,
    sw_dock: booking.dock_id,
    sw_model: booking.boat_model_id,
    sw_boats: String(booking.boats),
    sw_people: String(booking.passengers),
    sw_hours: String(Math.round(hours * 100) / 100),
    sw_code: booking.coupon_code,
    sw_partner: booking.partner_code,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value !== null) url.searchParams.set(name, value);
  }
  return url.href;
}
