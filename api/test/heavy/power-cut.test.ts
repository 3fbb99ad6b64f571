import { REQUEST_HEADER } from '@slipway/contract';
import { DAY, formatInstant, HOUR } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Random } from '../../src/demo/random.ts';
import { Caller } from '../harness/caller.ts';
import { storeRentalCompanies } from '../harness/rental-companies.ts';
import { june, ploverTrip } from '../harness/trips.ts';
import { engines, TestWorld } from '../harness.ts';

/**
 * With the embedded database the kill ends the database too, in the middle of its files. PostgreSQL
 * lives on and sees a connection end, which is before or after a commit each time.
 */
const KILLS = { pglite: 20, postgres: 8 };
const WRITERS = 6;
const SEED = 9;

describe.each(engines)('a server that is killed in the middle of writing on %s', (engine) => {
  let world: TestWorld;

  beforeAll(async () => {
    world = await TestWorld.create(engine, storeRentalCompanies);
  });
  afterAll(() => world?.destroy());

  test('loses no booking that it has acknowledged, keeps none in part and makes none twice', async () => {
    const random = new Random(SEED);
    const acknowledged = new Map<string, string>();
    const unanswered = new Set<string>();
    let lastKey = 0;

    /** Each key stands for one trip, so that a repetition sends the very same request. */
    const book = async (caller: Caller, key: string): Promise<void> => {
      const pickup = Date.parse(june(1, '10:00')) + Number(key) * (DAY / 8);
      const times = {
        pickup: formatInstant(pickup),
        return: formatInstant(pickup + 2 * HOUR),
      };
      const body = { ...ploverTrip(1, '10:00', '12:00'), ...times };
      const headers = { [REQUEST_HEADER.idempotencyKey.name]: key };
      unanswered.add(key);
      const { status, json, text } = await caller.callUntilServed('createBooking', {
        body,
        headers,
      });
      expect(status, text).toBe(200);
      const { data } = json;
      unanswered.delete(key);
      expect(acknowledged.get(key) ?? data.bookingId).toBe(data.bookingId);
      acknowledged.set(key, data.bookingId);
    };
    const nextKey = (): string => {
      const [repeated] = [...unanswered].filter((key) => !underWay.has(key));
      return repeated ?? String(++lastKey);
    };
    const underWay = new Set<string>();
    const writeUntilKilled = async (caller: Caller): Promise<void> => {
      for (;;) {
        const key = nextKey();
        underWay.add(key);
        try {
          await book(caller, key);
        } catch (error) {
          if (error instanceof TypeError) return;
          throw error;
        } finally {
          underWay.delete(key);
        }
      }
    };

    for (let kill = 0; kill < KILLS[engine]; kill += 1) {
      const server = await world.startProcess({ RATE_LIMIT: '1000000' });
      const caller = new Caller(server, world.keys.heronbay);
      const writers = Array.from({ length: WRITERS }, () => writeUntilKilled(caller));
      const before = acknowledged.size;
      await expect
        .poll(() => acknowledged.size, { interval: 1, timeout: 30_000 })
        .toBeGreaterThan(before);
      await new Promise((resolve) => setTimeout(resolve, random.between(0, 60)));
      await server.kill();
      await Promise.all(writers);
    }

    const caller = new Caller(
      await world.startProcess({ RATE_LIMIT: '1000000' }),
      world.keys.heronbay,
    );
    for (const key of [...unanswered, ...acknowledged.keys()]) await book(caller, key);
    const { pagination } = await caller.ask('listBookings');
    expect(pagination.totalItems).toBe(lastKey);
    expect(new Set(acknowledged.values()).size).toBe(lastKey);
    for (const id of acknowledged.values()) {
      const { financialDetails: money } = (await caller.ask('getBooking', { params: { id } })).data;
      expect(money).toMatchObject({
        balance: 0,
        payments: { total: 9600, lines: [{}] },
        deposits: { total: 15000, lines: [{}] },
      });
    }
  }, 240_000);
});
