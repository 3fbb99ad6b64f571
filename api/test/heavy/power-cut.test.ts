// @module-tag all

import { EXAMPLE_ID, REQUEST_HEADER } from '@slipway/contract';
import { DAY, formatInstant, HOUR } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Random } from '../../src/demo/random.ts';
import { Caller } from '../harness/caller.ts';
import { storeRentalCompanies } from '../harness/rental-companies.ts';
import { gannetTrip, june, tripAhead } from '../harness/trips.ts';
import { bothEngines, TestWorld } from '../harness.ts';

/**
 * With the embedded database the kill ends the database too, in the middle of its files. PostgreSQL
 * lives on and sees a connection end, which is before or after a commit each time.
 */
const KILLS = { pglite: 16, postgres: 8 };
const WRITERS_OF_EACH = 4;
const SEED = 9;

/** What a client does over and over, and what must be true of it after the last kill. */
interface Work {
  write(caller: Caller): Promise<void>;
  /** How much was acknowledged. */
  done(): number;
  /** Sends again what a client would, once the server is back for good. */
  repeat(caller: Caller): Promise<void>;
  check(caller: Caller, stored: string[]): Promise<void>;
}

/** Books Gannets, each under a key; what got no answer is sent again under the same key. */
function bookings(): Work {
  const acknowledged = new Map<string, string>();
  const unanswered = new Set<string>();
  const underWay = new Set<string>();
  let lastKey = 0;

  /** Each key stands for one trip, so that a repetition sends the very same request. */
  const book = async (caller: Caller, key: string): Promise<void> => {
    const pickup = Date.parse(june(1, '10:00')) + Number(key) * (DAY / 8);
    const body = {
      ...gannetTrip(1, '10:00', '12:00'),
      pickup: formatInstant(pickup),
      return: formatInstant(pickup + 2 * HOUR),
    };
    const headers = { [REQUEST_HEADER.idempotencyKey.name]: key };
    unanswered.add(key);
    const answer = await caller.callUntilServed('createBooking', { body, headers });
    expect(answer.status, answer.text).toBe(200);
    const { bookingId } = answer.json.data;
    unanswered.delete(key);
    expect(acknowledged.get(key) ?? bookingId).toBe(bookingId);
    acknowledged.set(key, bookingId);
  };

  return {
    async write(caller) {
      const [repeated] = [...unanswered].filter((key) => !underWay.has(key));
      const key = repeated ?? String(++lastKey);
      underWay.add(key);
      try {
        await book(caller, key);
      } finally {
        underWay.delete(key);
      }
    },
    done: () => acknowledged.size,
    async repeat(caller) {
      for (const key of [...unanswered, ...acknowledged.keys()]) await book(caller, key);
    },
    async check(caller, stored) {
      expect(new Set(acknowledged.values()).size).toBe(lastKey);
      expect(stored.toSorted()).toEqual([...acknowledged.values()].toSorted());
      for (const id of stored) {
        const { data } = await caller.ask('getBooking', { params: { id } });
        const { balance, costs, payments, deposits } = data.financialDetails;
        expect(costs.totalIncludingTax).toBeGreaterThan(0);
        expect(payments.lines.map(({ amount }) => amount)).toEqual([costs.totalIncludingTax]);
        expect(deposits.lines.map(({ amount }) => amount)).toEqual([20000]);
        expect(balance).toBe(0);
      }
    },
  };
}

