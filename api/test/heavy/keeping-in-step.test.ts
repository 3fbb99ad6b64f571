// @module-tag all

import { EXAMPLE_ID, PAGE_SIZE } from '@slipway/contract';
import { DAY, HOUR } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { momentsByDatabase } from '../../src/database/changes/moments.ts';
import type { Database } from '../../src/database/database.ts';
import { forTenant } from '../../src/database/for-tenant.ts';
import { Random } from '../../src/demo/random.ts';
import { endBookings } from '../../src/features/bookings/end.ts';
import { Caller } from '../harness/caller.ts';
import { reportFigures } from '../harness/figures.ts';
import { rentalCompaniesWith } from '../harness/rental-companies.ts';
import { storeBookingRows } from '../harness/stored-booking.ts';
import { tripAhead } from '../harness/trips.ts';
import { TestWorld } from '../harness.ts';

/** `KEEP_IN_STEP_SECONDS=120` for the long run. */
const SECONDS = Number(process.env.KEEP_IN_STEP_SECONDS ?? 10);
const WRITERS = 8;
const EXPIRING = 500;
const SEED = 4;

/** Holds that end at one moment, and fill five pages. */
async function storeExpiring(database: Database): Promise<void> {
  const long = Date.now() + 365 * DAY;
  const rows = Array.from({ length: EXPIRING }, (_, index) => ({
    id: crypto.randomUUID(),
    reference: `EX${String(index).padStart(4, '0')}`,
    status: 'draft' as const,
    pickup_at: new Date(long + index * 4 * HOUR),
    expires_at: new Date(long),
  }));
  await storeBookingRows(forTenant(database, EXAMPLE_ID.heronBay), rows);
}

type Row = { status: string; passengers: number; updatedAt: string };
type Copy = Map<string, Row>;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Reads the list behind a cursor. */
class CursorFollower {
  readonly copy: Copy = new Map();
  pages = 0;
  readonly #callers: readonly Caller[];
  #after = 'start';

  constructor(callers: readonly Caller[]) {
    this.#callers = callers;
  }

  /** Reads the next page; returns how many items it has. */
  async next(): Promise<number> {
    const caller = this.#callers[this.pages % 2] as Caller;
    const query = { after: this.#after };
    const { status, json, text } = await caller.callUntilServed('listBookings', { query });
    expect(status, text).toBe(200);
    for (const booking of json.data) this.copy.set(booking.id, rowOf(booking));
    this.#after = json.pagination.nextCursor;
    this.pages += 1;
    return json.data.length;
  }
}

/** Reads the events behind a cursor, and each booking that they name. */
class EventFollower {
  readonly copy: Copy;
  events = 0;
  readonly #callers: readonly Caller[];
  #after: string;

  constructor(callers: readonly Caller[], copy: Copy, after: string) {
    this.#callers = callers;
    this.copy = copy;
    this.#after = after;
  }

