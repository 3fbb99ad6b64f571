import { ERROR_TEXT } from '@slipway/contract';
import { DAY, formatInstant, MINUTE } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TESTS_ALL } from '../../../scripts/test/left-out.ts';
import { Random } from '../../src/demo/random.ts';
import { Caller } from '../harness/caller.ts';
import { storeRentalCompanies } from '../harness/rental-companies.ts';
import { june, ploverTrip, question } from '../harness/trips.ts';
import { TestWorld } from '../harness.ts';

const CLIENTS = 64;
const ATTEMPTS_EACH = TESTS_ALL ? 15 : 4;
const BOATS = 6;
const SEED = 64;

describe('64 clients who book one model through two processes', () => {
  let world: TestWorld;
  let callers: Caller[];

  beforeAll(async () => {
    world = await TestWorld.create('postgres', storeRentalCompanies);
    const servers = await Promise.all(
      [1, 2].map(() => world.startProcess({ RATE_LIMIT: '1000000' })),
    );
    callers = servers.map((server) => new Caller(server, world.keys.heronbay));
  });
  afterAll(() => world?.destroy());

  test('never get more boats than there are, and are refused only when none is free', async () => {
    const opening = Date.parse(june(1, '09:00'));
    const accepted: { from: number; until: number; boats: number }[] = [];
    let refused = 0;

    const attempt = async (caller: Caller, random: Random) => {
      const from = opening + random.between(0, 40) * 15 * MINUTE + random.between(0, 2) * DAY;
      const until = from + random.between(4, 32) * 15 * MINUTE;
      const boats = random.between(1, 3);
      const times = { pickup: formatInstant(from), return: formatInstant(until) };
      const body = { ...ploverTrip(1, '10:00', '12:00'), ...times, boats };
      const answer = await caller.callUntilServed('createBooking', { body });
      if (answer.status === 200) {
        accepted.push({ from, until, boats });
        return;
      }
      expect(answer.json).toEqual({ error: ERROR_TEXT.noAvailability });
      const free = await caller.callUntilServed(
        'getAvailability',
        question(body, times.pickup, times.return),
      );
      expect(free.json.data.lowestAvailability).toBeLessThan(boats);
      refused += 1;
    };
    const client = async (_: unknown, index: number) => {
      const random = new Random(SEED + index);
      for (let count = 0; count < ATTEMPTS_EACH; count += 1) {
        await attempt(callers[(index + count) % 2] as Caller, random);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));

    const moments = accepted.map(({ from }) => from);
    const out = moments.map((moment) =>
      accepted
        .filter(({ from, until }) => from <= moment && moment < until)
        .reduce((sum, { boats }) => sum + boats, 0),
    );
    expect(Math.max(...out)).toBe(BOATS);
    expect(refused).toBeGreaterThan(accepted.length);
    const { pagination } = await (callers[0] as Caller).ask('listBookings');
    expect(pagination.totalItems).toBe(accepted.length);
  });
});
