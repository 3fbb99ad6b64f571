import { EXAMPLE_ID } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forTenant } from '../src/database/for-tenant.ts';
import { SaturdayWorld } from './harness/saturday.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { engines } from './harness.ts';

const SATURDAY = '2025-06-14';

describe.each(engines)('Today and the search, on %s', (engine) => {
  let world: SaturdayWorld;
  let lena: Colleague;
  let kai: Colleague;
  let neighbor: Colleague;

  beforeAll(async () => {
    world = await SaturdayWorld.open(engine);
    lena = await signedIn(world.app, 'Lena');
    kai = await signedIn(world.app, 'Kai');
    neighbor = await signedIn(world.app, 'Neighbor');
  });
  afterAll(() => world?.close());

  async function today(who: Colleague, query: { day: string; dockId?: string }) {
    const { data } = await who.ask('getToday', { query });
    return data.bookings;
  }

  async function found(who: Colleague, text: string) {
    const { data } = await who.ask('searchEverything', { query: { text } });
    return {
      references: data.bookings.map(({ reference }) => reference),
      names: data.customers.map(({ name }) => name),
    };
  }

  test('the day has its departures and returns, what is out, what is owed, and the request', async () => {
    const bookings = await today(lena, { day: SATURDAY, dockId: EXAMPLE_ID.northPier });
    const known = new Map(bookings.map((booking) => [booking.reference, booking]));
    expect([...known.keys()]).toEqual(
      expect.arrayContaining(['B2X8WN', 'K4M9TA', 'R7K2QD', 'H6P3VE', 'T9C5LZ', 'W3F7GJ']),
    );
    expect(known.get('B2X8WN')).toMatchObject({
      customerName: 'Paul Lindqvist',
      trips: [{ boatName: 'G1', outAt: expect.any(String), backAt: null }],
    });
    expect(known.get('R7K2QD')).toMatchObject({
      balance: 0,
      signatures: { needed: 4, signed: 3 },
      people: 4,
    });
    expect(known.get('H6P3VE')).toMatchObject({ partnerName: 'Hotel Reedside', boats: 2 });
    expect(known.get('H6P3VE')?.balance).toBeGreaterThan(0);
    expect(known.get('M5Y2RB')).toMatchObject({
      status: 'option',
      optionUntil: '2025-06-14T10:00:00.000Z',
    });
  });

  test('a deposit that is not in place is missing, one that is held is not', async () => {
    const missing = async () => {
      const bookings = await today(lena, { day: SATURDAY });
      return bookings.find(({ reference }) => reference === 'T9C5LZ')?.deposits;
    };
    expect(await missing()).toEqual({ missing: 0 });
    const company = forTenant(world.opened.database, EXAMPLE_ID.heronBay);
    await company
      .updateTable('booking_deposits')
      .set({ secured_at: null })
      .where(
        'booking_id',
        'in',
        company.selectFrom('bookings').select('id').where('reference', '=', 'T9C5LZ'),
      )
      .execute();
    expect(await missing()).toEqual({ missing: 20_000 });
  });

  test('a trip that is out over the weekend is of each of its days', async () => {
    for (const day of ['2025-06-13', SATURDAY, '2025-06-15']) {
      const references = (await today(lena, { day })).map(({ reference }) => reference);
      expect(references, day).toContain('D8N4QS');
    }
    const later = (await today(lena, { day: '2025-06-16' })).map(({ reference }) => reference);
    expect(later).not.toContain('T9C5LZ');
  });

  test('a dock outside the scope or of nobody is unknown, and another company sees none of it', async () => {
    for (const dockId of [EXAMPLE_ID.millLock, EXAMPLE_ID.modelBooking]) {
      await kai.refusal(404, 'getToday', { query: { day: SATURDAY, dockId } });
    }
    await neighbor.refusal(404, 'getToday', {
      query: { day: SATURDAY, dockId: EXAMPLE_ID.northPier },
    });
    const theirs = await today(neighbor, { day: SATURDAY });
    expect(theirs.map(({ reference }) => reference)).not.toContain('R7K2QD');
    expect(await lena.problems('getToday', { query: { day: 'today' } })).toHaveProperty('day');
  });

  test.each([
    ['a reference in small letters', 'r7k2qd'],
    ['a part of a name', 'okaf'],
    ['given and family name in any order', 'okafor ines'],
    ['an e-mail address', 'Ines.Okafor@example.com'],
  ])('the search finds a booking by %s', async (_, text) => {
    expect((await found(lena, text)).references).toContain('R7K2QD');
  });

  test.each([
    '07700 900 123',
    '(07700) 900-123',
    '+44 7700 900123',
    '0044 (0)7700 900123',
    '900123',
  ])(
    'a phone number as people type it finds the same person wherever they search: %s',
    async (typed) => {
      expect(await found(lena, typed)).toEqual({
        references: expect.arrayContaining(['R7K2QD']),
        names: ['Ines Okafor'],
      });
      expect((await found(lena, `ines ${typed}`)).names).toEqual(['Ines Okafor']);
      const customers = await lena.ask('listTeamCustomers', { query: { search: typed } });
      expect(customers.data.map(({ name }) => name)).toEqual(['Ines Okafor']);
      const bookings = await lena.ask('listTeamBookings', { query: { search: typed } });
      expect(bookings.data.map(({ reference }) => reference)).toContain('R7K2QD');
      const chosen = await lena.ask('findCustomers', { query: { text: typed } });
      expect(chosen.data.map(({ name }) => name)).toEqual(['Ines Okafor']);
    },
  );

  test('the search finds by boat and by model, and customers too', async () => {
    expect((await found(lena, 'G1')).references).toContain('B2X8WN');
    expect((await found(lena, 'gannet')).references).toContain('T9C5LZ');
    expect((await found(lena, 'Gannet Brandt')).references).toEqual(['T9C5LZ']);
    expect((await found(lena, 'okafor')).names).toEqual(['Ines Okafor']);
  });

  test('the search treats signs of patterns as signs, and finds nothing of another company', async () => {
    expect(await found(lena, '%')).toEqual({ references: [], names: [] });
    expect(await found(lena, '_')).toEqual({ references: [], names: [] });
    expect(await found(neighbor, 'R7K2QD')).toEqual({ references: [], names: [] });
    expect(await lena.problems('searchEverything', { query: { text: '' } })).toHaveProperty('text');
  });
});
