import { EXAMPLE_ID } from '@slipway/contract';
import {
  changedMeanwhileText,
  changedSinceText,
  TEAM_ERROR_TEXT,
  TEAM_FIELD_TEXT,
  takenSinceText,
} from '@slipway/contract/team';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forTenant } from '../src/database/for-tenant.ts';
import { SaturdayWorld } from './harness/saturday.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { engines } from './harness.ts';

const DAY = { from: '2025-06-14', days: 1 };

const STORM = {
  reason: 'Storm warning',
  from: '2025-06-14T12:00:00Z',
  until: '2025-06-14T18:00:00Z',
  dockIds: [EXAMPLE_ID.northPier],
  boatModelIds: null,
  boats: null,
};

describe.each(engines)('planning on the Saturday, on %s', (engine) => {
  let world: SaturdayWorld;
  let [lena, marta, kai, neighbor]: Colleague[] = [];

  beforeAll(async () => {
    world = await SaturdayWorld.open(engine);
    lena = await signedIn(world.app, 'Lena');
    marta = await signedIn(world.app, 'Marta');
    kai = await signedIn(world.app, 'Kai');
    neighbor = await signedIn(world.app, 'Neighbor');
  });
  afterAll(() => world?.close());

  const remove = (blockout: { id: string; updatedAt: string } | undefined, who = lena) =>
    (who as Colleague).ask('removeBlockout', {
      params: { id: blockout?.id ?? '' },
      body: { seenUpdatedAt: blockout?.updatedAt },
    });

  test('the board shows rows of boats, bars of bookings, and free boats as the guide counts them', async () => {
    const { data } = await (lena as Colleague).ask('getBoard', { query: DAY });
    const pier = data.docks.find(({ name }) => name === 'North Pier');
    const plover = pier?.models.find(({ name }) => name === 'Plover 5');
    expect(plover?.boats.map(({ name }) => name)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']);
    const p5 = plover?.boats.find(({ name }) => name === 'P5');
    expect(p5?.stays).toEqual([]);
    expect(p5?.outOfService).toHaveLength(1);
    expect(plover?.free).toEqual(
      expect.arrayContaining([
        { moment: '2025-06-14T07:00:00Z', free: 4 },
        { moment: '2025-06-14T08:00:00Z', free: 1 },
        { moment: '2025-06-14T10:00:00Z', free: 4 },
        { moment: '2025-06-14T11:00:00Z', free: 5 },
      ]),
    );
    const references = data.bookings.map(({ reference }) => reference);
    expect(references).toEqual(expect.arrayContaining(['R7K2QD', 'D8N4QS', 'M5Y2RB', 'H6P3VE']));
    const nadia = data.bookings.find(({ reference }) => reference === 'H6P3VE');
    expect(nadia?.trips).toHaveLength(2);
    expect(nadia?.balance).toBeGreaterThan(0);
  });

  test('a boat that is back was taken until then', async () => {
    const staff = lena as Colleague;
    const freeAt = async (moment: string) => {
      const { data } = await staff.ask('getBoard', { query: DAY });
      const pier = data.docks.find(({ name }) => name === 'North Pier');
      const gannet = pier?.models.find(({ name }) => name === 'Gannet 8');
      return gannet?.free.findLast((step) => step.moment <= moment)?.free;
    };
    expect(await freeAt('2025-06-14T06:00:00Z')).toBe(3);
    const paul = await held('B2X8WN');
    const { data } = await staff.ask('endTrip', {
      params: { id: paul?.id ?? '' },
      body: { seenUpdatedAt: paul?.seenUpdatedAt },
    });
    expect(await freeAt('2025-06-14T06:00:00Z')).toBe(3);
    expect(await freeAt('2025-06-14T08:00:00Z')).toBe(4);
    await staff.ask('undo', { params: { id: data.undo.id } });
  });

  test('a booking has one name on every screen, that of its customer unless an alias has booked', async () => {
    const staff = lena as Colleague;
    const typed = { givenName: 'Inez', familyName: 'Okafor', emailAddress: '', phoneNumber: null };
    const heronBay = forTenant(world.opened.database, EXAMPLE_ID.heronBay);
    const ines = () => heronBay.updateTable('bookings').where('reference', '=', 'R7K2QD');
    const { contact } = await heronBay
      .selectFrom('bookings')
      .select('contact')
      .where('reference', '=', 'R7K2QD')
      .executeTakeFirstOrThrow();
    await ines()
      .set({ contact: JSON.stringify(typed) })
      .execute();
    const { data: listed } = await staff.ask('listTeamBookings', { query: { search: 'R7K2QD' } });
    const { data: board } = await staff.ask('getBoard', { query: DAY });
    const { data: dockside } = await staff.ask('getDockside', { query: {} });
    const { data: history } = await staff.ask('listHistory', { query: {} });
    const shown = [...listed, ...board.bookings, ...dockside.trips]
      .filter(({ reference }) => reference === 'R7K2QD')
      .map(({ customerName }) => customerName);
    expect([...new Set(shown)]).toEqual(['Ines Okafor']);
    expect(shown.length).toBeGreaterThan(2);
    expect(JSON.stringify(history)).not.toContain('Inez');
    await ines()
      .set({ contact: contact && JSON.stringify(contact) })
      .execute();
  });

  test('a half hour says how many boats are free and who has the others', async () => {
    const { data } = await (kai as Colleague).ask('getFreeBoats', {
      query: { dockId: EXAMPLE_ID.northPier, date: '2025-06-14' },
    });
    const plover = data.models.find(({ name }) => name === 'Plover 5');
    const at = (moment: string) => plover?.halfHours.find((half) => half.moment === moment);
    expect(at('2025-06-14T08:00:00Z')).toMatchObject({ inService: 5, free: 1 });
    expect(
      at('2025-06-14T08:00:00Z')?.takenBy.map(({ name, boats }) => `${name} ${boats}`),
    ).toEqual(['Ruth Amsel 1', 'Nadia Ferrer 2', 'Ines Okafor 1']);
    expect(at('2025-06-14T11:00:00Z')).toMatchObject({ free: 5, takenBy: [] });
    expect(plover?.outOfService).toEqual(['P5']);
    expect(plover).toMatchObject({
      firstPickup: '2025-06-14T07:00:00Z',
      lastReturn: '2025-06-14T19:00:00Z',
    });
    // An Osprey leaves on Friday for the weekend, and none on Saturday.
    const osprey = data.models.find(({ name }) => name === 'Osprey 10');
    expect(osprey).toMatchObject({ firstPickup: null, lastReturn: null });
  });

  test('a booking that is changed is not in its own way', async () => {
    const asked = {
      dockId: EXAMPLE_ID.northPier,
      boatModelId: EXAMPLE_ID.plover5,
      date: '2025-06-14',
      boats: 2,
      passengers: 8,
    };
    const ten = async (query: Record<string, unknown>) => {
      const { data } = await (lena as Colleague).ask('listTeamStartTimes', { query });
      return data.find(({ pickup }) => pickup === '2025-06-14T08:00:00Z')?.returns[0];
    };
    expect(await ten(asked)).toMatchObject({ free: 1, reason: 'soldOut' });
    expect(await ten({ ...asked, bookingId: EXAMPLE_ID.nadiasBooking })).toMatchObject({
      free: 3,
      reason: null,
    });
  });

  test('a blockout lists its conflicts, takes its boats off sale, and can be undone for ten seconds', async () => {
    const staff = lena as Colleague;
    const before = await staff.ask('findConflicts', { body: STORM });
    expect(before.data.conflicts.map(({ reference }) => reference)).toEqual(
      expect.arrayContaining(['W3F7GJ', 'T9C5LZ']),
    );
    const saved = await staff.ask('saveBlockout', { body: STORM });
    expect(saved.data.conflicts).toEqual(before.data.conflicts);
    expect(saved.data.undo.until).toBe('2025-06-14T07:50:10.000Z');
    const freeAt = async (moment: string) => {
      const { data } = await staff.ask('getFreeBoats', {
        query: { dockId: EXAMPLE_ID.northPier, date: '2025-06-14' },
      });
      const plover = data.models.find(({ name }) => name === 'Plover 5');
      return plover?.halfHours.find((half) => half.moment === moment)?.free;
    };
    expect(await freeAt('2025-06-14T13:00:00Z')).toBe(0);
    await staff.ask('undo', { params: { id: saved.data.undo.id } });
    expect(await freeAt('2025-06-14T13:00:00Z')).toBe(4);
    expect((await staff.ask('listBlockouts')).data.map(({ reason }) => reason)).not.toContain(
      STORM.reason,
    );
  });

  test('a blockout that was changed or deleted comes back as it was', async () => {
    const staff = lena as Colleague;
    const { data } = await staff.ask('saveBlockout', { body: { ...STORM, boats: 2 } });
    const blockoutId = data.blockout.id;
    const find = async () =>
      (await staff.ask('listBlockouts')).data.find(({ id }) => id === blockoutId);
    const { updatedAt: seenUpdatedAt } = data.blockout;
    const changed = await staff.ask('saveBlockout', {
      body: { ...STORM, reason: 'Regatta', boats: 1, blockoutId, seenUpdatedAt },
    });
    expect(await find()).toMatchObject({ reason: 'Regatta', boats: 1 });
    await staff.ask('undo', { params: { id: changed.data.undo.id } });
    expect(await find()).toMatchObject({ reason: 'Storm warning', boats: 2 });
    const removed = await remove(await find());
    expect(await find()).toBeUndefined();
    await staff.ask('undo', { params: { id: removed.data.undo.id } });
    expect(await find()).toMatchObject({ reason: 'Storm warning', boats: 2 });
    await remove(await find());
  });

  test('two people who change one blockout do not overwrite each other', async () => {
    const { data } = await (lena as Colleague).ask('saveBlockout', { body: STORM });
    const { id: blockoutId, updatedAt: seenUpdatedAt } = data.blockout;
    const body = { ...STORM, blockoutId, seenUpdatedAt };
    const hers = await (marta as Colleague).ask('saveBlockout', { body: { ...body, boats: 1 } });
    const told = changedMeanwhileText(null, 'blockout');
    expect(await (lena as Colleague).refusal(406, 'saveBlockout', { body })).toBe(told);
    const params = { id: blockoutId };
    const seen = { seenUpdatedAt };
    expect(await (lena as Colleague).refusal(406, 'removeBlockout', { params, body: seen })).toBe(
      told,
    );
    expect(
      await (lena as Colleague).problems('saveBlockout', { body: { ...STORM, blockoutId } }),
    ).toHaveProperty('seenUpdatedAt');
    await remove(hers.data.blockout);
  });

  test('Undo of a blockout leaves alone what a colleague has made of it since', async () => {
    const undone = ({ id }: { id: string }) =>
      (lena as Colleague).refusal(406, 'undo', { params: { id } });
    const told = changedSinceText('blockout');
    const { data: added } = await (lena as Colleague).ask('saveBlockout', { body: STORM });
    const { id: blockoutId, updatedAt: seenUpdatedAt } = added.blockout;
    const day = { ...STORM, until: '2025-06-15T18:00:00Z', blockoutId, seenUpdatedAt };
    const { data: hers } = await (marta as Colleague).ask('saveBlockout', { body: day });
    expect(await undone(added.undo)).toBe(told);
    const { data: again } = await (lena as Colleague).ask('saveBlockout', {
      body: { ...day, seenUpdatedAt: hers.blockout.updatedAt },
    });
    await remove(again.blockout, marta);
    expect(await undone(again.undo)).toBe(told);
    expect((await (lena as Colleague).ask('listBlockouts')).data).toEqual([]);
  });

  test('Undo that blocks boats again names the trips that were booked meanwhile', async () => {
    const staff = lena as Colleague;
    const times = { from: '2025-06-29T08:00:00Z', until: '2025-06-29T14:00:00Z' };
    const { data } = await staff.ask('saveBlockout', { body: { ...STORM, ...times } });
    const removed = await remove(data.blockout);
    const { data: booked } = await staff.ask('createTeamBooking', {
      body: {
        customerId: EXAMPLE_ID.paul,
        dockId: EXAMPLE_ID.northPier,
        boatModelId: EXAMPLE_ID.plover5,
        pickup: times.from,
        return: '2025-06-29T10:00:00Z',
        boats: 1,
        passengers: 4,
      },
    });
    const undone = await staff.ask('undo', { params: { id: removed.data.undo.id } });
    expect(undone.data.conflicts.map(({ reference }) => reference)).toEqual([booked.reference]);
    const [back] = (await staff.ask('listBlockouts')).data;
    await remove(back);
  });

  test('after ten seconds, or by somebody else, nothing is undone', async () => {
    const staff = lena as Colleague;
    const { data } = await staff.ask('saveBlockout', { body: STORM });
    const call = { params: { id: data.undo.id } };
    expect(await (kai as Colleague).refusal(406, 'undo', call)).toBe(TEAM_ERROR_TEXT.tooLateToUndo);
    world.wait(11);
    expect(await staff.refusal(406, 'undo', call)).toBe(TEAM_ERROR_TEXT.tooLateToUndo);
    await remove(data.blockout);
  });

  test('a blockout whose end is not after its beginning, or of an unknown dock, is refused by field', async () => {
    const staff = lena as Colleague;
    const turned = { ...STORM, until: STORM.from };
    expect(await staff.problems('saveBlockout', { body: turned })).toHaveProperty('until');
    const elsewhere = { ...STORM, dockIds: ['e6a1a1a0-5f0b-4a63-8f0e-2f3f3f0d9a11'] };
    expect(await staff.problems('saveBlockout', { body: elsewhere })).toHaveProperty('dockIds');
  });

  test('another company sees and changes nothing of it', async () => {
    const { data } = await (lena as Colleague).ask('saveBlockout', { body: STORM });
    const other = neighbor as Colleague;
    expect((await other.ask('getBoard', { query: DAY })).data.bookings).toEqual([]);
    const dockId = EXAMPLE_ID.northPier;
    await other.refusal(404, 'getBoard', { query: { ...DAY, dockId } });
    const body = { seenUpdatedAt: data.blockout.updatedAt };
    await other.refusal(404, 'removeBlockout', { params: { id: data.blockout.id }, body });
    await other.refusal(406, 'undo', { params: { id: data.undo.id } });
    await remove(data.blockout);
  });

  test('a Dock host looks at blockouts and is told who may change them', async () => {
    await (kai as Colleague).ask('listBlockouts');
    expect(await (kai as Colleague).refusal(403, 'saveBlockout', { body: STORM })).toContain(
      'Planner',
    );
  });

  const held = async (reference: string) => {
    const { data } = await (lena as Colleague).ask('getBoard', { query: { ...DAY, days: 3 } });
    const found = data.bookings.find((booking) => booking.reference === reference);
    return found && { id: found.id, seenUpdatedAt: found.updatedAt, found };
  };

  test('a trip that was moved comes back to its time and price, and no message is sent', async () => {
    const staff = lena as Colleague;
    const amina = await held('W3F7GJ');
    const move = {
      seenUpdatedAt: amina?.seenUpdatedAt ?? '',
      pickup: '2025-06-14T13:00:00Z',
      return: '2025-06-14T17:00:00Z',
    };
    const params = { id: amina?.id ?? '' };
    const { data: preview } = await staff.ask('previewTeamChange', { params, body: move });
    expect(preview.problems.map(({ message }) => message)).toEqual([]);
    world.jobs.length = 0;
    const { data } = await staff.ask('moveBooking', {
      params,
      body: { ...move, notifyCustomer: true, expectedTotal: preview.after },
    });
    expect((await held('W3F7GJ'))?.found.pickup).toBe(move.pickup);
    const [mail] = world.jobs.filter(({ name }) => name === 'send-mail');
    expect(mail?.startAfter?.getTime()).toBeGreaterThan(Date.parse(data.undo.until));
    await staff.ask('undo', { params: { id: data.undo.id } });
    const after = await held('W3F7GJ');
    expect(after?.found).toMatchObject({
      pickup: amina?.found.pickup,
      return: amina?.found.return,
      balance: amina?.found.balance,
    });
    const waiting = await forTenant(world.opened.database, EXAMPLE_ID.heronBay)
      .selectFrom('outbox')
      .select('id')
      .where('booking_id', '=', params.id)
      .execute();
    expect(waiting).toEqual([]);
  });

  test('a move that somebody else has changed since is not undone, and one that was not seen is refused', async () => {
    const staff = lena as Colleague;
    const oskar = await held('T9C5LZ');
    const params = { id: oskar?.id ?? '' };
    const time = {
      seenUpdatedAt: oskar?.seenUpdatedAt ?? '',
      pickup: '2025-06-14T10:00:00Z',
      return: '2025-06-14T14:00:00Z',
    };
    const { data: preview } = await staff.ask('previewTeamChange', { params, body: time });
    const body = { ...time, notifyCustomer: false, expectedTotal: preview.after };
    const { data } = await staff.ask('moveBooking', { params, body });
    expect(await staff.refusal(406, 'moveBooking', { params, body })).toContain('Lena');
    world.wait(1);
    const seen = await held('T9C5LZ');
    await staff.ask('changeTeamBooking', {
      params,
      body: { seenUpdatedAt: seen?.seenUpdatedAt, passengers: 6, notifyCustomer: false },
    });
    expect(await staff.refusal(406, 'undo', { params: { id: data.undo.id } })).toBe(
      changedSinceText('booking'),
    );
  });

  describe('Undo of a cancellation', () => {
    const TRIP = {
      customerId: EXAMPLE_ID.paul,
      dockId: EXAMPLE_ID.northPier,
      boatModelId: EXAMPLE_ID.plover5,
      pickup: '2025-06-24T08:00:00Z',
      return: '2025-06-24T11:00:00Z',
      boats: 3,
      passengers: 12,
    };

    /** Cancels a trip of Lena's, lets others book, and answers the call that takes it back. */
    const canceled = async (trip: object, ...others: object[]) => {
      const staff = lena as Colleague;
      const make = async (change: object) =>
        (await staff.ask('createTeamBooking', { body: { ...TRIP, ...change } })).data;
      const { id, updatedAt: seenUpdatedAt } = await make(trip);
      const { data } = await staff.ask('cancelTeamBooking', {
        params: { id },
        body: { seenUpdatedAt, reason: 'other', charge: 'no_charge', notifyCustomer: false },
      });
      for (const other of others) await make(other);
      return { params: { id: data.undo.id } };
    };

    test('is refused once others have taken what the trip had, and says what that is', async () => {
      const heronBay = forTenant(world.opened.database, EXAMPLE_ID.heronBay);
      const refusal = async (call: object) => (lena as Colleague).refusal(406, 'undo', call);
      const boats = await canceled({}, {}, { boats: 2, passengers: 8 });
      expect(await refusal(boats)).toBe(takenSinceText('the boats'));
      const boxes = { addOns: [{ addOnId: EXAMPLE_ID.picnicBox, quantity: 12 }] };
      const at = (day: number) => ({
        pickup: `2025-06-${day}T08:00:00Z`,
        return: `2025-06-${day}T11:00:00Z`,
      });
      const pieces = await canceled({ ...at(25), ...boxes }, { ...at(25), ...boxes });
      expect(await refusal(pieces)).toBe(takenSinceText('the last pieces of Picnic box that day'));
      const codes = heronBay.updateTable('discount_codes').where('code', '=', 'WELCOME5');
      const used = await heronBay
        .selectFrom('bookings')
        .innerJoin('discount_codes', 'discount_codes.id', 'bookings.discount_code_id')
        .select(({ fn }) => fn.countAll<number>().as('uses'))
        .where('code', '=', 'WELCOME5')
        .executeTakeFirstOrThrow();
      await codes.set({ uses: Number(used.uses) + 1 }).execute();
      const coupon = { couponCode: 'WELCOME5' };
      const code = await canceled({ ...at(26), ...coupon }, { ...at(26), ...coupon });
      expect(await refusal(code)).toBe(takenSinceText('the last use of the code WELCOME5'));
      await codes.set({ uses: null }).execute();
    });

    test('of a trip that the team has overbooked works as long as nobody has taken more', async () => {
      const override = { anyAvailability: true, anyRule: true };
      const day = { passengers: 4, pickup: '2025-06-27T08:00:00Z', return: '2025-06-27T11:00:00Z' };
      const staff = lena as Colleague;
      await staff.ask('undo', await canceled({ ...day, boats: 7, override }));
      const late = await canceled({ ...day, boats: 1, override }, { ...day, boats: 1, override });
      expect(await staff.refusal(406, 'undo', late)).toBe(takenSinceText('the boats'));
    });
  });

  test('many trips are canceled after a preview that changes nothing, and all come back with one undo', async () => {
    const staff = lena as Colleague;
    const [amina, leila] = [await held('W3F7GJ'), await held('M5Y2RB')];
    const body = {
      bookings: [amina, leila].map((one) => ({
        id: one?.id ?? '',
        seenUpdatedAt: one?.seenUpdatedAt ?? '',
      })),
      cancel: { reason: 'weather', charge: 'no_charge' },
      notifyCustomers: true,
    };
    const { data: preview } = await staff.ask('previewMany', { body });
    expect(preview.bookings.map(({ refusal }) => refusal)).toEqual([null, null]);
    expect(preview.bookings[0]).toMatchObject({ totalAfter: 0, isTold: true });
    expect((await held('W3F7GJ'))?.found.status).toBe('confirmed');
    const { data } = await staff.ask('changeMany', { body });
    expect(await held('W3F7GJ')).toBeUndefined();
    expect(await held('M5Y2RB')).toBeUndefined();
    await staff.ask('undo', { params: { id: data.undo.id } });
    expect((await held('W3F7GJ'))?.found.status).toBe('confirmed');
    expect((await held('M5Y2RB'))?.found.status).toBe('option');
    expect(await (kai as Colleague).refusal(403, 'previewMany', { body })).toContain('Planner');
  });

  test.each([
    ['canceled', { cancel: { reason: 'weather', charge: 'no_charge' } }],
    ['moved', { moveMinutes: 7 * 24 * 60 }],
  ])('among many, a trip whose boat is out is not %s, and so is none of them', async (_, wish) => {
    const staff = lena as Colleague;
    const [amina, ruth] = [await held('W3F7GJ'), await held('K4M9TA')];
    const body = {
      bookings: [amina, ruth].map((one) => ({
        id: one?.id ?? '',
        seenUpdatedAt: one?.seenUpdatedAt ?? '',
      })),
      ...wish,
      notifyCustomers: true,
    };
    const { data } = await staff.ask('previewMany', { body });
    const refusals = data.bookings.map(({ reference, refusal }) => [reference, refusal]);
    expect(Object.fromEntries(refusals)).toEqual({
      W3F7GJ: null,
      K4M9TA: TEAM_ERROR_TEXT.boatIsOut,
    });
    expect(await staff.refusal(406, 'changeMany', { body })).toContain('K4M9TA');
    expect((await held('W3F7GJ'))?.found.status).toBe('confirmed');
    expect((await held('K4M9TA'))?.found.status).toBe('confirmed');
  });

  describe('many trips', () => {
    const TRIP = {
      customerId: EXAMPLE_ID.paul,
      dockId: EXAMPLE_ID.northPier,
      boatModelId: EXAMPLE_ID.plover5,
      boats: 1,
      passengers: 4,
    };
    const draft = async (pickup: string, back: string, change: object = {}) => {
      const body = { ...TRIP, pickup, return: back, ...change };
      return (await (lena as Colleague).ask('createTeamBooking', { body })).data;
    };
    type Saved = Awaited<ReturnType<typeof draft>>;
    const moved = (bookings: readonly Saved[], minutes: number) => ({
      bookings: bookings.map(({ id, updatedAt: seenUpdatedAt }) => ({ id, seenUpdatedAt })),
      moveMinutes: minutes,
      notifyCustomers: true,
    });
    const times = async ({ reference }: Saved) => {
      const { data } = await (lena as Colleague).ask('getTeamBooking', { params: { reference } });
      return [data.pickup, data.return];
    };

    test('by 24 hours leave at the same time on the next day, also when the clock changes', async () => {
      const override = { anyRule: true, anyTime: true };
      const trip = await draft('2025-10-25T08:00:00Z', '2025-10-25T10:00:00Z', { override });
      await (lena as Colleague).ask('changeMany', { body: moved([trip], 24 * 60) });
      expect(await times(trip)).toEqual(['2025-10-26T09:00:00Z', '2025-10-26T11:00:00Z']);
    });

    test('tell the customer of a draft nothing', async () => {
      const trip = await draft('2025-07-01T08:00:00Z', '2025-07-01T10:00:00Z');
      world.jobs.length = 0;
      const { data } = await (lena as Colleague).ask('changeMany', { body: moved([trip], 60) });
      expect(data.bookings).toMatchObject([{ reference: trip.reference, isTold: false }]);
      expect(world.jobs).toEqual([]);
    });

    test('that follow one another move and come back together', async () => {
      const staff = lena as Colleague;
      const trips = [
        await draft('2025-07-02T10:00:00Z', '2025-07-02T12:00:00Z', { boats: 4 }),
        await draft('2025-07-02T12:00:00Z', '2025-07-02T14:00:00Z', { boats: 4 }),
      ];
      for (const minutes of [120, -120]) {
        const body = moved(trips, minutes);
        const { data: preview } = await staff.ask('previewMany', { body });
        expect(preview.bookings.map(({ id, refusal }) => [id, refusal])).toEqual(
          trips.map(({ id }) => [id, null]),
        );
        const { data } = await staff.ask('changeMany', { body });
        await staff.ask('undo', { params: { id: data.undo.id } });
        for (const trip of trips) {
          expect(await times(trip)).toEqual([trip.pickup, trip.return]);
          const params = { reference: trip.reference };
          trip.updatedAt = (await staff.ask('getTeamBooking', { params })).data.updatedAt;
        }
      }
    });

    test('name no booking twice, in whatever letters', async () => {
      const trip = await draft('2025-07-03T08:00:00Z', '2025-07-03T10:00:00Z');
      const body = moved([trip, { ...trip, id: trip.id.toUpperCase() }], 60);
      for (const operation of ['previewMany', 'changeMany'] as const) {
        expect(await (lena as Colleague).problems(operation, { body })).toEqual({
          'bookings.1.id': [TEAM_FIELD_TEXT.bookingTwice],
        });
      }
    });
  });
});
