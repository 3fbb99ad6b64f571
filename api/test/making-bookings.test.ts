import {
  BOOKING_REFERENCE_LENGTH,
  ERROR_TEXT,
  EXAMPLE_ID,
  FIELD_TEXT,
  INES,
  tooManyBoatsText,
  tooManyPassengersText,
} from '@slipway/contract';
import { DAY, formatInstant } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { Caller } from './harness/caller.ts';
import { rentalCompaniesWith, STRANGER } from './harness/rental-companies.ts';
import { gannetTrip, inUtc, june, ploverTrip, question } from './harness/trips.ts';
import { bothEngines, type TestServer, TestWorld } from './harness.ts';

const UNKNOWN = 'e6a1a1a0-5f0b-4a63-8f0e-2f3f3f0d9a11';

/** One pickup or return at a time at Mill Lock, and five boats away at North Pier for two hours. */
async function storeLimits(database: Database): Promise<void> {
  const heronBay = forTenant(database, EXAMPLE_ID.heronBay);
  await heronBay
    .updateTable('docks')
    .set({ traffic_limit: JSON.stringify({ count: 'both', by: 'bookings', limit: 1 }) })
    .where('id', '=', EXAMPLE_ID.millLock)
    .execute();
  await heronBay
    .insertInto('blockouts')
    .values({
      id: UNKNOWN,
      reason: 'Varnish',
      starts_at: new Date(june(20, '12:00')),
      ends_at: new Date(june(20, '14:00')),
      dock_ids: [EXAMPLE_ID.northPier],
      boat_model_ids: [EXAMPLE_ID.plover5],
      boats: 5,
    })
    .execute();
}