  async next(): Promise<number> {
    const caller = this.#callers[this.events % 2] as Caller;
    const query = { after: this.#after };
    const { status, json, text } = await caller.callUntilServed('listEvents', { query });
    expect(status, text).toBe(200);
    const named: { data: { bookingId: string } }[] = json.data;
    for (const id of new Set(named.map(({ data }) => data.bookingId))) {
      const booking = await caller.callUntilServed('getBooking', { params: { id } });
      this.copy.set(id, rowOf(booking.json.data));
    }
    this.#after = json.cursor;
    this.events += named.length;
    return named.length;
  }
}

function rowOf({ status, passengers, updatedAt }: Row): Row {
  return { status, passengers, updatedAt };
}

describe('copies that follow the cursor and the events', () => {
  let world: TestWorld;
  let callers: Caller[];

  beforeAll(async () => {
    world = await TestWorld.create('postgres', rentalCompaniesWith(storeExpiring));
    const servers = await Promise.all(
      [1, 2].map(() => world.startProcess({ RATE_LIMIT: '1000000' })),
    );
    callers = servers.map((server) => new Caller(server, world.keys.heronbay));
  });
  afterAll(() => world?.destroy());

  /** Makes and changes bookings until it is time to stop; returns how often. */
  async function write(index: number, ends: number): Promise<number> {
    const random = new Random(SEED + index);
    const mine: string[] = [];
    let count = 0;
    for (; Date.now() < ends; count += 1) {
      const caller = callers[(index + count) % 2] as Caller;
      if (mine.length < 5 || random.happens(0.2)) {
        const trip = tripAhead(index * 40 + (count % 40) + 1, '10:00', '12:00');
        const body = { ...trip, customerId: EXAMPLE_ID.ines, paid: false };
        const { status, json } = await caller.callUntilServed('createBooking', { body });
        if (status === 200) mine.push(json.data.bookingId);
      } else {
        const params = { id: random.choose(mine) };
        const body = { passengers: random.between(1, 5) };
        await caller.callUntilServed('updateBooking', { params, body });
      }
    }
    return count;
  }

  async function expireAll(): Promise<void> {
    await world.database.use(async ({ database }) => {
      const heronBay = forTenant(database, EXAMPLE_ID.heronBay);
      await heronBay
        .updateTable('bookings')
        .set({ expires_at: new Date(Date.now() - 1) })
        .where('reference', 'like', 'EX%')
        .execute();
      expect(await endBookings(heronBay, momentsByDatabase, 'expired')).toBe(EXPIRING);
    });
  }

  async function readTruth(): Promise<Copy> {
    return world.database.use(async ({ database }) => {
      const rows = await forTenant(database, EXAMPLE_ID.heronBay)
        .selectFrom('bookings')
        .select(['id', 'status', 'passengers', 'updated_at'])
        .execute();
      return new Map(
        rows.map(({ id, updated_at, ...row }) => [
          id,
          { ...row, updatedAt: updated_at.toISOString() },
        ]),
      );
    });
  }

  const limit = SECONDS * 1000 + 600_000;
  const promise = 'lose nothing while eight writers change bookings and 500 expire at one moment';
  test(promise, { timeout: limit }, async () => {
    const latest = await (callers[0] as Caller).ask('listEvents', { query: { after: 'latest' } });
    const byCursor = new CursorFollower(callers);
    while ((await byCursor.next()) === PAGE_SIZE);
    const byEvents = new EventFollower(callers, new Map(byCursor.copy), latest.cursor);

    const ends = Date.now() + SECONDS * 1000;
    const follow = async (follower: CursorFollower | EventFollower): Promise<void> => {
      while (Date.now() < ends) {
        if ((await follower.next()) < PAGE_SIZE) await pause(20);
      }
    };
    const writing = Array.from({ length: WRITERS }, (_, index) => write(index, ends));
    await Promise.all([
      ...writing,
      follow(byCursor),
      follow(byEvents),
      pause((SECONDS * 1000) / 2).then(expireAll),
    ]);
    for (const follower of [byCursor, byEvents]) while ((await follower.next()) > 0);

    const truth = await readTruth();
    const faultsOf = (copy: Copy) => ({
      lost: [...truth.keys()].filter((id) => !copy.has(id)).length,
      stale: [...truth].filter(
        ([id, row]) => JSON.stringify(rowOf(copy.get(id) ?? row)) !== JSON.stringify(rowOf(row)),
      ).length,
    });
    const faults = { cursor: faultsOf(byCursor.copy), events: faultsOf(byEvents.copy) };
    const changes = (await Promise.all(writing)).reduce((sum, count) => sum + count, 0);
    const counted = { seconds: SECONDS, changes, bookings: truth.size };
    reportFigures('cursor', { ...counted, read: byCursor.pages, ...faults.cursor });
    reportFigures('events', { ...counted, read: byEvents.events, ...faults.events });
    expect(faults).toEqual({ cursor: { lost: 0, stale: 0 }, events: { lost: 0, stale: 0 } });
  });
});
