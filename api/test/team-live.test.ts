import { randomUUID } from 'node:crypto';
import { EXAMPLE_ID, TEAM } from '@slipway/contract';
import { DAY } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordChanges } from '../src/database/changes/record-changes.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { DEMO_PASSWORD, storeMember } from '../src/demo/team.ts';
import { Live } from '../src/live/live.ts';
import { createLog } from '../src/log.ts';
import { SaturdayWorld } from './harness/saturday.ts';
import { Colleague, signedIn, teamPasswordHash } from './harness/team.ts';
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

  describe('members of other docks', () => {
    let mill: Colleague;
    beforeAll(async () => {
      mill = await join('mill.lock@heronbay.example', [EXAMPLE_ID.millLock]);
    });

    test('hear nothing of a booking, and of what lies at no dock as everybody else', async () => {
      const heard = await mill.hear();
      await pause();
      await note('H6P3VE');
      await pause();
      await (marta as Colleague).ask('createApiKey', { body: { description: 'Till' } });
      expect(await heard.next()).toBe('data: {"kind":"company","id":null}');
      await heard.leave();
    });

    test('hear of one that comes to their dock, and so do those whom it leaves', async () => {
      const [here, there] = [await (kai as Colleague).hear(), await mill.hear()];
      await pause();
      const { id, reference, status } = await find('H6P3VE');
      const [from, to] = [EXAMPLE_ID.northPier, EXAMPLE_ID.millLock];
      await forTenant(world.opened.database, EXAMPLE_ID.heronBay)
        .transaction()
        .execute(async (transaction) => {
          const moved = transaction.updateTable('bookings').set({ dock_id: to });
          await moved.where('id', '=', id).execute();
          const now = new Date();
          await recordChanges(transaction, { actor: { kind: 'system' }, now }, [
            {
              type: 'booking.updated',
              subject: { bookingId: id, reference, status },
              changes: { dockId: { from, to } },
            },
          ]);
        });
      await (marta as Colleague).ask('createApiKey', { body: { description: 'Till' } });
      const told = `data: {"kind":"booking","id":"${id}"}`;
      expect([await here.next(), await there.next()]).toEqual([told, told]);
      await Promise.all([here.leave(), there.leave()]);
      const back = forTenant(world.opened.database, EXAMPLE_ID.heronBay)
        .updateTable('bookings')
        .set({ dock_id: from });
      await back.where('id', '=', id).execute();
    });
  });

  describe('nobody hears more', () => {
    test.each([
      ['after signing out', (who: Colleague) => who.ask('signOut')],
      [
        'once they are removed',
        async (who: Colleague) => {
          const { id } = (await who.ask('getDashboard')).data.me;
          await (marta as Colleague).ask('removeMember', { params: { id } });
        },
      ],
      [
        'when the last day is over',
        async () => {
          world.wait((3 * DAY) / 1000);
          await (marta as Colleague).ask('createApiKey', { body: { description: 'Till' } });
        },
      ],
    ])('%s', async (when, ends) => {
      const address = `${when.replaceAll(' ', '.')}@heronbay.example`;
      const who = await join(address, null, '2025-06-15');
      const heard = await who.hear();
      await pause();
      const before = world.now;
      await ends(who);
      await expect(heard.next()).rejects.toThrow('the stream has ended');
      world.now = before;
    });

    test('of bookings that their role no longer shows', async () => {
      const who = await join('former.host@heronbay.example', null);
      const { id } = (await who.ask('getDashboard')).data.me;
      const role = { name: 'Bookkeeper', permissions: ['team.view'], copiedFrom: 'dock_host' };
      const { id: roleId } = (await (marta as Colleague).ask('createRole', { body: role })).data;
      await pause();
      const heard = await who.hear();
      await pause();
      const body = { roleId, dockIds: null, until: null };
      await (marta as Colleague).ask('updateMember', { params: { id }, body });
      expect(await heard.next()).toBe('data: {"kind":"company","id":null}');
      await note('H6P3VE');
      await pause();
      await (marta as Colleague).ask('createApiKey', { body: { description: 'Till' } });
      expect(await heard.next()).toBe('data: {"kind":"company","id":null}');
      await heard.leave();
    });

    test('of a dock at which they no longer work', async () => {
      const who = await join('moving.host@heronbay.example', [EXAMPLE_ID.northPier]);
      const { id } = (await who.ask('getDashboard')).data.me;
      const heard = await who.hear();
      await pause();
      const body = { roleId: 'dock_host', dockIds: [EXAMPLE_ID.millLock], until: null };
      await (marta as Colleague).ask('updateMember', { params: { id }, body });
      expect(await heard.next()).toBe('data: {"kind":"company","id":null}');
      await note('H6P3VE');
      await pause();
      await (marta as Colleague).ask('createApiKey', { body: { description: 'Till' } });
      expect(await heard.next()).toBe('data: {"kind":"company","id":null}');
      await heard.leave();
    });
  });

  /** Somebody new, who is signed in. */
  async function join(
    email_address: string,
    dock_ids: string[] | null,
    until: string | null = null,
  ): Promise<Colleague> {
    const id = randomUUID();
    const password_hash = await teamPasswordHash();
    const { database } = world.opened;
    await storeMember(database, EXAMPLE_ID.heronBay, {
      person: { id, name: 'Host', email_address, password_hash },
      grant: { role: 'dock_host', dock_ids },
      now: world.now,
    });
    const company = forTenant(database, EXAMPLE_ID.heronBay);
    await company.updateTable('members').set({ until }).where('id', '=', id).execute();
    const who = new Colleague(world.app, '192.0.2.99');
    await who.ask('signIn', { body: { emailAddress: email_address, password: DEMO_PASSWORD } });
    return who;
  }

  async function find(reference: string) {
    return (await (lena as Colleague).ask('getTeamBooking', { params: { reference } })).data;
  }

  async function note(reference: string): Promise<void> {
    const { id } = await find(reference);
    await (lena as Colleague).ask('addBookingNote', { params: { id }, body: { text: 'Called.' } });
  }

  test('a process that cannot hear the others still tells of what they write', async () => {
    const deaf = new Live({
      database: world.opened.database,
      clock: () => world.now,
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
    const tenant = await world.opened.database
      .selectFrom('tenants')
      .selectAll()
      .where('id', '=', EXAMPLE_ID.heronBay)
      .executeTakeFirstOrThrow();
    const viewer = { id: TEAM.Kai.id, session: null };
    deaf.listen(tenant, { viewer, send: ({ kind }) => kinds.add(kind), end: () => {} });
    await (lena as Colleague).ask('saveBlockout', { body: STORM });
    await expect.poll(() => [...kinds]).toContain('company');
    deaf.end();
  });
});