/** Holds Plovers with an add-on and a code, confirms them, and cancels every other one. */
function flow(): Work {
  const STEPS = ['draft', 'confirmed', 'canceled'];
  const TOTAL = 13200 + 1450 - 660;
  /** What was acknowledged last, by booking. */
  const acknowledged = new Map<string, string>();
  let number = 0;

  const step = async (caller: Caller, id: string, status: string, body: object): Promise<void> => {
    const operation = status === 'confirmed' ? 'confirmBooking' : 'cancelBooking';
    const answer = await caller.callUntilServed(operation, { params: { id }, body });
    expect(answer.status, answer.text).toBe(200);
    acknowledged.set(id, status);
  };

  return {
    async write(caller) {
      number += 1;
      const canceled = number % 2 === 1;
      const trip = tripAhead(30 + (number % 100), '10:00', '13:00', {
        addOns: [{ addOnId: EXAMPLE_ID.picnicBox, quantity: 1 }],
        couponCode: 'WELCOME5',
      });
      const held = await caller.callUntilServed('createBooking', {
        body: { ...trip, holdMinutes: 60 },
        headers: { [REQUEST_HEADER.idempotencyKey.name]: `flow-${number}` },
      });
      if (held.status === 406) return;
      expect(held.status, held.text).toBe(200);
      const id: string = held.json.data.bookingId;
      acknowledged.set(id, 'draft');
      await step(caller, id, 'confirmed', { customerId: EXAMPLE_ID.ines, payment: 'received' });
      if (canceled) await step(caller, id, 'canceled', { charge: 'no_charge' });
    },
    done: () => acknowledged.size,
    repeat: async () => {},
    async check(caller, stored) {
      expect(stored).toEqual(expect.arrayContaining([...acknowledged.keys()]));
      for (const id of stored) {
        const { data } = await caller.ask('getBooking', { params: { id } });
        const { costs, payments } = data.financialDetails;
        // What was not acknowledged may have happened, but never in part.
        expect(STEPS.indexOf(data.status)).toBeGreaterThanOrEqual(
          STEPS.indexOf(acknowledged.get(id) ?? 'draft'),
        );
        const isCanceled = data.status === 'canceled';
        expect(costs.lines.map(({ type }) => type)).toEqual(
          isCanceled ? [] : ['pricing_structure', 'add_on', 'coupon'],
        );
        if (!isCanceled) expect(costs.totalIncludingTax).toBe(TOTAL);
        expect(payments.lines.map(({ amount }) => amount)).toEqual(
          data.status === 'draft' ? [] : [TOTAL],
        );
        expect(data.customerId).toBe(data.status === 'draft' ? null : EXAMPLE_ID.ines);
      }
    },
  };
}

describe.each(bothEngines)('a server that is killed in the middle of writing on %s', (engine) => {
  let world: TestWorld;

  beforeAll(async () => {
    world = await TestWorld.create(engine, storeRentalCompanies);
  });
  afterAll(() => world?.destroy());

  const start = async () => {
    const server = await world.startProcess({ RATE_LIMIT: '1000000' });
    return { server, caller: new Caller(server, world.keys.heronbay) };
  };

  test('loses nothing that it has acknowledged, keeps nothing in part and makes no booking twice', async () => {
    const random = new Random(SEED);
    const [booked, held] = [bookings(), flow()];
    const work = [booked, held].flatMap((one) => Array<Work>(WRITERS_OF_EACH).fill(one));

    for (let kill = 0; kill < KILLS[engine]; kill += 1) {
      const { server, caller } = await start();
      const writers = work.map((one) => writeUntilKilled(one, caller));
      const before = [booked.done(), held.done()] as const;
      await expect
        .poll(() => booked.done() > before[0] && held.done() > before[1], {
          interval: 1,
          timeout: 60_000,
        })
        .toBe(true);
      await new Promise((resolve) => setTimeout(resolve, random.between(0, 80)));
      await server.kill();
      await Promise.all(writers);
    }

    const { caller } = await start();
    for (const one of [booked, held]) await one.repeat(caller);
    const stored = await storedByModel(caller);
    await held.check(caller, stored.get(EXAMPLE_ID.plover5) ?? []);
    await booked.check(caller, stored.get(EXAMPLE_ID.gannet8) ?? []);
  }, 600_000);
});

async function writeUntilKilled(work: Work, caller: Caller): Promise<void> {
  try {
    for (;;) await work.write(caller);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** The IDs of all bookings, by the model of their boats. */
async function storedByModel(caller: Caller): Promise<Map<string, string[]>> {
  const byModel = new Map<string, string[]>();
  let after = 'start';
  for (;;) {
    const { data, pagination } = await caller.ask('listBookings', { query: { after } });
    for (const { id, boatModelId } of data) {
      byModel.set(boatModelId, [...(byModel.get(boatModelId) ?? []), id]);
    }
    if (data.length < pagination.perPage) return byModel;
    after = pagination.nextCursor ?? '';
  }
}
