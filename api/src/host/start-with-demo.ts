import { EXAMPLE_ID, ROLE, TEAM } from '@slipway/contract';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import { demoKeysFile } from '../demo/demo-keys-file.ts';
import { type EnsuredDemo, ensureDemo } from '../demo/ensure-demo.ts';
import { DEMO_PASSWORD } from '../demo/team.ts';
import { mintBookingKey } from '../keys/booking-keys.ts';
import { dashboardUrlAt } from '../ports/pages-url.ts';
import { type RunningApi, startApi } from './server.ts';

type RunningDemo = EnsuredDemo & {
  /** Pages of Heron Bay to look at: its form, and a booking that lies ahead. */
  pages: { form: string; booking: string | undefined } | undefined;
  /** The dashboard, and who can sign in to it. */
  dashboard: { url: string; people: DemoSignIn[]; password: string } | undefined;
};

type DemoSignIn = { emailAddress: string; role: string };

/** Starts the API; an empty database gets the demo first. */
export async function startWithDemo(config: Config): Promise<RunningApi & { demo: RunningDemo }> {
  let demo: EnsuredDemo | undefined;
  let bookingPath: string | undefined;
  const api = await startApi(config, {
    prepare: async (database, passwords) => {
      const now = new Date();
      demo = await ensureDemo(database, {
        store: demoKeysFile(config.dataFolder),
        passwords,
        now,
      });
      if (demo.keys) bookingPath = await openDemoBooking(database, now);
    },
  });
  const { keys, said } = demo as EnsuredDemo;
  const address = api.pagesUrl('heronbay');
  const booking = bookingPath && `${address}${bookingPath}`;
  const pages = keys && { form: `${address}/book`, booking };
  const dashboard = keys && {
    url: dashboardUrlAt(api.pagesUrl),
    people: Object.values(TEAM).map(({ emailAddress, role }) => ({
      emailAddress,
      role: ROLE[role],
    })),
    password: DEMO_PASSWORD,
  };
  return { ...api, demo: { keys, said, pages, dashboard } };
}

/** A new link to the booking of the demo that lies ahead, as an e-mail would hold it. */
async function openDemoBooking(database: Database, now: Date): Promise<string | undefined> {
  const heronBay = forTenant(database, EXAMPLE_ID.heronBay);
  const booking = await heronBay
    .selectFrom('bookings')
    .select(['id', 'reference', 'return_at'])
    .where('id', '=', EXAMPLE_ID.upcomingBooking)
    .executeTakeFirst();
  if (!booking) return undefined;
  const { id: bookingId, reference, return_at } = booking;
  const key = await heronBay
    .transaction()
    .execute((transaction) =>
      mintBookingKey(transaction, { bookingId, return: return_at.getTime(), now }),
    );
  return `/bookings/${reference}#key=${key}`;
}
