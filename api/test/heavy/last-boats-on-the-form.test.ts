// @module-tag all

import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CustomerOperations, EXAMPLE_ID } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { forTenant } from '../../src/database/for-tenant.ts';
import { newId } from '../../src/new-id.ts';
import { Caller, type OperationCall } from '../harness/caller.ts';
import { rentalCompaniesWith } from '../harness/rental-companies.ts';
import type { Answer } from '../harness/test-server.ts';
import { tripAhead } from '../harness/trips.ts';
import { Visitor } from '../harness/visitor.ts';
import { TestWorld } from '../harness.ts';

const PEOPLE = 300;
/** So many come at the same moment, the others one after the other: no machine takes all at once. */
const AT_ONCE = 60;
const NEXT_AFTER_MS = 100;
const BOATS = 20;
const FLEET = 6;
const TRIP = tripAhead(60, '10:00', '12:00');

/** More Plovers, until there are twenty. */
async function storeMoreBoats(database: Database): Promise<void> {
  const heronBay = forTenant(database, EXAMPLE_ID.heronBay);
  const now = new Date();
  const boats = Array.from({ length: BOATS - FLEET }, (_, index) => ({
    id: newId(now),
    boat_model_id: EXAMPLE_ID.plover5,
    name: `P${FLEET + 1 + index}`,
    registration: null,
    hardware: null,
    position: FLEET + index,
  }));
  await heronBay.insertInto('boats').values(boats).execute();
  await heronBay
    .insertInto('placements')
    .values(
      boats.map(({ id }) => ({
        id: newId(now),
        boat_id: id,
        dock_id: EXAMPLE_ID.northPier,
        starts_at: new Date('2023-03-01T00:00:00Z'),
        ends_at: null,
      })),
    )
    .execute();
}

type Outcome = { got: 'boat'; reference: string; paid: number } | { got: 'alternatives' | 'no' };

/** Somebody at home with a browser of their own. */
class Person {
  readonly #visitor: Visitor;
  readonly #name: string;

  constructor(server: { url: string }, number: number) {
    const address = `198.51.${Math.floor(number / 250)}.${number % 250}`;
    this.#visitor = new Visitor(server, { address });
    this.#visitor.key = randomBytes(32).toString('base64url');
    this.#name = `person-${number}`;
  }

  #call(id: keyof CustomerOperations, call: OperationCall = {}): Promise<Answer> {
    return this.#visitor.callUntilServed(id, call);
  }

  async book(): Promise<Outcome> {
    const held = await this.#call('createDraft', { body: TRIP });
    if (held.status !== 200) return this.#lookElsewhere(held);
    const saved = await this.#call('saveDetails', {
      body: {
        givenName: 'Amina',
        familyName: 'Diallo',
        emailAddress: `${this.#name}@example.com`,
        answers: await this.#requiredAnswers(),
      },
    });
    expect(saved.status, saved.text).toBe(200);
    const { totalIncludingTax } = saved.json.data.money;
    const finished = await this.#call('finishDraft', {
      body: { expectedTotal: totalIncludingTax },
    });
    expect(finished.json.data?.next, finished.text).toBe('pay');
    const { paymentId, redirectUrl } = finished.json.data;
    await this.#payAt(redirectUrl);
    const payment = await this.#call('getPayment', { params: { id: paymentId } });
    expect(payment.json.data, payment.text).toMatchObject({
      state: 'paid',
      booking: { status: 'confirmed' },
    });
    return { got: 'boat', reference: saved.json.data.reference, paid: totalIncludingTax };
  }

  async #requiredAnswers() {
    const { questions } = (await this.#call('getForm')).json.data;
    return questions
      .filter(
        ({ required, boatModelIds }: { required: boolean; boatModelIds: string[] | null }) =>
          required && (boatModelIds?.includes(TRIP.boatModelId) ?? true),
      )
      .map(({ id }: { id: string }) => ({ questionId: id, answer: '0' }));
  }

  async #payAt(address: string): Promise<void> {
    const { pathname } = new URL(address);
    const { headers } = await this.#visitor.send('get', pathname);
    const demoId = new URL(headers.get('Location') ?? '').pathname.split('/').at(-1) ?? '';
    const acted = await this.#call('actOnDemoPayment', {
      params: { id: demoId },
      body: { action: 'pay' },
    });
    expect(acted.status, acted.text).toBe(200);
  }

  /** Whoever comes too late is told so, and what else there is. */
  async #lookElsewhere(refused: Answer): Promise<Outcome> {
    expect([refused.status, refused.json.code]).toEqual([406, 'noAvailability']);
    this.#visitor.key = undefined;
    const others = await this.#call('listAlternatives', { query: TRIP });
    expect(others.status, others.text).toBe(200);
    return { got: others.json.data.length > 0 ? 'alternatives' : 'no' };
  }
}

describe(`${PEOPLE} people who want the last ${BOATS} boats at the same minute, through two processes`, () => {
  let world: TestWorld;
  let servers: { url: string }[];
  let caller: Caller;

  beforeAll(async () => {
    world = await TestWorld.create('postgres', rentalCompaniesWith(storeMoreBoats));
    const settings = { RATE_LIMIT: '1000000', DEMO_PAYMENTS: 'allow', TRUSTED_PROXIES: '1' };
    const processes = await Promise.all([1, 2].map(() => world.startProcess(settings)));
    servers = processes;
    caller = new Caller(processes[0] as (typeof processes)[0], world.keys.heronbay);
  });
  afterAll(() => world?.destroy());

  test('20 get a boat and pay for it once, 280 see what else is free, and nobody pays for nothing', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: PEOPLE }, async (_, number) => {
        await sleep(Math.max(0, number - AT_ONCE) * NEXT_AFTER_MS);
        return new Person(servers[number % 2] as { url: string }, number).book();
      }),
    );
    const lucky = outcomes.flatMap((outcome) => (outcome.got === 'boat' ? [outcome] : []));
    expect(lucky).toHaveLength(BOATS);
    expect(outcomes.filter(({ got }) => got === 'alternatives')).toHaveLength(PEOPLE - BOATS);

    const { data: bookings } = await caller.ask('listBookings', { query: { status: 'all' } });
    expect(bookings.map(({ reference }) => reference).sort()).toEqual(
      lucky.map(({ reference }) => reference).sort(),
    );
    for (const { id, reference } of bookings) {
      const { data } = await caller.ask('getBooking', { params: { id } });
      const { balance, payments } = data.financialDetails;
      const paid = lucky.find((outcome) => outcome.reference === reference)?.paid;
      expect([data.status, balance, payments.lines.length, payments.total]).toEqual([
        'confirmed',
        0,
        1,
        paid,
      ]);
    }
    const [{ paid } = { paid: -1 }] = await world.database.use(({ database }) =>
      forTenant(database, EXAMPLE_ID.heronBay)
        .selectFrom('payments')
        .select((payments) => payments.fn.countAll<number>().as('paid'))
        .where('status', '=', 'paid')
        .execute(),
    );
    expect(Number(paid)).toBe(BOATS);
  });
});