describe.each(bothEngines)('making bookings on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;
  let caller: Caller;

  beforeAll(async () => {
    world = await TestWorld.create(engine, rentalCompaniesWith(storeLimits));
    server = await world.startServer();
    caller = new Caller(server, world.keys.heronbay);
  });
  afterAll(() => world?.destroy());

  const book = async (body: object) => {
    const { data } = await caller.ask('createBooking', { body });
    return (await caller.ask('getBooking', { params: { id: data.bookingId } })).data;
  };
  const refusal = (body: object) => caller.refusal(406, 'createBooking', { body });
  const free = async (...asked: Parameters<typeof question>) =>
    (await caller.ask('getAvailability', question(...asked))).data;

  test('gives a confirmed booking with a reference, its page and its customer', async () => {
    const trip = ploverTrip(1, '10:00', '13:00', { passengers: 4 });
    const booking = await book(trip);
    expect(booking).toMatchObject({
      ...trip,
      pickup: inUtc(trip.pickup),
      return: inUtc(trip.return),
      status: 'confirmed',
      boats: 1,
      customer: INES,
    });
    expect(booking.reference).toMatch(new RegExp(`^[A-Z2-9]{${BOOKING_REFERENCE_LENGTH}}$`));
    expect(booking.url).toBe(`https://heronbay.slipway.example/bookings/${booking.reference}`);
    expect(booking.updatedAt).toBe(booking.createdAt);
  });

  test('prices the trip without the fee of the booking form and records a cash payment', async () => {
    const { financialDetails: money } = await book(ploverTrip(1, '14:00', '17:00'));
    expect(money).toMatchObject({ psp: 'stripe', currency: 'EUR', balance: 0 });
    expect(money.applicationFee).toEqual({ amount: 0, currency: 'EUR' });
    expect(money.costs.lines.map((line) => [line.type, line.amountIncludingTax])).toEqual([
      ['pricing_structure', 13200],
    ]);
    expect(money.costs).toMatchObject({ totalIncludingTax: 13200, totalExcludingTax: 11000 });
    expect(money.payments.lines).toMatchObject([{ source: 'cash', amount: 13200 }]);
    expect(money.deposits.lines).toMatchObject([{ description: 'Damage deposit', amount: 15000 }]);
  });

  test('repeats every amount under its old name', async () => {
    const { costs } = (await book(ploverTrip(2, '10:00', '12:00'))).financialDetails;
    expect(costs.totalIncludingVat).toBe(costs.totalIncludingTax);
    expect(costs.totalExcludingVat).toBe(costs.totalExcludingTax);
    for (const line of costs.lines) {
      expect(line.vatRateId).toBe(line.taxRateId);
      expect(line.amountIncludingVat).toBe(line.amountIncludingTax);
      expect(line.amountExcludingVat).toBe(line.amountExcludingTax);
    }
  });

  test('leaves the balance open when it is not paid', async () => {
    const { financialDetails } = await book(ploverTrip(2, '13:00', '15:00', { paid: false }));
    expect(financialDetails.payments).toEqual({ total: 0, lines: [] });
    expect(financialDetails.balance).toBe(financialDetails.costs.totalIncludingTax);
  });

  test('a trip that returns as it is picked up takes its boats too', async () => {
    const trip = ploverTrip(25, '10:00', '10:00');
    for (let boat = 0; boat < 6; boat += 1) await book(trip);
    expect(await refusal(trip)).toBe(ERROR_TEXT.noAvailability);
    expect(await refusal(ploverTrip(25, '09:00', '11:00'))).toBe(ERROR_TEXT.noAvailability);
    await book(ploverTrip(25, '10:01', '12:01'));
  });

  test('counts how long ahead a trip is booked', async () => {
    const early = await book(gannetTrip(3, '10:00', '13:00', { passengers: 8 }));
    const sum = early.financialDetails.costs.lines
      .filter(({ type }) => type === 'pricing_structure')
      .reduce((total, line) => total + line.amountIncludingTax, 0);
    expect(sum).toBe(12672);
    const inTwoHours = Date.now() + DAY / 12;
    const late = await book({
      ...gannetTrip(3, '10:00', '13:00'),
      pickup: formatInstant(inTwoHours),
      return: formatInstant(inTwoHours + DAY / 8),
    });
    expect(late.financialDetails.costs.totalIncludingTax).toBe(16200);
  });

  test('prices the true length of a trip over either change of the clock', async () => {
    const hours = async (pickup: string, back: string) => {
      const trip = { ...gannetTrip(1, '10:00', '13:00'), pickup, return: back };
      const [rental] = (await book(trip)).financialDetails.costs.lines;
      return (rental?.amountIncludingTax ?? 0) / 4800;
    };
    expect(await hours('2025-03-30T01:00:00+01:00', '2025-03-30T05:00:00+02:00')).toBe(3);
    expect(await hours('2025-10-26T01:00:00+02:00', '2025-10-26T05:00:00+01:00')).toBe(5);
  });

  test('takes as many boats as there are and then no more', async () => {
    const trip = ploverTrip(4, '10:00', '13:00', { boats: 4 });
    await book(trip);
    expect((await free(trip, trip.pickup, trip.return)).lowestAvailability).toBe(2);
    expect(await refusal({ ...trip, boats: 3 })).toBe(ERROR_TEXT.noAvailability);
    await book({ ...trip, boats: 2 });
    expect((await free(trip, trip.pickup, trip.return)).lowestAvailability).toBe(0);
    expect(await refusal({ ...trip, boats: 1 })).toBe(ERROR_TEXT.noAvailability);
  });

  test('lets the next trip start at the moment of the return', async () => {
    await book(ploverTrip(5, '10:00', '13:00', { boats: 6 }));
    await book(ploverTrip(5, '13:00', '15:00', { boats: 6 }));
    expect(await refusal(ploverTrip(5, '12:59', '14:59'))).toBe(ERROR_TEXT.noAvailability);
  });

  test('keeps the turnaround of the schedule free', async () => {
    const trip = gannetTrip(5, '10:00', '13:00', { boats: 2 });
    await book(trip);
    expect((await free(trip, june(5, '09:00'), june(5, '18:00'))).perMoment).toEqual([
      { moment: inUtc(june(5, '09:00')), availability: 2 },
      { moment: inUtc(june(5, '10:00')), availability: 0 },
      { moment: inUtc(june(5, '13:15')), availability: 2 },
    ]);
    expect(await refusal(gannetTrip(5, '13:10', '15:10'))).toBe(ERROR_TEXT.noAvailability);
    await book(gannetTrip(5, '13:15', '15:15'));
  });

  test('counts each dock for itself', async () => {
    await book(gannetTrip(6, '10:00', '13:00', { boats: 2 }));
    await book(gannetTrip(6, '10:00', '13:00', { boats: 2, dockId: EXAMPLE_ID.millLock }));
  });

  test('leaves out boats that are blocked', async () => {
    const trip = ploverTrip(20, '10:00', '13:00', { boats: 2 });
    expect((await free(trip, trip.pickup, june(20, '15:00'))).perMoment).toMatchObject([
      { availability: 6 },
      { availability: 1 },
      { availability: 6 },
    ]);
    expect(await refusal(trip)).toBe(ERROR_TEXT.noAvailability);
    await book(ploverTrip(20, '10:00', '12:00', { boats: 6 }));
  });

  test('406: refuses more people than the boats take', async () => {
    const trip = ploverTrip(7, '10:00', '13:00', { boats: 2, passengers: 11 });
    expect(await refusal(trip)).toBe(tooManyPassengersText(10));
  });

  test('406: refuses more boats than a booking of the model may have', async () => {
    const trip = ploverTrip(7, '10:00', '13:00', { boatModelId: EXAMPLE_ID.osprey10, boats: 2 });
    expect(await refusal(trip)).toBe(tooManyBoatsText(1));
  });

  test('406: refuses a pickup before the dock has opened', async () => {
    const times = { pickup: '2023-01-10T10:00:00Z', return: '2023-01-10T13:00:00Z' };
    expect(await refusal(ploverTrip(7, '10:00', '13:00', times))).toBe(ERROR_TEXT.dockNotOpen);
  });

  test('406: refuses a model that is not rented out at the dock', async () => {
    const trip = ploverTrip(7, '10:00', '13:00', { dockId: EXAMPLE_ID.millLock });
    expect(await refusal(trip)).toBe(ERROR_TEXT.noRentalSetup);
  });

  test('406: refuses a trip of months, whatever it would cost', async () => {
    const trip = gannetTrip(7, '10:00', '13:00', {
      return: june(7, '13:00').replace('-06-', '-08-'),
    });
    expect(await refusal(trip)).toBe(ERROR_TEXT.noRentalSetup);
  });

  test('406: refuses a length without a price', async () => {
    expect(await refusal(ploverTrip(7, '10:00', '19:00'))).toBe(ERROR_TEXT.noPrice);
  });

  test('books a slot at its own times only', async () => {
    const slot = { boatModelId: EXAMPLE_ID.osprey10, passengers: 10 };
    const weekend = { pickup: '2025-06-13T16:00:00+02:00', return: '2025-06-15T18:00:00+02:00' };
    const booking = await book(ploverTrip(7, '10:00', '13:00', { ...slot, ...weekend }));
    expect(booking.financialDetails.costs.lines[0]?.amountIncludingTax).toBe(69000);
    const earlier = { ...weekend, pickup: '2025-06-13T15:00:00+02:00' };
    const trip = ploverTrip(7, '10:00', '13:00', { ...slot, ...earlier });
    expect(await refusal(trip)).toBe(ERROR_TEXT.noPrice);
  });

  test('422: names everything that does not exist at once, also what others have', async () => {
    const body = ploverTrip(8, '10:00', '13:00', {
      customerId: STRANGER.id,
      dockId: UNKNOWN,
      boatModelId: EXAMPLE_ID.northPier,
    });
    const problem = [FIELD_TEXT.doesNotExist];
    const problems = { customerId: problem, dockId: problem, boatModelId: problem };
    expect(await caller.problems('createBooking', { body })).toEqual(problems);
  });

  test('takes IDs in capital letters', async () => {
    const { dockId, boatModelId, customerId, ...trip } = ploverTrip(8, '10:00', '13:00');
    const booking = await book({
      ...trip,
      dockId: dockId.toUpperCase(),
      boatModelId: boatModelId.toUpperCase(),
      customerId: customerId.toUpperCase(),
    });
    expect(booking).toMatchObject({ dockId, boatModelId, customerId });
  });

  test('406: keeps to the traffic limit of the dock at each start time', async () => {
    const atMillLock = { dockId: EXAMPLE_ID.millLock };
    await book(gannetTrip(9, '10:00', '12:00', atMillLock));
    const sameStart = gannetTrip(9, '10:15', '12:45', atMillLock);
    expect(await refusal(sameStart)).toBe(ERROR_TEXT.trafficLimit);
    const startsAtReturn = gannetTrip(9, '12:00', '14:00', atMillLock);
    expect(await refusal(startsAtReturn)).toBe(ERROR_TEXT.trafficLimit);
    await book(gannetTrip(9, '10:30', '12:30', atMillLock));
  });

  test('adds the tax to prices that are entered without it', async () => {
    const quay = new Caller(server, world.keys.kestrelquay);
    const [dock] = (await quay.ask('listDocks')).data;
    const [model] = (await quay.ask('listBoatModels')).data;
    const body = {
      customerId: STRANGER.id,
      dockId: dock?.id,
      boatModelId: model?.id,
      pickup: '2025-07-01T10:00:00-04:00',
      return: '2025-07-01T12:00:00-04:00',
      passengers: 3,
    };
    const { data } = await quay.ask('createBooking', { body });
    const booking = await quay.ask('getBooking', { params: { id: data.bookingId } });
    const { costs, currency, deposits } = booking.data.financialDetails;
    const amounts = costs.lines.map((line) => [line.amountExcludingTax, line.amountIncludingTax]);
    expect(currency).toBe('USD');
    expect(amounts).toEqual([
      [11000, 11976],
      [1800, 1960],
    ]);
    expect(costs).toMatchObject({ totalExcludingTax: 12800, totalIncludingTax: 13936 });
    expect(deposits.total).toBe(25000);
  });

  test('makes the tax rates that it uses read-only', async () => {
    const quay = new Caller(server, world.keys.kestrelquay);
    const rates = (await quay.ask('listTaxRates')).data;
    expect(rates.map(({ name, readOnly }) => [name, readOnly])).toEqual([
      ['No tax', true],
      ['Sales tax', true],
    ]);
  });
});
