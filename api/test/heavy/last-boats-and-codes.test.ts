// @module-tag all

import { ERROR_TEXT, EXAMPLE_ID, tooManyPiecesText } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { forTenant } from '../../src/database/for-tenant.ts';
import { Random } from '../../src/demo/random.ts';
import { Caller } from '../harness/caller.ts';
import { reportFigures } from '../harness/figures.ts';
import { rentalCompaniesWith } from '../harness/rental-companies.ts';
import { tripAhead } from '../harness/trips.ts';
import { TestWorld } from '../harness.ts';

const CLIENTS = 64;
const ROUNDS = 12;
const SEED = 15;
const BOATS = 6;
const USES = 6;
const DAYS = 4;
const BOXES = 20;
const CODE = 'LASTUSES';

const REFUSALS = [
  ERROR_TEXT.noAvailability,
  'This code has been used up.',
  'Picnic box is gone for that day.',
];

async function storeCode(database: Database): Promise<void> {
  const heronBay = forTenant(database, EXAMPLE_ID.heronBay);
  const { id: discount_id } = await heronBay
    .selectFrom('discounts')
    .select('id')
    .where('name', '=', 'Welcome')
    .executeTakeFirstOrThrow();
  const code = { discount_id, code: CODE, uses: USES, ends_at: null, active: true };
  await heronBay
    .insertInto('discount_codes')
    .values({ id: crypto.randomUUID(), ...code, archived_at: null })
    .execute();
}

/** What a client surely has: from the answer that gave it until the request that gives it back. */
type Held = {
  from: number;
  until: number;
  day: number;
  boats: number;
  uses: number;
  boxes: number;
};

describe('64 clients who hold, extend, confirm, cancel and book the same few trips through two processes', () => {
  let world: TestWorld;
  let callers: Caller[];

  beforeAll(async () => {
    world = await TestWorld.create('postgres', rentalCompaniesWith(storeCode));
    const servers = await Promise.all(
      [1, 2].map(() => world.startProcess({ RATE_LIMIT: '1000000' })),
    );
    callers = servers.map((server) => new Caller(server, world.keys.heronbay));
  });
  afterAll(() => world?.destroy());

  test('never get more boats, uses or pieces than there are, every live hold is honored, and at its own price', async () => {
    const held: Held[] = [];
    const frozen = new Map<string, number>();
    const counts = { made: 0, refused: 0, confirmed: 0, canceled: 0, extended: 0 };

    const round = async (caller: Caller, random: Random, isLast: boolean): Promise<void> => {
      const day = random.between(1, DAYS);
      const boats = random.between(1, 2);
      const uses = Number(random.happens(0.5));
      const boxes = random.happens(0.5) ? random.between(1, 4) : 0;
      const body = {
        ...tripAhead(30 + day, '10:00', '13:00', { boats, passengers: 4 }),
        customerId: EXAMPLE_ID.ines,
        applyRules: false,
        ...(uses > 0 && { couponCode: CODE }),
        ...(boxes > 0 && { addOns: [{ addOnId: EXAMPLE_ID.picnicBox, quantity: boxes }] }),
        ...random.choose([{ holdMinutes: 30 }, { optionHours: 4 }, { paid: false }]),
      };
      const made = await caller.callUntilServed('createBooking', { body });
      if (made.status !== 200) {
        counts.refused += 1;
        const tooMany = Array.from({ length: 4 }, (_, most) =>
          tooManyPiecesText('Picnic box', most),
        );
        expect([...REFUSALS, ...tooMany]).toContain(made.json.error);
        return;
      }
      counts.made += 1;
      const from = performance.now();
      const { bookingId: id, status, totalIncludingTax } = made.json.data;
      frozen.set(id, totalIncludingTax);
      const entry: Held = { from, until: Number.POSITIVE_INFINITY, day, boats, uses, boxes };
      held.push(entry);
      const params = { id };
      if (status === 'draft' && random.happens(0.5)) {
        const extended = await caller.callUntilServed('updateBooking', {
          params,
          body: { holdMinutes: 60 },
        });
        expect(extended.status, extended.text).toBe(200);
        counts.extended += 1;
      }
      if (status !== 'confirmed' && random.happens(0.7)) {
        const payment = random.choose(['received', 'requested', 'none']);
        const confirming = { params, body: { payment } };
        const answers = await Promise.all([
          caller.callUntilServed('confirmBooking', confirming),
          caller.callUntilServed('confirmBooking', confirming),
        ]);
        for (const { status: code, text, json } of answers) {
          expect(code, text).toBe(200);
          expect(json.data.balance).toBe(payment === 'received' ? 0 : totalIncludingTax);
        }
        expect(answers[0]?.json).toEqual(answers[1]?.json);
        counts.confirmed += 1;
      }
      // What is kept in the last round shows what is left in the end.
      if (!isLast) {
        entry.until = performance.now();
        const canceled = await caller.callUntilServed('cancelBooking', {
          params,
          body: { charge: 'no_charge' },
        });
        expect(canceled.status, canceled.text).toBe(200);
        frozen.delete(id);
        counts.canceled += 1;
      }
    };
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, index) => {
        const random = new Random(SEED + index);
        for (let count = 0; count < ROUNDS; count += 1) {
          const isLast = count === ROUNDS - 1;
          await round(callers[(index + count) % 2] as Caller, random, isLast);
        }
      }),
    );

    const most = (what: 'boats' | 'uses' | 'boxes', among: readonly Held[]) =>
      Math.max(
        0,
        ...among.map(({ from: moment }) =>
          among
            .filter(({ from, until }) => from <= moment && moment < until)
            .reduce((sum, entry) => sum + entry[what], 0),
        ),
      );
    const days = Array.from({ length: DAYS }, (_, index) =>
      held.filter(({ day }) => day === index + 1),
    );
    const boats = Math.max(...days.map((ofDay) => most('boats', ofDay)));
    const boxes = Math.max(...days.map((ofDay) => most('boxes', ofDay)));
    const uses = most('uses', held);
    reportFigures('last boats', { clients: CLIENTS, ...counts, boats, boxes, uses });
    expect(boats).toBeLessThanOrEqual(BOATS);
    expect(boxes).toBeLessThanOrEqual(BOXES);
    expect(uses).toBeLessThanOrEqual(USES);
    expect(counts.made).toBeGreaterThan(CLIENTS);
    expect(counts.confirmed).toBeGreaterThan(10);
    expect(counts.extended).toBeGreaterThan(5);
    expect(counts.refused).toBeGreaterThan(CLIENTS);

    const [caller] = callers as [Caller];
    let live = 0;
    for (const [id, total] of frozen) {
      const { data } = await caller.ask('getBooking', { params: { id } });
      expect(data.financialDetails.costs.totalIncludingTax).toBe(total);
      live += data.boats;
    }
    expect(live).toBeLessThanOrEqual(BOATS * DAYS);
    expect(live).toBeGreaterThan(0);
    const { pagination } = await caller.ask('listBookings');
    expect(pagination.totalItems).toBe(counts.made);
  });
});
