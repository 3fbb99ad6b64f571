// @module-tag all

import { loadHeronBay } from '@slipway/company';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyCompany } from '../../src/company/apply-company.ts';
import { Caller } from '../harness/caller.ts';
import { storeRentalCompanies } from '../harness/rental-companies.ts';
import { gannetTrip, ploverTrip } from '../harness/trips.ts';
import { TestWorld } from '../harness.ts';

const CLIENTS = 64;
const BOOKINGS_EACH = 4;

let world: TestWorld;
let callers: Caller[];

beforeAll(async () => {
  world = await TestWorld.create('postgres', storeRentalCompanies);
  const server = await world.startServer({ RATE_LIMIT: '1000000' });
  callers = [world.keys.heronbay, world.keys.agency].map((key) => new Caller(server, key));
});
afterAll(() => world?.destroy());

test('64 clients book while the company file is applied again and again: no error on either side', async () => {
  const company = await loadHeronBay();
  let booking = true;
  let applied = 0;
  const applying = world.database.use(async ({ database }) => {
    while (booking) {
      const renamed = { ...company, name: `Heron Bay Boats ${applied}` };
      await applyCompany(database, renamed, new Date());
      applied += 1;
    }
  });
  const statuses: number[] = [];
  const client = async (_: unknown, index: number) => {
    for (let round = 0; round < BOOKINGS_EACH; round += 1) {
      const trip = index % 2 ? ploverTrip : gannetTrip;
      const body = trip(1 + ((index + round * 7) % 28), '10:00', '12:00');
      const caller = callers[index % callers.length] as Caller;
      statuses.push((await caller.call('createBooking', { body })).status);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client)).finally(() => {
    booking = false;
  });
  await applying;
  expect(statuses.filter((status) => ![200, 406, 429].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(CLIENTS);
  expect(applied).toBeGreaterThan(1);
});
