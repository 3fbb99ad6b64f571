// @module-tag all

import { integratorApi, type Operation, type OperationId } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Random } from '../../src/demo/random.ts';
import { Caller, type OperationCall } from '../harness/caller.ts';
import { storeRentalCompanies } from '../harness/rental-companies.ts';
import { june } from '../harness/trips.ts';
import { bothEngines, TestWorld } from '../harness.ts';

const CALLS_EACH = 1000;
const SEED = 2025;

type Side = { caller: Caller; ids: string[]; state: string };

/** Everything that a company can see, page by page. */
async function everything(caller: Caller): Promise<string> {
  const answers = [
    await caller.ask('listDocks'),
    await caller.ask('listBoatModels'),
    await caller.ask('listCustomerTypes'),
    await caller.ask('listTaxRates'),
    await caller.ask('listCustomers'),
    await caller.ask('listBookings'),
    await caller.ask('listAddOns'),
    await caller.ask('listWebhooks'),
    await caller.ask('listEvents'),
  ];
  const { data } = await caller.ask('listBookings');
  const bookings = await Promise.all(
    data.map(({ id }) => caller.ask('getBooking', { params: { id } })),
  );
  return JSON.stringify([...answers, ...bookings]);
}

function idsIn(state: string): string[] {
  return [...new Set(state.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))];
}

/** A booking and a customer of a company's own, so that there is something to find. */
async function settle(caller: Caller): Promise<void> {
  const [dock] = (await caller.ask('listDocks')).data;
  const [boatModel] = (await caller.ask('listBoatModels')).data;
  const [customer] = (await caller.ask('listCustomers')).data;
  const body = {
    customerId: customer?.id,
    dockId: dock?.id,
    boatModelId: boatModel?.id,
    pickup: june(1, '10:00'),
    return: june(1, '12:00'),
  };
  await caller.ask('createBooking', { body });
}

/** What an operation answers when all that is named is unknown; a list names nothing. */
function statusFor(id: OperationId): number {
  const operation: Operation = integratorApi.operations[id];
  if (operation.params) return 404;
  return operation.body || id in QUERIES ? 422 : 200;
}

const TIMES = { pickup: june(2, '10:00'), return: june(2, '12:00') };

type Trespass = (any: () => string) => Record<string, unknown>;

/** What is asked with names of the other company. */
const QUERIES: Partial<Record<OperationId, Trespass>> = {
  getAvailability: (any) => ({
    dockId: any(),
    boatModelId: any(),
    period: { start: TIMES.pickup, end: TIMES.return },
  }),
  getStartTimes: (any) => ({ dockId: any(), boatModelId: any(), date: TIMES.pickup.slice(0, 10) }),
};

const BODIES: Partial<Record<OperationId, Trespass>> = {
  createCustomer: (any) => ({
    customerTypeId: any(),
    givenName: 'A',
    familyName: 'B',
    emailAddress: 'a@b.example',
  }),
  updateCustomer: (any) => ({ customerTypeId: any(), givenName: 'Changed' }),
  createQuote: (any) => ({ customerId: any(), dockId: any(), boatModelId: any(), ...TIMES }),
  createBooking: (any) => ({ customerId: any(), dockId: any(), boatModelId: any(), ...TIMES }),
  updateBooking: (any) => ({ customerId: any(), dockId: any(), passengers: 2 }),
  confirmBooking: (any) => ({ customerId: any(), payment: 'none' }),
  cancelBooking: () => ({ charge: 'no_charge' }),
  updateWebhook: () => ({ enabled: false }),
  replayWebhook: () => ({ from: TIMES.pickup }),
};

describe.each(bothEngines)('two companies on %s', (engine) => {
  let world: TestWorld;
  let sides: [Side, Side];

  beforeAll(async () => {
    world = await TestWorld.create(engine, storeRentalCompanies);
    const server = await world.startServer({ RATE_LIMIT: '1000000' });
    const side = async (key: string): Promise<Side> => {
      const caller = new Caller(server, key);
      await settle(caller);
      const state = await everything(caller);
      return { caller, ids: idsIn(state), state };
    };
    sides = [await side(world.keys.heronbay), await side(world.keys.kestrelquay)];
  });
  afterAll(() => world?.destroy());

  /** A call in which everything that can name something names what the other company has. */
  function trespass(random: Random, theirs: string[]): [OperationId, OperationCall] {
    const id = random.choose(Object.keys(integratorApi.operations) as OperationId[]);
    const any = () => random.choose(theirs);
    const search = id === 'searchCustomers' && { emailAddress: 'nobody@customers.example' };
    const query = QUERIES[id]?.(any) ?? (search || {});
    return [id, { params: { id: any() }, query, body: BODIES[id]?.(any) }];
  }

  test('see and change nothing of each other in a thousand calls each', async () => {
    const random = new Random(SEED);
    const intrude = async ({ caller }: Side, { ids: theirs }: Side) => {
      for (let count = 0; count < CALLS_EACH; count += 1) {
        const [id, call] = trespass(random, theirs);
        const { status, text } = await caller.call(id, call);
        expect(status, `${id} ${JSON.stringify(call)}`).toBe(statusFor(id));
        const asked = new Set(idsIn(JSON.stringify(call)));
        const seen = idsIn(text).filter((found) => theirs.includes(found) && !asked.has(found));
        expect(seen, `${id} ${JSON.stringify(call)}`).toEqual([]);
      }
    };
    const [one, other] = sides;
    await Promise.all([intrude(one, other), intrude(other, one)]);
    for (const { caller, state } of sides) expect(await everything(caller)).toBe(state);
  });
});
