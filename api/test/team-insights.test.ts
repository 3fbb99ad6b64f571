import { EXAMPLE_ID, FIELD_TEXT, TEAM } from '@slipway/contract';
import { fieldForPeople, TEAM_FIELD_TEXT } from '@slipway/contract/team';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SaturdayWorld } from './harness/saturday.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { engines } from './harness.ts';

const SATURDAY = { from: '2025-06-14', until: '2025-06-14' };

const PAULS_TRIP = {
  customerId: EXAMPLE_ID.paul,
  dockId: EXAMPLE_ID.northPier,
  boatModelId: EXAMPLE_ID.plover5,
  boats: 1,
  passengers: 3,
};

describe.each(engines)('Insights, on %s', (engine) => {
  let world: SaturdayWorld;
  let marta: Colleague;
  let neighbor: Colleague;

  beforeAll(async () => {
    world = await SaturdayWorld.open(engine);
    marta = await signedIn(world.app, 'Marta');
    neighbor = await signedIn(world.app, 'Neighbor');
  });
  afterAll(() => world?.close());

  const insights = async (query: Record<string, unknown>, who = marta) =>
    (await who.ask('getInsights', { query: { ...SATURDAY, ...query } })).data;
  const measures = async (query: Record<string, unknown>, who = marta) =>
    (await insights(query, who)).total.current;

  async function draft(pickup: string, back: string) {
    const override = { anyTime: true };
    const body = { ...PAULS_TRIP, pickup, return: back, override };
    return (await marta.ask('createTeamBooking', { body })).data;
  }

  async function confirmed(pickup: string, back: string) {
    const { id, updatedAt: seenUpdatedAt } = await draft(pickup, back);
    const body = { seenUpdatedAt, notifyCustomer: false, addPaymentLink: false };
    return (await marta.ask('confirmTeamBooking', { params: { id }, body })).data;
  }

  const cancel = (
    { id, updatedAt: seenUpdatedAt }: { id: string; updatedAt: string },
    charge: string,
  ) =>
    marta.ask('cancelTeamBooking', {
      params: { id },
      body: { seenUpdatedAt, reason: 'customer', charge, notifyCustomer: false },
    });

  test('the Saturday at North Pier has the figures of the guide', async () => {
    const { asOf, total, parts, step } = await insights({ dockId: EXAMPLE_ID.northPier });
    expect(total.current).toEqual({
      ...SATURDAY,
      revenue: 70646,
      bookings: 6,
      averageValue: 11774,
      // 20 of 116: five Plovers for 12 hours, four Gannets for 14.
      occupancy: 17.2,
      addOnShare: 6.8,
      leadTime: expect.any(Number),
      cancelRate: 0,
    });
    expect(total.earlier).toMatchObject({ from: '2024-06-14', revenue: 0, averageValue: null });
    expect({ asOf, step, parts: parts.current }).toEqual({
      asOf: '2025-06-14T07:50:00.000Z',
      step: 'day',
      parts: [total.current],
    });
  });

  test('a trip over several days counts on its pickup day, and a month in its weeks', async () => {
    const friday = { from: '2025-06-13', until: '2025-06-13', compared: 'previous_period' };
    const jonas = await insights({ ...friday, boatModelId: EXAMPLE_ID.osprey10 });
    expect(jonas.total.current).toMatchObject({ bookings: 1, occupancy: 50 });
    expect(jonas.total.earlier).toMatchObject({ from: '2025-06-12', occupancy: null });
    const june = await insights({ from: '2025-06-01', until: '2025-06-30' });
    expect(june.parts.current.map(({ from, revenue }) => [from, revenue])).toEqual([
      ['2025-06-01', 0],
      ['2025-06-08', 70646 + jonas.total.current.revenue],
      ['2025-06-15', 0],
      ['2025-06-22', 0],
      ['2025-06-29', 0],
    ]);
  });

  test.each([
    ['partner', { partner: 'reedside' }, 16000, 1],
    ['source', { source: 'staff' }, 16000, 2],
    ['customer type', { customerTypeId: EXAMPLE_ID.clubMember }, 0, 1],
    ['model', { boatModelId: EXAMPLE_ID.gannet8 }, 8256 + 16512, 2],
    ['several', { partner: 'reedside', source: 'customer' }, 0, 0],
  ])('are narrowed by %s', async (_, filter, revenue, bookings) => {
    expect(await measures(filter)).toMatchObject({ revenue, bookings });
  });

  test('go by the day on which was booked, but boat hours stay on the day of the trip', async () => {
    const sold = await measures({ from: '2025-06-02', until: '2025-06-02', by: 'booking' });
    expect(sold).toMatchObject({ bookings: 1, revenue: 13279, addOnShare: 18.2, occupancy: 0 });
    // From June 2, 20:21:07 to June 14, 10:00.
    expect(sold.leadTime).toBe(11 * 24 * 60 + 13 * 60 + 39);
    const booked = await measures({ by: 'booking', dockId: EXAMPLE_ID.northPier });
    expect(booked).toMatchObject({ bookings: 0, revenue: 0, occupancy: 17.2 });
  });

  test('keep the fee of a canceled booking, and count neither drafts nor options', async () => {
    const day = { from: '2025-06-15', until: '2025-06-15' };
    const before = await measures(day);
    expect(before.cancelRate).toBeNull();
    await confirmed('2025-06-15T08:00:00Z', '2025-06-15T10:00:00Z');
    const called = await confirmed('2025-06-15T12:00:00Z', '2025-06-15T15:00:00Z');
    const waiting = await draft('2025-06-15T12:00:00Z', '2025-06-15T15:00:00Z');
    expect(await measures(day)).toMatchObject({ bookings: 2, revenue: 8000 + 11000 });
    await cancel(called, 'cancellation_fee');
    await cancel(waiting, 'no_charge');
    expect(await measures(day)).toMatchObject({
      bookings: 1,
      revenue: 8000 + 5500,
      averageValue: 13500,
      cancelRate: 50,
    });
  });

  test('put a trip on the day at the dock, also when the clock changes', async () => {
    // 23:45 of the day with 25 hours; an hour earlier by the clock of summer it would be Monday.
    await confirmed('2025-10-26T22:45:00Z', '2025-10-27T00:45:00Z');
    const bookingsOn = async (date: string) =>
      (await measures({ from: date, until: date })).bookings;
    expect(await bookingsOn('2025-10-26')).toBe(1);
    expect(await bookingsOn('2025-10-27')).toBe(0);
  });

  test('refuse a period that ends before it begins, and one of more than a year', async () => {
    const problems = (query: Record<string, unknown>) => marta.problems('getInsights', { query });
    expect(await problems({ from: '2025-06-14', until: '2025-06-13' })).toEqual({
      until: [TEAM_FIELD_TEXT.lastBeforeFirst],
    });
    expect(await problems({ from: '2024-01-01', until: '2025-01-01' })).toEqual({
      until: [TEAM_FIELD_TEXT.periodTooLong],
    });
    expect(await problems({ from: 'June', until: '2025-06-13' })).toHaveProperty('from');
    await insights({ from: '2024-01-01', until: '2024-12-31' });
  });

  test('know nothing of another company, and a wrong filter is no empty month', async () => {
    await neighbor.refusal(404, 'getInsights', {
      query: { ...SATURDAY, dockId: EXAMPLE_ID.northPier },
    });
    for (const filter of [
      { boatModelId: EXAMPLE_ID.plover5 },
      { customerTypeId: EXAMPLE_ID.guest },
      { partner: 'reedside' },
    ]) {
      expect(await neighbor.problems('getInsights', { query: { ...SATURDAY, ...filter } })).toEqual(
        { [Object.keys(filter).join()]: [fieldForPeople(FIELD_TEXT.doesNotExist)] },
      );
    }
    expect(await measures({}, neighbor)).toMatchObject({ bookings: 0, revenue: 0 });
  });

  test('show a manager of some docks these docks alone', async () => {
    const tomasz = await signedIn(world.app, 'Tomasz');
    const change = (dockIds: string[] | null) =>
      marta.ask('updateMember', {
        params: { id: TEAM.Tomasz.id },
        body: { roleId: 'operations_manager', dockIds, until: null },
      });
    expect(await measures({}, tomasz)).toMatchObject({ bookings: 6 });
    await change([EXAMPLE_ID.millLock]);
    expect(await measures({}, tomasz)).toMatchObject({ bookings: 0, occupancy: null });
    await tomasz.refusal(404, 'getInsights', {
      query: { ...SATURDAY, dockId: EXAMPLE_ID.northPier },
    });
    await change(null);
  });
});
