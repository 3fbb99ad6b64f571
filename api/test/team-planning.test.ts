import { EXAMPLE_ID } from '@slipway/contract';
import { TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  let [lena, kai, neighbor]: Colleague[] = [];

  beforeAll(async () => {
    world = await SaturdayWorld.open(engine);
    lena = await signedIn(world.app, 'Lena');
    kai = await signedIn(world.app, 'Kai');
    neighbor = await signedIn(world.app, 'Neighbor');
  });
  afterAll(() => world?.close());

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
    const changed = await staff.ask('saveBlockout', {
      body: { ...STORM, reason: 'Regatta', boats: 1, blockoutId },
    });
    expect(await find()).toMatchObject({ reason: 'Regatta', boats: 1 });
    await staff.ask('undo', { params: { id: changed.data.undo.id } });
    expect(await find()).toMatchObject({ reason: 'Storm warning', boats: 2 });
    const removed = await staff.ask('removeBlockout', { params: { id: blockoutId } });
    expect(await find()).toBeUndefined();
    await staff.ask('undo', { params: { id: removed.data.undo.id } });
    expect(await find()).toMatchObject({ reason: 'Storm warning', boats: 2 });
    await staff.ask('removeBlockout', { params: { id: blockoutId } });
  });

  test('after ten seconds, or by somebody else, nothing is undone', async () => {
    const staff = lena as Colleague;
    const { data } = await staff.ask('saveBlockout', { body: STORM });
    const call = { params: { id: data.undo.id } };
    expect(await (kai as Colleague).refusal(406, 'undo', call)).toBe(TEAM_ERROR_TEXT.tooLateToUndo);
    world.wait(11);
    expect(await staff.refusal(406, 'undo', call)).toBe(TEAM_ERROR_TEXT.tooLateToUndo);
    await staff.ask('removeBlockout', { params: { id: data.blockout.id } });
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
    await other.refusal(404, 'removeBlockout', { params: { id: data.blockout.id } });
    await other.refusal(406, 'undo', { params: { id: data.undo.id } });
    await (lena as Colleague).ask('removeBlockout', { params: { id: data.blockout.id } });
  });

  test('a Dock host looks at blockouts and is told who may change them', async () => {
    await (kai as Colleague).ask('listBlockouts');
    expect(await (kai as Colleague).refusal(403, 'saveBlockout', { body: STORM })).toContain(
      'Planner',
    );
  });
});
