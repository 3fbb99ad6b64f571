import { EXAMPLE_ID } from '@slipway/contract';
import { DOCKSIDE_ERROR_TEXT } from '@slipway/contract/team';
import { DAY, MINUTE } from '@slipway/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenedDatabase } from '../src/adapters/open-database.ts';
import type { TenantDatabase } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { type Device, NoSignalError } from '../src/ports/hardware.ts';
import { Caller } from './harness/caller.ts';
import { sheetOf } from './harness/excel.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { testApp } from './harness/test-app.ts';
import { gannetTrip, inUtc, june, ploverTrip } from './harness/trips.ts';
import { engines, TestWorld } from './harness.ts';

const at = (time: string) => Date.parse(june(14, time));
const PICNIC = { addOnId: EXAMPLE_ID.picnicBox, quantity: 2 };

describe.each(engines)('Dockside on %s', (engine) => {
  let now = 0;
  /** Each change has a moment of its own, also while the clock of a test stands still. */
  let changes = 0;
  const clock = () => new Date(now);
  let world: TestWorld;
  let opened: OpenedDatabase;
  let heronBay: TenantDatabase;
  let office: Caller;
  let kai: Colleague;
  let lena: Colleague;
  let neighbor: Colleague;
  const told: string[] = [];
  const hardware = {
    start: async (device: Device) => command('start', device),
    stop: async (device: Device) => command('stop', device),
    battery: async () => 88,
  };
  let silent = false;
  const command = (order: string, device: Device) => {
    if (silent) throw new NoSignalError(device);
    told.push(`${order} ${device.serialNumber}`);
  };

  beforeAll(async () => {
    world = await TestWorld.create(engine, storeRentalCompanies);
    opened = await world.database.open();
    heronBay = forTenant(opened.database, EXAMPLE_ID.heronBay);
    now = at('09:00');
    const moments = {
      ofChange: async () => new Date(now + changes++),
      settled: async () => new Date(now + changes + 1),
    };
    const settings = { clock, moments, hardware, requestsPerMinute: 100_000 };
    const testing = testApp(opened, { ...settings, sendJob: async () => {} });
    office = new Caller(testing, world.keys.heronbay);
    kai = await signedIn(testing.app, 'Kai');
    lena = await signedIn(testing.app, 'Lena');
    neighbor = await signedIn(testing.app, 'Neighbor');
  });
  beforeEach(async () => {
    now = at('09:00');
    changes = 0;
    told.length = 0;
    silent = false;
    await heronBay.deleteFrom('bookings').execute();
  });
  afterAll(async () => {
    await opened?.close();
    await world?.destroy();
  });

  async function booked(trip: object = {}): Promise<string> {
    const body = ploverTrip(14, '10:00', '13:00', { passengers: 4, ...trip });
    const today = now;
    now = at('09:00') - 2 * DAY;
    const { data } = await office.ask('createBooking', { body });
    now = today;
    return data.bookingId;
  }

  const day = async (who = kai, query: object = {}) =>
    (await who.ask('getDockside', { query: { dockId: EXAMPLE_ID.northPier, ...query } })).data;

  async function boatId(name: string): Promise<string> {
    const { boats } = await day(lena);
    return boats.find((boat) => boat.name === name)?.id ?? '';
  }

  /** A step of a trip with what the screen has just shown. */
  async function step(id: string, body: object = {}) {
    const { trips } = await day(lena);
    const trip = trips.find(({ bookingId }) => bookingId === id);
    return { params: { id }, body: { seenUpdatedAt: trip?.updatedAt, ...body } };
  }

  async function handedOut(id: string, boat: string, more: object = {}) {
    const body = { boatId: await boatId(boat), briefed: true, ...more };
    return (await kai.ask('handOut', await step(id, body))).data;
  }

  const historyOf = async (id: string) =>
    (
      await heronBay
        .selectFrom('booking_history')
        .select(['actor', 'changes'])
        .where('booking_id', '=', id)
        .orderBy('happened_at')
        .orderBy('id')
        .execute()
    ).at(-1);

  test('shows what leaves and returns, with the checklist, and the boats of the dock', async () => {
    const id = await booked({ addOns: [PICNIC], paid: false });
    await booked({ pickup: june(15, '10:00'), return: june(15, '13:00') });
    now = at('09:50');
    const { trips, boats, date } = await day();
    expect(date).toBe(june(14, '10:00').slice(0, 10));
    expect(trips).toHaveLength(1);
    expect(trips[0]).toMatchObject({
      bookingId: id,
      customerName: 'Ines Okafor',
      boatModelName: 'Plover 5',
      people: 4,
      capacity: 5,
      pickup: inUtc(june(14, '10:00')),
      state: 'ready',
      minutesLate: 0,
      boat: null,
      briefed: false,
      waivers: [{ name: 'Boat rules and liability', needed: 4, signed: 0, required: false }],
      addOns: [{ name: 'Picnic box', quantity: 2, state: 'to_prepare', changed: false }],
    });
    expect(trips[0]?.balance).toBeGreaterThan(0);
    expect(trips[0]?.deposits).toMatchObject([{ taking: 'hold', amount: 15000, state: 'missing' }]);
    expect(boats.map(({ name, state }) => `${name} ${state}`)).toContain('P3 free');
  });

  test('hands out the chosen boat, ends the trip, and completes the booking', async () => {
    const id = await booked();
    now = at('09:55');
    const { trips, motorSilent } = await handedOut(id, 'P3');
    expect(motorSilent).toBe(false);
    expect(trips).toMatchObject([
      { state: 'out', boat: { name: 'P3' }, briefed: true, outAt: new Date(now).toISOString() },
    ]);
    expect((await day()).boats.find(({ name }) => name === 'P3')).toMatchObject({
      state: 'out',
      until: inUtc(june(14, '13:00')),
      trip: { bookingId: id, customerName: 'Ines Okafor' },
    });
    now = at('12:58');
    const { data } = await kai.ask('endTrip', await step(id));
    expect(data.trips).toMatchObject([{ state: 'back', minutesLate: 0 }]);
    const { data: booking } = await office.ask('getBooking', { params: { id } });
    expect(booking.status).toBe('completed');
    const entry = await historyOf(id);
    expect(entry?.changes).toMatchObject({
      trips: { from: 'P3: out', to: 'P3: back' },
      status: { from: 'confirmed', to: 'completed' },
    });
    expect(entry?.actor).toMatch(/^member:/);
  });

  test('writes into the history which warnings were skipped', async () => {
    const id = await booked({ paid: false });
    now = at('09:55');
    await handedOut(id, 'P3', { briefed: false });
    expect((await historyOf(id))?.changes).toMatchObject({
      checklist: {
        to: 'balance open; deposit not in place; Boat rules and liability: 0 of 4 signed; no briefing',
      },
    });
  });

  test('a required waiver stops the hand-out until it is signed', async () => {
    const id = await booked();
    now = at('09:55');
    await heronBay.updateTable('waivers').set({ required_before_hand_out: true }).execute();
    const wish = await step(id, { boatId: await boatId('P3'), briefed: true });
    expect(await kai.refusal(406, 'handOut', wish)).toContain('0 of 4 signed');
    await heronBay.updateTable('waivers').set({ required_before_hand_out: false }).execute();
    await kai.ask('handOut', wish);
  });

  test('is late from five minutes after the return on, and marks the next trip at risk', async () => {
    const gannets = ['G1', 'G2', 'G3', 'G4'];
    const late = await booked(gannetTrip(14, '09:00', '11:00', { passengers: 4 }));
    now = at('09:00');
    await handedOut(late, 'G1');
    now = at('11:04');
    expect((await day()).trips[0]?.minutesLate).toBe(0);
    now = at('11:05');
    expect((await day()).trips[0]?.minutesLate).toBe(5);
    const fleet = (await day()).boats.filter(({ name }) => gannets.includes(name)).length;
    const next = await booked(gannetTrip(14, '12:00', '14:00', { passengers: 4, boats: fleet }));
    const { trips } = await day();
    const [first, second] = trips.filter(({ bookingId }) => bookingId === next);
    expect(first?.atRiskOf).toBeNull();
    expect(trips.filter(({ atRiskOf }) => atRiskOf?.boatName === 'G1')).toHaveLength(1);
    expect(second?.bookingId).toBe(next);
  });

  test('hands out the boats of a booking one by one', async () => {
    const id = await booked({ boats: 2, passengers: 8 });
    now = at('09:58');
    await handedOut(id, 'P2');
    const { trips } = await handedOut(id, 'P4', { number: 2 });
    expect(trips.map(({ boat }) => boat?.name)).toEqual(['P2', 'P4']);
    await kai.ask('endTrip', await step(id, { number: 1 }));
    const { data } = await kai.ask('endTrip', await step(id, { number: 2 }));
    expect(data.trips.map(({ state }) => state)).toEqual(['back', 'back']);
  });

  test('refuses what cannot be handed out, each with its reason, and changes nothing', async () => {
    const id = await booked();
    const boat = await boatId('P3');
    const early = await step(id, { boatId: boat, briefed: true });
    now = at('09:14');
    expect(await kai.refusal(406, 'handOut', early)).toBe(DOCKSIDE_ERROR_TEXT.tooEarly);
    now = at('09:15');
    await kai.ask('handOut', early);
    expect(await kai.refusal(406, 'handOut', early)).toBe(DOCKSIDE_ERROR_TEXT.alreadyOut);
    const other = await booked();
    const wish = async (boatName: string, more: object = {}) =>
      step(other, { boatId: await boatId(boatName), briefed: true, ...more });
    expect(await kai.refusal(406, 'handOut', await wish('P3'))).toContain('P3 is out with Ines');
    expect(await kai.refusal(406, 'handOut', await wish('G1'))).toBe(
      DOCKSIDE_ERROR_TEXT.boatElsewhere,
    );
    expect(await kai.refusal(406, 'handOut', await wish('P1', { number: 2 }))).toBe(
      DOCKSIDE_ERROR_TEXT.noSuchTrip,
    );
    expect(await kai.refusal(406, 'endTrip', await step(other))).toBe(DOCKSIDE_ERROR_TEXT.notOut);
    const { trips } = await day();
    expect(trips.find(({ bookingId }) => bookingId === other)).toMatchObject({
      state: 'ready',
      boat: null,
    });
  });

  test('an option is not on the list and is not handed out', async () => {
    const id = await booked({ optionHours: 72 });
    expect((await day()).trips).toEqual([]);
    const body = {
      boatId: await boatId('P3'),
      briefed: true,
      seenUpdatedAt: '2025-06-02T18:24:51.906Z',
    };
    now = at('09:50');
    const refused = await kai.call('handOut', { params: { id }, body });
    expect(refused.status, refused.text).toBe(406);
  });

  test('swaps the boat and keeps the trip', async () => {
    const id = await booked();
    now = at('09:55');
    await handedOut(id, 'P3');
    const { data } = await kai.ask('swapBoat', await step(id, { boatId: await boatId('P4') }));
    expect(data.trips).toMatchObject([
      { state: 'out', boat: { name: 'P4' }, outAt: new Date(now).toISOString() },
    ]);
    expect((await historyOf(id))?.changes).toEqual({ trips: { from: 'P3', to: 'P4' } });
    expect((await day()).boats.find(({ name }) => name === 'P3')?.state).toBe('free');
  });

  test('pauses and goes on', async () => {
    const id = await booked();
    now = at('09:55');
    await handedOut(id, 'P3');
    const paused = await kai.ask('pauseTrip', await step(id));
    expect(paused.data.trips).toMatchObject([{ state: 'paused' }]);
    const resumed = await kai.ask('resumeTrip', await step(id));
    expect(resumed.data.trips).toMatchObject([{ state: 'out', pausedAt: null }]);
  });

  test('unlocks and locks the motor of a connected boat, also when undone, and goes on without an answer', async () => {
    await heronBay
      .updateTable('boats')
      .set({ hardware: JSON.stringify({ type: 'beacon', serialNumber: 'BC-1' }) })
      .where('name', '=', 'P3')
      .execute();
    const id = await booked();
    now = at('09:55');
    const { undo } = await handedOut(id, 'P3');
    await kai.ask('undo', { params: { id: undo.id } });
    expect(told.splice(0)).toEqual(['start BC-1', 'stop BC-1']);
    await handedOut(id, 'P3');
    const paused = (await kai.ask('pauseTrip', await step(id))).data;
    await kai.ask('undo', { params: { id: paused.undo.id } });
    expect(told.splice(1)).toEqual(['stop BC-1', 'start BC-1']);
    await kai.ask('pauseTrip', await step(id));
    const boat = { params: { id: await boatId('P3') } };
    await kai.ask('startMotor', boat);
    expect((await historyOf(id))?.changes).toEqual({ motor: { from: null, to: 'P3: start' } });
    await kai.ask('stopMotor', boat);
    silent = true;
    expect(await kai.refusal(406, 'startMotor', boat)).toBe(DOCKSIDE_ERROR_TEXT.noSignal);
    const { data } = await kai.ask('endTrip', await step(id));
    expect(data).toMatchObject({ motorSilent: true, trips: [{ state: 'back' }] });
    expect(told).toEqual(['start BC-1', 'stop BC-1', 'start BC-1', 'stop BC-1']);
    const { params } = { params: { id: await boatId('P4') } };
    expect(await kai.refusal(406, 'startMotor', { params })).toBe(DOCKSIDE_ERROR_TEXT.notConnected);
    await heronBay.updateTable('boats').set({ hardware: null }).where('name', '=', 'P3').execute();
  });

  test('what was done without reception keeps its time, but not one of another day', async () => {
    const id = await booked();
    now = at('10:20');
    const left = new Date(at('09:55')).toISOString();
    const { trips } = await handedOut(id, 'P3', { at: left });
    expect(trips[0]?.outAt).toBe(left);
    expect((await historyOf(id))?.changes).toMatchObject({
      outAt: { to: inUtc(june(14, '09:55')) },
    });
    const wish = await step(id, { at: new Date(now - 25 * 60 * MINUTE).toISOString() });
    expect(await kai.problems('endTrip', wish)).toHaveProperty('at');
    const ahead = await step(id, { at: new Date(now + 60 * MINUTE).toISOString() });
    const { data } = await kai.ask('endTrip', ahead);
    expect(data.trips[0]?.backAt).toBe(new Date(now).toISOString());
  });

  test('a trip that a colleague changed meanwhile is refused with the name, a signature is not', async () => {
    const id = await booked();
    now = at('09:50');
    const seen = await step(id, { boatId: await boatId('P3'), briefed: true });
    now += MINUTE;
    await lena.ask('handOut', await step(id, { boatId: await boatId('P4'), briefed: true }));
    expect(await kai.refusal(406, 'handOut', seen)).toContain('Lena has changed this trip');
    now += MINUTE;
    await kai.ask('pauseTrip', await step(id));
    const own = await step(id);
    now += MINUTE;
    await kai.ask('resumeTrip', own);
    await kai.ask('endTrip', own);
  });

  test('sent twice with one key it happens once', async () => {
    const id = await booked();
    now = at('09:55');
    const wish = {
      ...(await step(id, { boatId: await boatId('P3'), briefed: true })),
      headers: { 'Idempotency-Key': 'from-the-queue' },
    };
    const first = await kai.call('handOut', wish);
    const second = await kai.call('handOut', wish);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
  });

  test('totals for suppliers hold what the filter shows, and no product is a formula', async () => {
    const evil = '=HYPERLINK("https://evil.example","x")';
    const box = heronBay.updateTable('add_ons').where('id', '=', EXAMPLE_ID.picnicBox);
    await booked({ addOns: [PICNIC] });
    const later = { pickup: june(14, '14:00'), return: june(14, '17:00') };
    await booked({ addOns: [{ ...PICNIC, quantity: 1 }], ...later });
    const query = { date: june(14, '10:00').slice(0, 10), dockId: EXAMPLE_ID.northPier };
    await kai.refusal(403, 'exportOrders', { query });
    expect(await neighbor.refusal(404, 'exportOrders', { query })).toContain('dock');
    const sheet = async (more: object = {}) => {
      const { data } = await lena.ask('exportOrders', { query: { ...query, ...more } });
      expect(data.fileName).toBe(`orders-${query.date}.xlsx`);
      return sheetOf(Buffer.from(data.base64, 'base64'));
    };
    expect(await sheet()).toContain('<v>3</v>');
    expect(await sheet()).not.toContain('43.5');
    expect(await sheet({ withPrices: true })).toContain('<v>43.50</v>');
    expect(await sheet({ state: 'ready' })).not.toContain('Picnic box');
    await box.set({ name: evil }).execute();
    expect(await sheet()).toContain('=HYPERLINK(&quot;https://evil.example&quot;');
    expect(await sheet()).not.toContain('<f>');
    await box.set({ name: 'Picnic box' }).execute();
  });

  test('another company and another dock are unknown', async () => {
    const id = await booked();
    now = at('09:55');
    const wish = await step(id, { boatId: await boatId('P3'), briefed: true });
    const boat = { params: { id: await boatId('P3') } };
    expect(await neighbor.refusal(404, 'handOut', wish)).toContain('no such booking');
    expect(await neighbor.refusal(404, 'endTrip', await step(id))).toContain('no such booking');
    expect(await neighbor.refusal(404, 'startMotor', boat)).toContain('boat');
    expect((await neighbor.ask('getDockside')).data.trips).toEqual([]);
    const query = { dockId: EXAMPLE_ID.millLock };
    expect(await kai.refusal(404, 'getDockside', { query })).toContain('dock');
    await heronBay
      .updateTable('bookings')
      .set({ dock_id: EXAMPLE_ID.millLock })
      .where('id', '=', id)
      .execute();
    expect(await kai.refusal(404, 'handOut', wish)).toContain('no such booking');
    expect((await kai.ask('getDockside')).data.trips).toEqual([]);
    expect((await lena.ask('getDockside')).data.trips).toHaveLength(1);
  });
});
