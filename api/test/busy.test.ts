import { ERROR_TEXT, EXAMPLE_ID, REQUESTS_IN_FLIGHT } from '@slipway/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { momentsByDatabase } from '../src/database/changes/moments.ts';
import type { TenantTransaction } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { Caller } from './harness/caller.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { gannetTrip, ploverTrip } from './harness/trips.ts';
import { type Answer, type TestServer, TestWorld } from './harness.ts';

/** Lets a transaction of a company wait in the middle, for ever if need be, while a test goes on. */
async function during<Result>(
  world: TestWorld,
  begin: (transaction: TenantTransaction) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  return world.database.use(({ database }) =>
    forTenant(database, EXAMPLE_ID.heronBay)
      .transaction()
      .execute(async (transaction) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
        await begin(transaction);
        return work();
      }),
  );
}

describe('beside a writer who does not come to an end', () => {
  let world: TestWorld;
  let server: TestServer;
  let caller: Caller;

  beforeAll(async () => {
    world = await TestWorld.create('postgres', storeRentalCompanies);
    server = await world.startServer({ RATE_LIMIT: '100000' });
    caller = new Caller(server, world.keys.heronbay);
  });
  afterAll(() => world?.destroy());

  const list = (query: object = {}) => caller.ask('listBookings', { query: { ...query } });
  const book = async (body: object) => (await caller.ask('createBooking', { body })).data.bookingId;

  test('lists are answered, and bookings are made beside them', async () => {
    await during(world, momentsByDatabase.ofChange, async () => {
      const lists = Array.from({ length: 4 }, () => list());
      const made = await book(ploverTrip(1, '10:00', '12:00'));
      await Promise.all(lists);
      expect(made).toBeDefined();
    });
  });

  test('a list shows nothing that would come before what is still being written', async () => {
    const before = await book(ploverTrip(2, '10:00', '12:00'));
    const after = await during(world, momentsByDatabase.ofChange, async () => {
      // Its lock says since which second it writes.
      await new Promise((resolve) => setTimeout(resolve, 1100));
      const made = await book(ploverTrip(2, '13:00', '15:00'));
      const ids = (await list()).data.map(({ id }) => id);
      expect(ids).not.toContain(made);
      return made;
    });
    const ids = (await list()).data.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([before, after]));
  });

  test('whoever has made a booking finds it in the list, also while others write', async () => {
    // A slow machine may ask some of them to come again.
    const served = async (...call: Parameters<Caller['callUntilServed']>) => {
      const { status, text, json } = await caller.callUntilServed(...call);
      expect(status, text).toBe(200);
      return json.data;
    };
    const mine = async (day: number) => {
      const body = gannetTrip(day, '10:00', '12:00');
      const { bookingId } = await served('createBooking', { body });
      const listed = await served('listBookings', { query: { status: 'confirmed' } });
      expect(listed.map(({ id }: { id: string }) => id)).toContain(bookingId);
    };
    await Promise.all(Array.from({ length: 16 }, (_, index) => mine(1 + index)));
  });

  test('another company notices nothing', async () => {
    const other = new Caller(server, world.keys.kestrelquay);
    await during(world, momentsByDatabase.ofChange, async () => {
      const { pagination } = await other.ask('listBookings');
      expect(pagination.totalItems).toBe(0);
    });
  });
});

describe('with two connections to PostgreSQL', () => {
  let world: TestWorld;
  let server: TestServer;

  beforeAll(async () => {
    world = await TestWorld.create('postgres', storeRentalCompanies);
    server = await world.startServer({ DATABASE_POOL: '2', RATE_LIMIT: '100000' });
  });
  afterAll(() => world?.destroy());

  const lockFleets = (transaction: TenantTransaction) =>
    transaction.selectFrom('fleets').select('id').forUpdate().execute();

  function expectWaiting(answers: Answer[]) {
    for (const { status, json, headers } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, json]).toEqual([429, { error: ERROR_TEXT.tooManyAttempts }]);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
  }

  test('429: bookings that wait for a lock or a connection are asked to come again', async () => {
    const heronBay = new Caller(server, world.keys.heronbay);
    const answers = await during(world, lockFleets, () =>
      Promise.all(
        Array.from({ length: 30 }, () =>
          heronBay.call('createBooking', { body: ploverTrip(5, '10:00', '12:00') }),
        ),
      ),
    );
    expectWaiting(answers);
    expect(server.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('a key that keeps its share busy leaves a connection to the others', async () => {
    const heronBay = new Caller(server, world.keys.heronbay);
    const kestrelQuay = new Caller(server, world.keys.kestrelquay);
    await during(world, lockFleets, async () => {
      const body = ploverTrip(6, '10:00', '12:00');
      const waiting = Array.from({ length: 10 }, () => heronBay.call('createBooking', { body }));
      for (let request = 0; request < 5; request += 1) await kestrelQuay.ask('listDocks');
      expectWaiting(await Promise.all(waiting));
    });
  });

  test('429: more than so many requests of a key at once', async () => {
    const heronBay = new Caller(server, world.keys.heronbay);
    const answers = await during(world, lockFleets, () =>
      Promise.all(
        Array.from({ length: REQUESTS_IN_FLIGHT + 10 }, () =>
          heronBay.call('createBooking', { body: ploverTrip(7, '10:00', '12:00') }),
        ),
      ),
    );
    expectWaiting(answers);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
  });

  test('a page past the end is empty without looking for its rows', async () => {
    const heronBay = new Caller(server, world.keys.heronbay);
    const page = 1_000_000;
    for (const id of ['listCustomers', 'listBookings'] as const) {
      const { data, pagination } = await heronBay.ask(id, { query: { page } });
      expect(data).toEqual([]);
      expect(pagination).toMatchObject({ page, nextPageUrl: null });
    }
  });
});
