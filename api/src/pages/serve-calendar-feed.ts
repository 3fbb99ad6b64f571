import { CALENDAR_FEED_DAYS } from '@slipway/contract/team';
import { type CalendarEvent, calendarFeed, DAY } from '@slipway/engine';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { type FeedSettings, openFeed } from '../access/team/calendar-feeds.ts';
import { findMember } from '../access/team/members.ts';
import type { Database, TenantDatabase } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import { thisTenant } from '../database/this-tenant.ts';
import { TooManyAttemptsError } from '../errors.ts';
import { joinAlias, nameOnBooking } from '../features/bookings/alias.ts';
import { answer } from '../http/answer.ts';
import type { AppEnv } from '../http/app-env.ts';
import { etagOf, matchesEtag } from '../http/etag.ts';
import type { Limiter } from '../ports/limiter.ts';

type FeedOptions = {
  database: Database;
  clock: () => Date;
  dashboardUrl: string;
  /** Links that open nothing, per address. */
  failedAttempts: Limiter;
};

/** Serves the calendar of whoever has the link: calendar apps cannot sign in. */
export function serveCalendarFeed(app: Hono<AppEnv>, options: FeedOptions): void {
  app.get('/calendar/:file{.+\\.ics}', async (c) => {
    const token = c.req.param('file').replace(/\.ics$/, '');
    const calendar = await writeCalendar(options, token);
    if (calendar === undefined) {
      const { allowed, resetSeconds } = await options.failedAttempts.take(
        `calendar:${c.env.address}`,
      );
      if (!allowed) throw new TooManyAttemptsError(resetSeconds);
      return c.notFound();
    }
    const headers = c.get('headers');
    const etag = etagOf(calendar);
    headers.ETag = etag;
    headers['Cache-Control'] = 'private, no-cache';
    headers['X-Robots-Tag'] = 'noindex';
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return answer(c, 304, null);
    headers['Content-Type'] = 'text/calendar; charset=utf-8';
    return answer(c, 200, calendar);
  });
}

/** Ends with the access of its owner, and follows the docks at which the owner works. */
async function writeCalendar(
  { database, clock, dashboardUrl }: FeedOptions,
  token: string,
): Promise<string | undefined> {
  const feed = await openFeed(database, token);
  if (!feed) return undefined;
  const tenant = await database
    .selectFrom('tenants')
    .selectAll()
    .where('id', '=', feed.tenantId)
    .executeTakeFirstOrThrow();
  const company = forTenant(database, tenant.id);
  const now = clock();
  const member = await findMember(company, { tenant, now, by: { id: feed.memberId } });
  if (!member?.permissions.has('bookings.view')) return undefined;
  const { docks } = member;
  const dockIds = feed.dockIds.filter((id) => docks === 'all' || docks.includes(id));
  const trips = await readTrips(company, dockIds, now);
  return calendarFeed({
    name: `${tenant.name}: trips`,
    events: trips.map((trip) => eventOf(trip, feed, dashboardUrl)),
  });
}

type Trip = {
  id: string;
  reference: string;
  name: string | null;
  boatModelName: string;
  boats: number;
  passengers: number;
  dockName: string;
  position: { lat: number; long: number } | null;
  pickup: Date;
  return: Date;
  createdAt: Date;
  updatedAt: Date;
};

/** What is agreed or was: a canceled booking vanishes with the next refresh. */
async function readTrips(company: TenantDatabase, dockIds: string[], now: Date): Promise<Trip[]> {
  const since = new Date(now.getTime() - CALENDAR_FEED_DAYS.back * DAY);
  const until = new Date(now.getTime() + CALENDAR_FEED_DAYS.ahead * DAY);
  const { rows } = await sql<Trip>`
    select bookings.id, reference, boats, passengers, pickup_at as pickup, return_at as return,
      bookings.created_at as "createdAt", bookings.updated_at as "updatedAt",
      ${nameOnBooking} as name,
      boat_models.name as "boatModelName", docks.name as "dockName",
      docks.address -> 'gps' as position
    from bookings
    join docks on docks.tenant_id = bookings.tenant_id and docks.id = dock_id
    join boat_models on boat_models.tenant_id = bookings.tenant_id
      and boat_models.id = boat_model_id
    left join customers on customers.tenant_id = bookings.tenant_id
      and customers.id = bookings.customer_id
    ${joinAlias}
    where bookings.tenant_id = ${thisTenant} and dock_id = any(${dockIds}::uuid[])
      and status in ('confirmed', 'completed')
      and return_at >= ${since} and pickup_at <= ${until}
    order by pickup_at, reference
  `.execute(company);
  return rows;
}

function eventOf(trip: Trip, { hideNames }: FeedSettings, dashboardUrl: string): CalendarEvent {
  const { boats, passengers, reference } = trip;
  const boat = boats > 1 ? `${boats} × ${trip.boatModelName}` : trip.boatModelName;
  const url = `${dashboardUrl}/bookings/${reference}`;
  return {
    uid: `${trip.id}.team@slipway.example`,
    createdAt: trip.createdAt.getTime(),
    updatedAt: trip.updatedAt.getTime(),
    start: trip.pickup.getTime(),
    end: trip.return.getTime(),
    canceled: false,
    tentative: false,
    summary: `${boat} · ${(!hideNames && trip.name) || reference}`,
    description: `${reference}\n${passengers} ${passengers === 1 ? 'person' : 'people'}\n${url}`,
    location: trip.dockName,
    position: trip.position,
    url,
  };
}
