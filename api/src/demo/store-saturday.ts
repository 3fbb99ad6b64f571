import type { Company, Saturday } from '@slipway/company';
import { applyCompanyWithin } from '../company/apply-company.ts';
import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import { storeConfirmedEvent, storeHotelEndpoint } from './hotel.ts';
import { storeOnlineMoney } from './online-money.ts';
import { saturdayCustomers, saturdayRows } from './saturday.ts';
import { storeBookings } from './store-bookings.ts';
import { storeTeam } from './team.ts';

type SaturdayWorld = {
  saturday: Saturday;
  neighbor: Company;
  now: Date;
  /** Of the password with which the team signs in; without it, nobody does with one. */
  passwordHash?: string | null;
};

/**
 * Fills an empty database with the Saturday of the guides as it was at a moment, and with another
 * company beside it: the small world in which every example of the reference is true.
 */
export async function storeSaturday(
  database: Database,
  { saturday, neighbor, now, passwordHash = null }: SaturdayWorld,
): Promise<void> {
  const moment = now.getTime();
  const bookings = saturday.bookings.filter(({ bookedAt }) => bookedAt <= moment);
  await database.transaction().execute(async (transaction) => {
    await applyCompanyWithin(transaction, saturday.company, now);
    await applyCompanyWithin(transaction, neighbor, now);
    const company = forTenant(transaction, saturday.company.id);
    const rows = bookings.map((booking) => saturdayRows(booking, saturday, moment));
    await storeBookings(company, saturdayCustomers(saturday, moment), rows);
    await storeOnlineMoney(company, rows);
    await storeTeam(transaction, { passwordHash, now });
    await storeConfirmedEvent(company);
    await storeHotelEndpoint(company, 1);
  });
}
