import { EXAMPLE_ID } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Live } from '../src/live/live.ts';
import { createLog } from '../src/log.ts';
import { SaturdayWorld } from './harness/saturday.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { engines } from './harness.ts';

const STORM = {
  reason: 'Storm warning',
  from: '2025-06-14T12:00:00Z',
  until: '2025-06-14T18:00:00Z',
  dockIds: [EXAMPLE_ID.northPier],
  boatModelIds: null,
  boats: null,
};

describe.each(engines)('what colleagues are told of, on %s', (engine) => {
  let world: SaturdayWorld;
  let [lena, kai, marta, neighbor]: Colleague[] = [];

  beforeAll(async () => {
    world = await SaturdayWorld.open(engine);
    lena = await signedIn(world.app, 'Lena');
    kai = await signedIn(world.app, 'Kai');
    marta = await signedIn(world.app, 'Marta');
    neighbor = await signedIn(world.app, 'Neighbor');
    // What the Saturday itself is made of is told first.
    await firstHeard(async () => {});
  });
  afterAll(() => world?.close());

  /** A few trips to the database, so that whatever is to be told would have been. */
  async function pause(): Promise<void> {
    for (let i = 0; i < 3; i += 1) await (lena as Colleague).ask('listBlockouts');
  }

  /** What Kai hears first while something happens, followed by a change that everybody hears. */
  async function firstHeard(happens: () => Promise<unknown>): Promise<string> {
    const heard = await (kai as Colleague).hear();
    await pause();
    await happens();
    await pause();
    const { data } = await (lena as Colleague).ask('getTeamBooking', {
      params: { reference: 'H6P3VE' },
    });
    await (lena as Colleague).ask('addBookingNote', {
      params: { id: data.id },
      body: { text: 'Called.' },
    });
    const first = await heard.next();
    await heard.leave();
    return first.replace(data.id, 'H6P3VE');
  }

  const BOOKING = 'data: {"kind":"booking","id":"H6P3VE"}';

  test('a question tells nobody, though it is sent as a POST', async () => {
    const asks = () => (lena as Colleague).ask('findConflicts', { body: STORM });
    expect(await firstHeard(asks)).toBe(BOOKING);
  });

  test('a refused change tells nobody', async () => {
    const { data } = await (lena as Colleague).ask('getTeamBooking', {
      params: { reference: 'H6P3VE' },
    });
    const refused = () =>
      (lena as Colleague).refusal(406, 'moveBooking', {
        params: { id: data.id },
        body: {
          seenUpdatedAt: '2025-06-01T00:00:00.000Z',
          pickup: '2025-06-14T12:00:00Z',
          return: '2025-06-14T15:00:00Z',
          notifyCustomer: false,
          expectedTotal: 0,
        },
      });
    expect(await firstHeard(refused)).toBe(BOOKING);
  });

  test('what another company does tells nobody here', async () => {
    const theirs = () =>
      (neighbor as Colleague).ask('createApiKey', { body: { description: 'Till' } });
    expect(await firstHeard(theirs)).toBe(BOOKING);
  });

  test('a change without an event of its own is told as one of the company', async () => {
    const ours = () => (marta as Colleague).ask('createApiKey', { body: { description: 'Till' } });
    expect(await firstHeard(ours)).toBe('data: {"kind":"company","id":null}');
  });

  test('a process that cannot hear the others still tells of what they write', async () => {
    const deaf = new Live({
      database: world.opened.database,
      log: createLog(
        'silent',
        () => world.now,
        () => {},
      ),
      hearsOthers: () => false,
      lookMs: 20,
    });
    // Events of the tests before may still arrive; a blockout has none of its own.
    const kinds = new Set<string>();
    deaf.listen(EXAMPLE_ID.heronBay, { send: ({ kind }) => kinds.add(kind), end: () => {} });
    await (lena as Colleague).ask('saveBlockout', { body: STORM });
    await expect.poll(() => [...kinds]).toContain('company');
    deaf.end();
  });
});
