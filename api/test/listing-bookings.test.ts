import { EXAMPLE_ID, PAGE_SIZE } from '@slipway/contract';
import { DAY, HOUR } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { Caller } from './harness/caller.ts';
import { rentalCompaniesWith } from './harness/rental-companies.ts';
import { type RowChanges, storeBookingRows } from './harness/stored-booking.ts';
import { gannetTrip, ploverTrip } from './harness/trips.ts';
import { engines, type TestServer, TestWorld } from './harness.ts';

const START = Date.UTC(2025, 0, 1);
const STATUSES = ['draft', 'expired', 'option', 'confirmed', 'completed', 'canceled'] as const;

/** A day apart; three changed at each moment, in turn of each status. */
function manyBookings(): RowChanges[] {
  const inFuture = Date.now() + 300 * DAY;
  return Array.from({ length: 240 }, (_, index) => {
    const changed = new Date(START + Math.floor(index / 3) * HOUR + 1);
    const status = STATUSES[index % STATUSES.length];
    return {
      id: crypto.randomUUID(),
      reference: `REF${String(index).padStart(3, '0')}`,
      status,
      customer_id: status === 'draft' ? null : EXAMPLE_ID.ines,
      pickup_at: new Date(inFuture + index * DAY),
      created_at: changed,
      updated_at: changed,
    };
  });
}

describe.each(engines)('listing bookings on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;
  let caller: Caller;

  beforeAll(async () => {
    const storeMany = (database: Database) =>
      storeBookingRows(forTenant(database, EXAMPLE_ID.heronBay), manyBookings());
    world = await TestWorld.create(engine, rentalCompaniesWith(storeMany));
    server = await world.startServer({ RATE_LIMIT: '1000000' });
    caller = new Caller(server, world.keys.heronbay);
  });
  afterAll(() => world?.destroy());

  const list = (query: object = {}) => caller.ask('listBookings', { query: { ...query } });

  test('shows each booking once over all pages, the longest unchanged first', async () => {
    const pages = [await list(), await list({ page: 2 }), await list({ page: 3 })];
    const all = pages.flatMap(({ data }) => data);
    expect(pages.map(({ data }) => data.length)).toEqual([PAGE_SIZE, PAGE_SIZE, 40]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(240);
    const inOrder = all.toSorted(
      (one, other) =>
        Date.parse(one.updatedAt) - Date.parse(other.updatedAt) || (one.id < other.id ? -1 : 1),
    );
    expect(all).toEqual(inOrder);
  });

  test('links to its pages and keeps the other parameters', async () => {
    const updatedAfter = '2025-01-01T00:00:00+00:00';
    const { pagination } = await list({ updatedAfter, status: 'all', page: 2 });
    expect(pagination).toMatchObject({ totalItems: 240, page: 2, totalPages: 3 });
    const next = new URL(pagination.nextPageUrl ?? '');
    expect(next.origin + next.pathname).toBe(`${server.url}/v1/bookings`);
    expect(Object.fromEntries(next.searchParams)).toEqual({
      updatedAfter,
      status: 'all',
      page: '3',
    });
    const previous = new URL(pagination.previousPageUrl ?? '');
    expect(previous.searchParams.get('page')).toBe('1');
  });

  test.each(STATUSES)('shows only bookings of the status %s when asked to', async (status) => {
    const { data, pagination } = await list({ status });
    expect(data.map((booking) => booking.status)).toEqual(Array(40).fill(status));
    expect(pagination.totalItems).toBe(40);
  });

  test('shows what changed after a moment and not what changed at it', async () => {
    const [first] = (await list()).data;
    const { data } = await list({ updatedAfter: first?.updatedAt });
    expect(data).toHaveLength(PAGE_SIZE);
    expect(data.every(({ updatedAt }) => updatedAt > (first?.updatedAt ?? ''))).toBe(true);
    const { pagination } = await list({ updatedAfter: first?.updatedAt });
    expect(pagination.totalItems).toBe(237);
  });

  test('goes on from a cursor, also from the one of a page, and keeps to the filters', async () => {
    const ids: string[] = [];
    let after = 'start';
    for (;;) {
      const { data, pagination } = await list({ after, status: 'confirmed' });
      expect(pagination).toMatchObject({ totalItems: null, page: null, nextPageUrl: null });
      ids.push(...data.map(({ id }) => id));
      after = pagination.nextCursor ?? '';
      if (data.length < PAGE_SIZE) break;
    }
    expect(new Set(ids).size).toBe(40);
    const first = await list();
    const behind = await list({ after: first.pagination.nextCursor });
    expect(behind.data).toEqual((await list({ page: 2 })).data);
    expect((await list({ after: behind.pagination.nextCursor })).data).toHaveLength(40);
  });

  test('shows pickups from one moment on and before another', async () => {
    const { data } = await list();
    const pickups = data.map(({ pickup }) => pickup).toSorted();
    const [pickupAfter, pickupBefore] = [pickups[10], pickups[20]];
    const chosen = await list({ pickupAfter, pickupBefore });
    expect(chosen.data.map(({ pickup }) => pickup).toSorted()).toEqual(pickups.slice(10, 20));
    expect(chosen.pagination.totalItems).toBe(10);
  });

  test('shows a draft without a customer', async () => {
    const [draft] = (await list({ status: 'draft' })).data;
    expect(draft?.customerId).toBeNull();
    const { data } = await caller.ask('getBooking', { params: { id: draft?.id ?? '' } });
    expect(data.customer).toBeNull();
  });

  test('never shows a later change before an earlier one', async () => {
    const newestBefore = (await list({ page: 3 })).data.at(-1)?.updatedAt;
    const fleets = [
      ploverTrip,
      gannetTrip,
      (...[day, from, until]: Parameters<typeof gannetTrip>) =>
        gannetTrip(day, from, until, { dockId: EXAMPLE_ID.millLock }),
    ];
    const made: string[] = [];
    const writers = fleets.flatMap((trip) =>
      [1, 2, 3].map(async (day) => {
        for (let round = 0; round < 12; round += 1) {
          const body = trip(
            day + 3 * (round % 6),
            round < 6 ? '10:00' : '14:00',
            round < 6 ? '12:00' : '16:00',
          );
          made.push((await caller.ask('createBooking', { body })).data.bookingId);
        }
      }),
    );
    let writing = true;
    const seen: string[] = [];
    const follow = async (updatedAfter: string | undefined): Promise<void> => {
      const isLast = !writing;
      const { data } = await list({ updatedAfter });
      seen.push(...data.map(({ id }) => id));
      if (!isLast) await follow(data.at(-1)?.updatedAt ?? updatedAfter);
    };
    const following = follow(newestBefore);
    await Promise.all(writers);
    writing = false;
    await following;
    expect(seen.toSorted()).toEqual(made.toSorted());
  });

  test('misses none when its pages are read from the last to the first while one changes', async () => {
    const status = 'confirmed';
    const { data: firstPage, pagination } = await list({ status });
    expect(pagination.totalPages).toBe(2);
    const { data: lastRead } = await list({ status, page: 2 });
    const changed = { id: firstPage.at(-1)?.id ?? '' };
    await caller.ask('updateBooking', { params: changed, body: { passengers: 1 } });
    const { data: firstRead } = await list({ status });
    const { data: since } = await list({ updatedAfter: lastRead.at(-1)?.updatedAt });
    const seen = [...lastRead, ...firstRead, ...since].map(({ id }) => id);
    expect(new Set(seen).size).toBe(pagination.totalItems);
  });
});
