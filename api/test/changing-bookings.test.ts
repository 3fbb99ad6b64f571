import {
  ERROR_TEXT,
  EXAMPLE_ID,
  FIELD_TEXT,
  MODEL_BOOKING_EXTENDED,
  MODEL_FINANCES,
  PAUL,
  tooManyPassengersText,
} from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forTenant } from '../src/database/for-tenant.ts';
import { Caller } from './harness/caller.ts';
import { movedAhead, storeModelBooking } from './harness/model-booking.ts';
import { rentalCompaniesWith } from './harness/rental-companies.ts';
import { gannetTrip, inUtc, june, ploverTrip, question } from './harness/trips.ts';
import { engines, type TestServer, TestWorld } from './harness.ts';

const UNKNOWN = 'e6a1a1a0-5f0b-4a63-8f0e-2f3f3f0d9a11';
const MODEL = movedAhead(MODEL_BOOKING_EXTENDED);

describe.each(engines)('changing bookings on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;
  let caller: Caller;

  beforeAll(async () => {
    world = await TestWorld.create(engine, rentalCompaniesWith(storeModelBooking));
    server = await world.startServer();
    caller = new Caller(server, world.keys.heronbay);
  });
  afterAll(() => world?.destroy());

  const show = async (id: string) => (await caller.ask('getBooking', { params: { id } })).data;
  const make = async (body: object) => {
    const { data } = await caller.ask('createBooking', { body });
    return show(data.bookingId);
  };
  const change = async (id: string, body: object) => {
    const { data } = await caller.ask('updateBooking', { params: { id }, body });
    return show(data.bookingId);
  };
  const refusal = (id: string, body: object) =>
    caller.refusal(406, 'updateBooking', { params: { id }, body });
  /** How deposits are taken is not part of an answer, so it is looked up when the server has stopped. */
  const depositsToRead: [bookingId: string, expected: string[]][] = [];

  test('prices the rental and the fee anew and keeps add-ons, discount and payments', async () => {
    const later = movedAhead('2025-06-14T12:00:00Z');
    const { financialDetails, ...booking } = await change(MODEL.id, { return: later });
    expect(booking).toMatchObject({ return: later, pickup: MODEL.pickup, status: 'confirmed' });
    const [rental, picnic, coupon, fee] = MODEL_FINANCES.costs.lines;
    const lines = financialDetails.costs.lines.map((line) => [line.id, line.amountIncludingTax]);
    expect(lines).toEqual([
      [rental.id, 16400],
      [picnic.id, 2900],
      [coupon.id, -660],
      [fee.id, 596],
    ]);
    expect(financialDetails.payments).toEqual(MODEL_FINANCES.payments);
    expect(financialDetails.balance).toBe(19236 - MODEL_FINANCES.payments.total);
    expect(financialDetails.deposits).toEqual(MODEL_FINANCES.deposits);
    expect(financialDetails.applicationFee).toEqual(MODEL_FINANCES.applicationFee);
  });

  test('moves updatedAt and leaves createdAt', async () => {
    const before = await make(ploverTrip(1, '10:00', '12:00'));
    const after = await change(before.id, { passengers: 3 });
    expect(after.createdAt).toBe(before.createdAt);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    expect(after).toMatchObject({ passengers: 3, pickup: before.pickup, boats: 1 });
  });

  test('writes nothing when nothing changes', async () => {
    const trip = ploverTrip(1, '13:00', '15:00');
    const before = await make(trip);
    expect(await change(before.id, {})).toEqual(before);
    expect(await change(before.id, { ...trip, boats: 1, notifyCustomer: true })).toEqual(before);
  });

  test('does not count the booking itself when it looks for free boats', async () => {
    const booking = await make(ploverTrip(2, '10:00', '12:00', { boats: 6 }));
    const moved = await change(booking.id, {
      pickup: june(2, '11:00'),
      return: june(2, '13:00'),
    });
    expect(moved.pickup).toBe(inUtc(june(2, '11:00')));
  });

  test('406: refuses times at which others have the boats, and changes nothing', async () => {
    await make(ploverTrip(3, '14:00', '16:00', { boats: 6 }));
    const booking = await make(ploverTrip(3, '10:00', '12:00'));
    const body = { return: june(3, '14:30'), passengers: 2 };
    expect(await refusal(booking.id, body)).toBe(ERROR_TEXT.noAvailability);
    expect(await show(booking.id)).toEqual(booking);
  });

  test('frees the boats that it no longer needs', async () => {
    const booking = await make(ploverTrip(4, '10:00', '12:00', { boats: 6 }));
    await change(booking.id, { boats: 2 });
    const asked = question(booking, booking.pickup, booking.return);
    expect((await caller.ask('getAvailability', asked)).data.lowestAvailability).toBe(4);
  });

  test('moves a booking to another dock and model, with their price and deposit', async () => {
    const booking = await make(ploverTrip(5, '10:00', '12:00'));
    const moved = await change(booking.id, {
      dockId: EXAMPLE_ID.millLock,
      boatModelId: EXAMPLE_ID.gannet8,
      passengers: 8,
    });
    expect(moved).toMatchObject({ dockId: EXAMPLE_ID.millLock, passengers: 8 });
    expect(moved.financialDetails.deposits.lines).toMatchObject([{ amount: 20000 }]);
    expect(moved.financialDetails.costs.lines[0]).toMatchObject({
      description: 'Gannet 8',
      amountIncludingTax: 9600,
    });
    const asked = question(booking, booking.pickup, booking.return);
    expect((await caller.ask('getAvailability', asked)).data.lowestAvailability).toBe(6);
  });

  test('a deposit becomes a charge when the trip outlasts a hold, and a hold again later', async () => {
    const booking = await make(gannetTrip(14, '10:00', '14:00'));
    const [held] = booking.financialDetails.deposits.lines;
    const longer = await change(booking.id, { return: june(21, '10:00') });
    const [charged] = longer.financialDetails.deposits.lines;
    expect(longer.financialDetails.deposits.lines).toHaveLength(1);
    expect(charged).toMatchObject({ amount: held?.amount, description: held?.description });
    expect(charged?.id).not.toBe(held?.id);
    const shorter = await change(booking.id, { return: june(14, '15:00') });
    expect(shorter.financialDetails.deposits.lines).toHaveLength(1);
    depositsToRead.push([booking.id, ['hold closed', 'charge closed', 'hold open']]);
  });

  test('gives a booking to another customer', async () => {
    const booking = await make(ploverTrip(6, '10:00', '12:00'));
    const changed = await change(booking.id, { customerId: PAUL.id });
    expect(changed).toMatchObject({ customerId: PAUL.id, customer: PAUL });
  });

  test('two bookings that swap their docks at once do not wait for each other forever', async () => {
    const atNorthPier = await make(gannetTrip(7, '10:00', '12:00', { boats: 1 }));
    const atMillLock = await make(gannetTrip(7, '10:00', '12:00', { dockId: EXAMPLE_ID.millLock }));
    const swaps = Array.from({ length: 10 }, (_, round) => {
      const [here, there] = round % 2 ? [atNorthPier, atMillLock] : [atMillLock, atNorthPier];
      const body = { dockId: there.dockId };
      return caller.call('updateBooking', { params: { id: here.id }, body });
    });
    const statuses = (await Promise.all(swaps)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 406)).toEqual([]);
  });

  test('406: refuses too many people, a dock without the model and a length without price', async () => {
    const booking = await make(ploverTrip(8, '10:00', '12:00'));
    expect(await refusal(booking.id, { passengers: 6 })).toBe(tooManyPassengersText(5));
    const elsewhere = { dockId: EXAMPLE_ID.millLock };
    expect(await refusal(booking.id, elsewhere)).toBe(ERROR_TEXT.noRentalSetup);
    expect(await refusal(booking.id, { return: june(8, '21:00') })).toBe(ERROR_TEXT.noPrice);
  });

  test('422: names what does not exist and a return before the old pickup, at once', async () => {
    const booking = await make(ploverTrip(9, '10:00', '12:00'));
    const body = { customerId: UNKNOWN, return: june(9, '09:00') };
    const answer = await caller.problems('updateBooking', { params: { id: booking.id }, body });
    expect(answer).toEqual({
      customerId: [FIELD_TEXT.doesNotExist],
      return: [FIELD_TEXT.returnBeforePickup],
    });
  });

  const depositsOf = (bookingId: string) =>
    world.database.use(async ({ database }) => {
      const rows = await forTenant(database, EXAMPLE_ID.heronBay)
        .selectFrom('booking_deposits')
        .select(['taking', 'closed_at'])
        .where('booking_id', '=', bookingId)
        .orderBy('created_at')
        .execute();
      return rows.map(({ taking, closed_at }) => `${taking} ${closed_at ? 'closed' : 'open'}`);
    });

  test('remembers who changed what, and refuses bookings that are over', async () => {
    const { id } = await make(ploverTrip(10, '10:00', '12:00'));
    await change(id, { passengers: 4, return: june(10, '13:00') });
    const others = await Promise.all(
      [11, 12, 13].map((day) => make(ploverTrip(day, '10:00', '12:00'))),
    );
    await server.stop();
    const history = await world.database.use(async ({ database }) => {
      const heronBay = forTenant(database, EXAMPLE_ID.heronBay);
      for (const [index, status] of (['completed', 'canceled', 'expired'] as const).entries()) {
        const over = heronBay.updateTable('bookings').set({ status });
        await over.where('id', '=', others[index]?.id ?? '').execute();
      }
      return heronBay
        .selectFrom('booking_history')
        .select(['actor', 'changes'])
        .where('booking_id', '=', id)
        .orderBy('happened_at')
        .execute();
    });
    for (const [bookingId, expected] of depositsToRead) {
      expect(await depositsOf(bookingId)).toEqual(expected);
    }
    const [, prefix] = world.keys.heronbay.split('_');
    expect(history).toEqual([
      { actor: `key:${prefix}`, changes: { status: { from: null, to: 'confirmed' } } },
      {
        actor: `key:${prefix}`,
        changes: {
          passengers: { from: 1, to: 4 },
          return: { from: inUtc(june(10, '12:00')), to: inUtc(june(10, '13:00')) },
          totalIncludingTax: { from: 9600, to: 13200 },
        },
      },
    ]);
    caller = new Caller(await world.startServer(), world.keys.heronbay);
    for (const over of others) {
      expect(await refusal(over.id, { passengers: 2 })).toBe(ERROR_TEXT.finalStatus);
    }
  });
});
