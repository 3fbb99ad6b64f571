import { EXAMPLE_ID, PAGE_SIZE } from '@slipway/contract';
import { DAY, HOUR } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { momentsByDatabase } from '../../src/changes/moments.ts';
import type { Database } from '../../src/database/database.ts';
import { forTenant } from '../../src/database/for-tenant.ts';
import { Random } from '../../src/demo/random.ts';
import { endBookings } from '../../src/features/bookings/end.ts';
import { Caller } from '../harness/caller.ts';
import { rentalCompaniesWith } from '../harness/rental-companies.ts';
import { storeBookingRows } from '../harness/stored-booking.ts';
import { tripAhead } from '../harness/trips.ts';
import { TestWorld } from '../harness.ts';

/** `KEEP_IN_STEP_SECONDS=120` for the long run. */
const SECONDS = Number(process.env.KEEP_IN_STEP_SECONDS ?? 10);
const WRITERS = 8;
const EXPIRING = 500;
const SEED = 4;

/** Holds that end at one moment, more of them than five pages have room for. */
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

type Copy = Map<string, { status: string; passengers: number; updatedAt: string }>;

describe('a copy that follows the cursor while eight writers change bookings and 500 expire at once', () => {
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

  test(
    'has every booking as it is in the end',
    async () => {
      const ends = Date.now() + SECONDS * 1000;
      let changes = 0;

      const writer = async (_: unknown, index: number): Promise<void> => {
        const random = new Random(SEED + index);
        const mine: string[] = [];
        for (let count = 0; Date.now() < ends; count += 1) {
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
          changes += 1;
        }
      };

      const copy: Copy = new Map();
      let after = 'start';
      let pages = 0;
      /** Reads what has changed since the last time; returns how many items there were. */
      const follow = async (): Promise<number> => {
        const caller = callers[pages % 2] as Caller;
        const { status, json, text } = await caller.callUntilServed('listBookings', {
          query: { after },
        });
        expect(status, text).toBe(200);
        for (const { id, status: state, passengers, updatedAt } of json.data) {
          copy.set(id, { status: state, passengers, updatedAt });
        }
        after = json.pagination.nextCursor;
        pages += 1;
        return json.data.length;
      };
      const follower = async (): Promise<void> => {
        while (Date.now() < ends) {
          if ((await follow()) < PAGE_SIZE) await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };

      const expiry = async (): Promise<void> => {
        await new Promise((resolve) => setTimeout(resolve, (SECONDS * 1000) / 2));
        await world.database.use(async ({ database }) => {
          const heronBay = forTenant(database, EXAMPLE_ID.heronBay);
          await heronBay
            .updateTable('bookings')
            .set({ expires_at: new Date(Date.now() - 1) })
            .where('reference', 'like', 'EX%')
            .execute();
          expect(await endBookings(heronBay, momentsByDatabase, 'expired')).toBe(EXPIRING);
        });
      };
      await Promise.all([...Array.from({ length: WRITERS }, writer), follower(), expiry()]);
      while ((await follow()) > 0);

      const truth: Copy = new Map();
      await world.database.use(async ({ database }) => {
        const rows = await forTenant(database, EXAMPLE_ID.heronBay)
          .selectFrom('bookings')
          .select(['id', 'status', 'passengers', 'updated_at'])
          .execute();
        for (const { id, status, passengers, updated_at } of rows) {
          truth.set(id, { status, passengers, updatedAt: updated_at.toISOString() });
        }
      });
      const lost = [...truth.keys()].filter((id) => !copy.has(id));
      const stale = [...truth].filter(
        ([id, row]) => JSON.stringify(copy.get(id)) !== JSON.stringify(row),
      );
      console.info(
        `${SECONDS} s: ${changes} changes, ${truth.size} bookings, ${pages} pages, ${lost.length} lost, ${stale.length} stale`,
      );
      expect(lost).toEqual([]);
      expect(stale).toEqual([]);
      expect(copy.size).toBe(truth.size);
    },
    SECONDS * 1000 + 120_000,
  );
});
