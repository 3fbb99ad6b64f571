import {
  ERROR_TEXT,
  EXAMPLE_ID,
  FIELD_TEXT,
  HOLD_MINUTES,
  NADIA,
  RUTH,
  tooManyPiecesText,
} from '@slipway/contract';
import { HOUR, MINUTE } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { Caller } from './harness/caller.ts';
import { rentalCompaniesWith, STRANGER } from './harness/rental-companies.ts';
import { storeBookingRows } from './harness/stored-booking.ts';
import { ahead, dayAhead, tripAhead } from './harness/trips.ts';
import { engines, type TestServer, TestWorld } from './harness.ts';

const PICNIC = EXAMPLE_ID.picnicBox;
const boxes = (quantity: number) => [{ addOnId: PICNIC, quantity }];

/** A code for two bookings, one that is over, one that is off, and a hold that ended a minute ago. */
async function storeCodes(database: Database): Promise<void> {
  const heronBay = forTenant(database, EXAMPLE_ID.heronBay);
  const discount = await heronBay
    .selectFrom('discounts')
    .select('id')
    .where('name', '=', 'Welcome')
    .executeTakeFirstOrThrow();
  const code = { discount_id: discount.id, uses: null, ends_at: null, active: true };
  await heronBay
    .insertInto('discount_codes')
    .values([
      { ...code, id: crypto.randomUUID(), code: 'TWICE', uses: 2, archived_at: null },
      {
        ...code,
        id: crypto.randomUUID(),
        code: 'OVER',
        ends_at: new Date(Date.now() - HOUR),
        archived_at: null,
      },
      { ...code, id: crypto.randomUUID(), code: 'OFF', active: false, archived_at: null },
    ])
    .execute();
}

describe.each(engines)('the booking flow on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;
  let caller: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    world = await TestWorld.create(engine, rentalCompaniesWith(storeCodes));
    server = await world.startServer();
    caller = new Caller(server, world.keys.heronbay);
    stranger = new Caller(server, world.keys.kestrelquay);
  });
  afterAll(() => world?.destroy());

  const show = async (id: string) => (await caller.ask('getBooking', { params: { id } })).data;
  const make = async (body: object) => (await caller.ask('createBooking', { body })).data;
  const hold = (body: object) => make({ holdMinutes: 20, ...body });
  const quote = async (body: object) => (await caller.ask('createQuote', { body })).data;
  const change = (id: string, body: object) =>
    caller.ask('updateBooking', { params: { id }, body });
  const confirm = async (id: string, body: object) =>
    (await caller.ask('confirmBooking', { params: { id }, body })).data;
  const cancel = async (id: string, body: object) =>
    (await caller.ask('cancelBooking', { params: { id }, body })).data;
  const refused = (operation: 'createBooking' | 'createQuote', body: object) =>
    caller.refusal(406, operation, { body });
  const startTimes = async (query: object) =>
    (await caller.ask('getStartTimes', { query: { dockId: EXAMPLE_ID.northPier, ...query } })).data;
  const returnsAt = async (query: object, pickup: string) => {
    const [model] = await startTimes({ boatModelId: EXAMPLE_ID.plover5, ...query });
    return model?.pickups.find((start) => start.pickup === pickup)?.returns ?? [];
  };

  describe('start times', () => {
    test('are those of the schedule, with free boats and the price that a booking then has', async () => {
      const [first, ...rest] = await returnsAt({ date: dayAhead(30) }, ahead(30, '10:00'));
      expect(first).toEqual({
        return: ahead(30, '12:00'),
        availability: 6,
        bookable: true,
        reason: null,
        totalIncludingTax: 9600,
      });
      expect(rest.map(({ totalIncludingTax }) => totalIncludingTax)).toEqual([13200, 16400, 28000]);
      const trip = tripAhead(30, '10:00', '12:00', { customerId: EXAMPLE_ID.ines });
      const made = await make({ ...trip, applyRules: true });
      expect(made.totalIncludingTax).toBe(first?.totalIncludingTax);
    });

    test('of a dock tell of every model that is rented out there, in the order of the company', async () => {
      const models = await startTimes({ date: dayAhead(31) });
      expect(models.map(({ boatModelId }) => boatModelId)).toEqual([
        EXAMPLE_ID.plover5,
        EXAMPLE_ID.gannet8,
        EXAMPLE_ID.osprey10,
      ]);
    });

    test('say why a trip cannot be booked', async () => {
      const reasons = async (query: object, time: string) => {
        const returns = await returnsAt({ date: dayAhead(32), ...query }, ahead(32, time));
        return returns.map(({ reason }) => reason);
      };
      const six = tripAhead(32, '10:00', '12:00', { boats: 6, passengers: 6 });
      await make({ ...six, customerId: EXAMPLE_ID.ines });
      expect(await reasons({}, '10:00')).toEqual(['soldOut', 'soldOut', 'soldOut', 'soldOut']);
      expect(await reasons({}, '12:00')).toEqual([null, null, null, null]);
      expect(await reasons({ boats: 5 }, '12:00')).toEqual(['rule', 'rule', 'rule', 'rule']);
      expect(await reasons({ passengers: 6 }, '12:00')).toContain('rule');
      const tooFar = await returnsAt({ date: dayAhead(200) }, ahead(200, '12:00'));
      expect(tooFar[0]?.reason).toBe('rule');
      const past = await startTimes({ date: dayAhead(-1), boatModelId: EXAMPLE_ID.plover5 });
      expect(past[0]?.pickups[0]?.returns[0]?.reason).toBe('tooLate');
    });

    test('keep to the traffic limit of the dock', async () => {
      const [dock] = (await stranger.ask('listDocks')).data;
      const [model] = (await stranger.ask('listBoatModels')).data;
      const query = { dockId: dock?.id, boatModelId: model?.id, date: dayAhead(30) };
      const ask = async () => (await stranger.ask('getStartTimes', { query })).data[0]?.pickups;
      const start = (await ask())?.[2];
      const trip = { pickup: start?.pickup, return: start?.returns[0]?.return, boats: 2 };
      const names = { customerId: STRANGER.id, dockId: dock?.id, boatModelId: model?.id };
      await stranger.ask('createBooking', { body: { ...names, ...trip } });
      const pickups = await ask();
      expect(pickups?.[2]?.returns[0]).toMatchObject({ availability: 1, reason: 'trafficLimit' });
      expect(pickups?.[6]?.returns[0]).toMatchObject({ reason: null });
    });

    test('422: name everything that does not exist', async () => {
      const problem = [FIELD_TEXT.doesNotExist];
      const query = {
        dockId: PICNIC,
        boatModelId: PICNIC,
        customerTypeId: PICNIC,
        partnerCode: 'nobody',
        date: '2025-06-14',
      };
      expect(await caller.problems('getStartTimes', { query })).toEqual({
        dockId: problem,
        boatModelId: problem,
        customerTypeId: problem,
        partnerCode: problem,
      });
      const mine = { dockId: EXAMPLE_ID.northPier, date: dayAhead(3) };
      expect(await stranger.problems('getStartTimes', { query: mine })).toEqual({
        dockId: problem,
      });
    });
  });

  test('add-ons of one company are not those of another', async () => {
    const [mine] = (await caller.ask('listAddOns')).data;
    const theirs = (await stranger.ask('listAddOns')).data;
    expect(mine?.id).toBe(PICNIC);
    expect(theirs.map(({ name, soldOut }) => [name, soldOut])).toEqual([
      ['Swim ring', false],
      ['Fishing set', true],
    ]);
    expect(theirs[0]).toMatchObject({
      prices: { excludingTax: 900, includingTax: 980 },
      basis: 'day',
      limits: { perBooking: 4, perBoat: 2, perPassenger: null, perDay: 12 },
    });
  });

  describe('a quote', () => {
    test('is what the booking then costs, and stores nothing', async () => {
      const before = (await caller.ask('listBookings')).pagination.totalItems;
      const trip = tripAhead(40, '10:00', '13:00', { addOns: boxes(2), couponCode: 'welcome5' });
      const quoted = await quote({ ...trip, customerId: EXAMPLE_ID.ines });
      expect(quoted.costs.totalIncludingTax).toBe(15440);
      expect((await caller.ask('listBookings')).pagination.totalItems).toBe(before);
      const expectedTotal = quoted.costs.totalIncludingTax;
      const made = await hold({ ...trip, customerId: EXAMPLE_ID.ines, expectedTotal });
      expect(made).toMatchObject({ totalIncludingTax: 15440, dueNow: quoted.dueNow });
      const { financialDetails, ...booking } = await show(made.bookingId);
      expect(booking).toMatchObject({
        expiresAt: made.expiresAt,
        couponCode: 'WELCOME5',
        addOns: boxes(2),
        ownReference: null,
        partnerCode: null,
      });
      const { lines } = financialDetails.costs;
      expect(lines.map(({ type, amountIncludingTax }) => [type, amountIncludingTax])).toEqual(
        quoted.costs.lines.map(({ type, amountIncludingTax }) => [type, amountIncludingTax]),
      );
    });

    test('says what has to be paid now and what later', async () => {
      const [east, west] = (await stranger.ask('listDocks')).data;
      const [dayBoat, pontoon] = (await stranger.ask('listBoatModels')).data;
      const ask = async (dockId?: string, boatModelId?: string) => {
        const query = { dockId, boatModelId, date: dayAhead(30) };
        const [model] = (await stranger.ask('getStartTimes', { query })).data;
        const { pickup, returns } = model?.pickups[0] ?? {};
        const trip = { dockId, boatModelId, pickup, return: returns?.[0]?.return };
        return (await stranger.ask('createQuote', { body: trip })).data;
      };
      const down = await ask(east?.id, dayBoat?.id);
      const total = down.costs.totalIncludingTax;
      expect(down.dueNow).toBe(Math.round(total * 0.3));
      expect(down.rest).toEqual({ amount: total - down.dueNow, requestedAt: expect.any(String) });
      expect((await ask(west?.id, pontoon?.id)).dueNow).toBe(10000);
      expect(await ask(west?.id, dayBoat?.id)).toMatchObject({ dueNow: 0, rest: null });
      const member = { customerTypeId: EXAMPLE_ID.clubMember };
      expect((await quote({ ...tripAhead(41, '10:00', '12:00'), ...member })).dueNow).toBe(0);
    });

    test.each([
      ['nothing like this', 'WELCOME50', ERROR_TEXT.unknownCoupon],
      ['ended', 'OVER', 'This code has ended.'],
      ['switched off', 'OFF', 'This code is switched off.'],
      ['for other trips', 'SEPT15', 'This code does not count for this trip.'],
    ])('leaves out a code that is %s, which a booking refuses', async (_, couponCode, reason) => {
      const trip = tripAhead(42, '10:00', '13:00', { couponCode });
      const quoted = await quote(trip);
      expect(quoted.coupon).toEqual({ applied: false, reason });
      expect(quoted.costs.totalIncludingTax).toBe(13200);
      expect(await refused('createBooking', { ...trip, holdMinutes: 20 })).toBe(reason);
    });

    test('422: names customers, types, add-ons and partners that do not exist', async () => {
      const problem = [FIELD_TEXT.doesNotExist];
      const body = {
        ...tripAhead(42, '10:00', '13:00'),
        customerId: STRANGER.id,
        addOns: [
          { addOnId: PICNIC, quantity: 1 },
          { addOnId: EXAMPLE_ID.ines, quantity: 1 },
        ],
        partnerCode: 'nobody',
      };
      expect(await caller.problems('createQuote', { body })).toEqual({
        customerId: problem,
        'addOns.1.addOnId': problem,
        partnerCode: problem,
      });
      const twice = { ...tripAhead(42, '10:00', '13:00'), addOns: [...boxes(1), ...boxes(2)] };
      expect(await caller.problems('createQuote', { body: twice })).toEqual({
        'addOns.1.addOnId': [FIELD_TEXT.addOnTwice],
      });
    });
  });

  describe('a hold', () => {
    test('keeps its boats, needs no customer and expires by itself', async () => {
      const trip = tripAhead(43, '10:00', '13:00', { boats: 4, passengers: 4 });
      const before = Date.now();
      const made = await hold(trip);
      expect(made).toMatchObject({ status: 'draft', totalIncludingTax: 52800, dueNow: 52800 });
      const expiresAt = Date.parse(made.expiresAt ?? '');
      expect(expiresAt - before).toBeGreaterThanOrEqual(20 * MINUTE);
      expect(expiresAt - Date.now()).toBeLessThanOrEqual(20 * MINUTE);
      expect(await show(made.bookingId)).toMatchObject({ status: 'draft', customer: null });
      expect(await refused('createBooking', { ...trip, holdMinutes: 20 })).toBe(
        ERROR_TEXT.noAvailability,
      );
    });

    test('is confirmed at the price it was made for, with the payment that was received', async () => {
      const trip = tripAhead(44, '10:00', '13:00', { couponCode: 'WELCOME5' });
      const { bookingId, totalIncludingTax } = await hold(trip);
      const body = { customerId: EXAMPLE_ID.ines, payment: 'received', paymentReference: 'till-3' };
      const confirmed = await confirm(bookingId, body);
      expect(confirmed).toEqual({
        bookingId,
        status: 'confirmed',
        expiresAt: null,
        balance: 0,
        paymentUrl: null,
      });
      const booking = await show(bookingId);
      expect(booking).toMatchObject({ status: 'confirmed', customerId: EXAMPLE_ID.ines });
      expect(booking.financialDetails.payments.total).toBe(totalIncludingTax);
      expect(await confirm(bookingId, body)).toEqual(confirmed);
      expect((await show(bookingId)).financialDetails.payments.lines).toHaveLength(1);
    });

    test('can be made longer, up to two hours in all, which changes no price', async () => {
      const made = await hold(tripAhead(45, '10:00', '12:00'));
      await change(made.bookingId, { holdMinutes: 60 });
      const { balance, expiresAt } = await confirm(made.bookingId, {
        customerId: EXAMPLE_ID.ines,
        payment: 'required',
      });
      expect(balance).toBe(made.totalIncludingTax);
      expect(Date.parse(expiresAt ?? '') - Date.now()).toBeGreaterThan(59 * MINUTE);
      const tooLong = { holdMinutes: HOLD_MINUTES.max };
      await new Promise((resolve) => setTimeout(resolve, 20));
      const call = { params: { id: made.bookingId }, body: tooLong };
      expect(await caller.refusal(406, 'updateBooking', call)).toBe(ERROR_TEXT.holdTooLong);
      const confirmed = await make(
        tripAhead(45, '14:00', '16:00', { customerId: EXAMPLE_ID.ines }),
      );
      const other = { params: { id: confirmed.bookingId }, body: { holdMinutes: 20 } };
      expect(await caller.refusal(406, 'updateBooking', other)).toBe(ERROR_TEXT.notAHold);
    });

    test('keeps to opening hours and to the rules of the customer type', async () => {
      const guests = (body: object) => refused('createBooking', { holdMinutes: 20, ...body });
      expect(await guests(tripAhead(46, '07:00', '09:00'))).toMatch(/^Pickups are possible from/);
      expect(await guests(tripAhead(46, '10:00', '15:00'))).toMatch(/^A trip lasts/);
      expect(await guests(tripAhead(-1, '10:00', '12:00'))).toBe(ERROR_TEXT.pickupPassed);
      expect(await guests(tripAhead(200, '10:00', '12:00'))).toMatch(/^Book at most/);
      expect(await guests(tripAhead(46, '10:00', '12:00', { boats: 5 }))).toMatch(/4 boats/);
      const free = { applyRules: false, holdMinutes: 5 };
      await make({ ...tripAhead(46, '07:00', '09:00'), ...free });
    });

    test('is checked again by the rules of the customer who comes later', async () => {
      const upcoming = (day: number) =>
        make(tripAhead(day, '10:00', '12:00', { customerId: EXAMPLE_ID.ruth }));
      for (const day of [50, 51, 52]) await upcoming(day);
      const { bookingId } = await hold(tripAhead(53, '10:00', '12:00'));
      const call = {
        params: { id: bookingId },
        body: { customerId: EXAMPLE_ID.ruth, payment: 'none' },
      };
      expect(await caller.refusal(406, 'confirmBooking', call)).toBe(
        'You may have at most 3 upcoming bookings.',
      );
      await confirm(bookingId, { customerId: EXAMPLE_ID.ines, payment: 'none' });
    });

    test('counts what the same customer books at the same moment', async () => {
      const { data: member } = await caller.ask('createCustomer', {
        body: {
          customerTypeId: RUTH.customerTypeId,
          givenName: 'Nadia',
          familyName: 'Ferrer',
          emailAddress: 'six.at.once@example.com',
        },
      });
      const trips = [54, 55, 56, 57, 58, 59].map((day) =>
        tripAhead(day, '10:00', '12:00', { customerId: member.id, applyRules: true }),
      );
      const answers = await Promise.all(
        trips.map((body) => caller.callUntilServed('createBooking', { body })),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses, answers.map(({ text }) => text).join('\n')).toEqual([
        200, 200, 200, 406, 406, 406,
      ]);
    });

    test('406: needs a customer to be confirmed, and one who exists', async () => {
      const { bookingId: id } = await hold(tripAhead(47, '10:00', '12:00'));
      const call = { params: { id }, body: { payment: 'none' } };
      expect(await caller.refusal(406, 'confirmBooking', call)).toBe(ERROR_TEXT.noCustomer);
      const unknown = { params: { id }, body: { payment: 'none', customerId: STRANGER.id } };
      expect(await caller.problems('confirmBooking', unknown)).toEqual({
        customerId: [FIELD_TEXT.doesNotExist],
      });
    });

    test('404: nobody but its company can confirm or cancel it', async () => {
      const { bookingId: id } = await hold(tripAhead(48, '10:00', '12:00'));
      const params = { id };
      const confirming = { params, body: { payment: 'none' } };
      const canceling = { params, body: { charge: 'no_charge' } };
      expect(await stranger.refusal(404, 'confirmBooking', confirming)).toContain(id);
      expect(await stranger.refusal(404, 'cancelBooking', canceling)).toContain(id);
      expect(await stranger.refusal(404, 'getCancellation', { params })).toContain(id);
      expect((await show(id)).status).toBe('draft');
    });

    test('406: a price that is not the expected one makes nothing', async () => {
      const trip = tripAhead(49, '10:00', '12:00', { holdMinutes: 20, expectedTotal: 9599 });
      expect(await refused('createBooking', trip)).toBe(ERROR_TEXT.priceChanged);
    });
  });

  describe('an option', () => {
    test('is reserved until its deadline, and confirmed with a link to pay', async () => {
      const trip = tripAhead(54, '10:00', '13:00', { customerId: EXAMPLE_ID.ines });
      const made = await make({ ...trip, optionHours: 48 });
      expect(made).toMatchObject({ status: 'option', dueNow: 13200 });
      expect(Date.parse(made.expiresAt ?? '') - Date.now()).toBeGreaterThan(47 * HOUR);
      const { reference } = await show(made.bookingId);
      const confirmed = await confirm(made.bookingId, { payment: 'requested' });
      expect(confirmed).toEqual({
        bookingId: made.bookingId,
        status: 'confirmed',
        expiresAt: null,
        balance: 13200,
        paymentUrl: `https://heronbay.slipway.example/bookings/${reference}/pay`,
      });
      expect(await confirm(made.bookingId, { payment: 'none' })).toEqual(confirmed);
    });

    test('stays one while it waits for a payment that is required', async () => {
      const trip = tripAhead(55, '10:00', '13:00', { customerId: EXAMPLE_ID.ines });
      const { bookingId, expiresAt } = await make({ ...trip, optionHours: 2 });
      const waiting = await confirm(bookingId, { payment: 'required' });
      expect(waiting).toMatchObject({ status: 'option', expiresAt, balance: 13200 });
      expect(waiting.paymentUrl).toMatch(/\/pay$/);
      expect(await confirm(bookingId, { payment: 'required' })).toEqual(waiting);
      const paid = await confirm(bookingId, { payment: 'received' });
      expect(paid).toMatchObject({ status: 'confirmed', balance: 0 });
    });

    test('422: is not a hold, is not paid, and has a customer', async () => {
      const trip = tripAhead(55, '10:00', '13:00', { optionHours: 2 });
      const body = { ...trip, holdMinutes: 20, paid: true };
      expect(await caller.problems('createBooking', { body })).toEqual({
        optionHours: [FIELD_TEXT.notBoth],
        paid: [FIELD_TEXT.onlyConfirmed],
      });
      expect(await caller.problems('createBooking', { body: trip })).toEqual({
        customerId: [FIELD_TEXT.requiredUnlessHeld],
      });
    });
  });

  describe('extras', () => {
    test('are limited by passengers and by day, and a canceled booking gives its pieces back', async () => {
      const trip = (quantity: number) =>
        tripAhead(60, '10:00', '13:00', { boats: 3, passengers: 12, addOns: boxes(quantity) });
      const many = tripAhead(60, '10:00', '13:00', { addOns: boxes(5) });
      expect(await refused('createQuote', many)).toBe(tooManyPiecesText('Picnic box', 4));
      const first = await hold(trip(12));
      expect(await refused('createQuote', trip(9))).toBe(tooManyPiecesText('Picnic box', 8));
      const second = await hold(trip(8));
      expect(await refused('createQuote', trip(1))).toBe('Picnic box is gone for that day.');
      await cancel(first.bookingId, { charge: 'no_charge' });
      expect((await quote(trip(12))).costs.lines).toHaveLength(2);
      await change(second.bookingId, { addOns: boxes(12) });
      const lines = (await show(second.bookingId)).financialDetails.costs.lines;
      expect(lines.map(({ description }) => description)).toEqual(['Plover 5', '12 × Picnic box']);
    });

    test('change with the booking: add-ons as a whole set, and another code or none', async () => {
      const trip = tripAhead(61, '10:00', '13:00', { customerId: EXAMPLE_ID.ines });
      const { bookingId: id } = await make({ ...trip, addOns: boxes(2), couponCode: 'WELCOME5' });
      const amounts = async () =>
        (await show(id)).financialDetails.costs.lines.map(
          ({ amountIncludingTax }) => amountIncludingTax,
        );
      expect(await amounts()).toEqual([13200, 2900, -660]);
      await change(id, { return: ahead(61, '14:00') });
      expect(await amounts()).toEqual([16400, 2900, -820]);
      await change(id, { addOns: boxes(1) });
      expect(await amounts()).toEqual([16400, 1450, -820]);
      await change(id, { couponCode: null });
      expect(await amounts()).toEqual([16400, 1450]);
      await change(id, { addOns: [], couponCode: 'REED5' });
      expect(await amounts()).toEqual([16400, -820]);
    });

    test('a code is used as often as it may be, held uses included, and a canceled one is free again', async () => {
      const trip = tripAhead(62, '10:00', '12:00', { couponCode: 'TWICE' });
      const [first] = [await hold(trip), await hold(trip)];
      expect(await refused('createBooking', { ...trip, holdMinutes: 20 })).toBe(
        'This code has been used up.',
      );
      await cancel(first.bookingId, { charge: 'no_charge' });
      await hold(trip);
    });
  });

  describe('canceling', () => {
    const paidTrip = (day: number) =>
      make(tripAhead(day, '10:00', '13:00', { customerId: EXAMPLE_ID.ines }));

    test('gives boats back and says what is owed, the same again when it is repeated', async () => {
      const { bookingId } = await paidTrip(63);
      const { data: preview } = await caller.ask('getCancellation', { params: { id: bookingId } });
      expect(preview).toMatchObject({
        allowed: true,
        reason: null,
        percentage: 0,
        fee: 0,
        waived: 13200,
        refundable: 13200,
        validUntil: new Date(Date.parse(ahead(63, '10:00')) - 72 * HOUR).toISOString(),
      });
      const body = { charge: 'cancellation_fee', expectedFee: preview.fee };
      const canceled = await cancel(bookingId, body);
      expect(canceled).toEqual({ bookingId, status: 'canceled', fee: 0, balance: -13200 });
      expect(await cancel(bookingId, body)).toEqual(canceled);
      const booking = await show(bookingId);
      expect(booking.status).toBe('canceled');
      expect(booking.financialDetails.costs.lines).toEqual([]);
    });

    test('keeps the fee as one line with its tax', async () => {
      const { bookingId } = await paidTrip(2);
      const { fee } = await cancel(bookingId, { charge: 'cancellation_fee' });
      expect(fee).toBe(6600);
      const { costs, balance } = (await show(bookingId)).financialDetails;
      expect(costs.lines).toMatchObject([
        {
          type: 'manual',
          description: 'Cancellation fee',
          amountIncludingTax: 6600,
          amountExcludingTax: 5500,
        },
      ]);
      expect(balance).toBe(-6600);
    });

    test('keeps the whole price where the company wants it', async () => {
      const { bookingId } = await paidTrip(64);
      const canceled = await cancel(bookingId, { charge: 'full_price', reason: 'No show' });
      expect(canceled).toMatchObject({ fee: 13200, balance: 0 });
      const { data: after } = await caller.ask('getCancellation', { params: { id: bookingId } });
      expect(after).toMatchObject({ allowed: false, reason: ERROR_TEXT.finalStatus, waived: 0 });
    });

    test('406: a fee that is not the expected one, and a booking that is over', async () => {
      const { bookingId: id } = await paidTrip(65);
      const wrong = { params: { id }, body: { charge: 'full_price', expectedFee: 1 } };
      expect(await caller.refusal(406, 'cancelBooking', wrong)).toBe(ERROR_TEXT.feeChanged);
      await cancel(id, { charge: 'no_charge' });
      const confirming = { params: { id }, body: { payment: 'none' } };
      expect(await caller.refusal(406, 'confirmBooking', confirming)).toBe(
        ERROR_TEXT.cannotConfirm,
      );
      const changing = { params: { id }, body: { passengers: 2 } };
      expect(await caller.refusal(406, 'updateBooking', changing)).toBe(ERROR_TEXT.finalStatus);
    });
  });

  test('customers are told when a booking is confirmed, awaits its payment or is canceled', async () => {
    const trip = tripAhead(66, '10:00', '12:00', { customerId: EXAMPLE_ID.ines, optionHours: 4 });
    const { bookingId } = await make(trip);
    const told = { notifyCustomer: true };
    await confirm(bookingId, { payment: 'required', ...told });
    await confirm(bookingId, { payment: 'received', ...told });
    await cancel(bookingId, { charge: 'no_charge', ...told });
    const { reference } = await show(bookingId);
    await world.stopServers();
    const subjects = await world.database.use(({ database }) =>
      forTenant(database, EXAMPLE_ID.heronBay)
        .selectFrom('outbox')
        .select('subject')
        .where('booking_id', '=', bookingId)
        .orderBy('created_at')
        .execute(),
    );
    expect(subjects.map(({ subject }) => subject)).toEqual([
      `Please pay €96.00 for ${reference}`,
      expect.stringMatching(/^Confirmed: your trip on /),
      `Canceled: your booking ${reference}`,
    ]);
  });
});

describe.each(engines)('a hold that has ended on %s', (engine) => {
  test('406: is not confirmed, whether or not the clock has noticed', async () => {
    const world = await TestWorld.create(
      engine,
      rentalCompaniesWith(async (database) => {
        await storeBookingRows(forTenant(database, EXAMPLE_ID.heronBay), [
          {
            id: NADIA.id,
            reference: 'ENDED1',
            status: 'draft',
            pickup_at: new Date(ahead(30, '10:00')),
            expires_at: new Date(Date.now() - MINUTE),
          },
        ]);
      }),
    );
    const server = await world.startServer();
    const caller = new Caller(server, world.keys.heronbay);
    const params = { id: NADIA.id };
    const sentence = await caller.refusal(406, 'confirmBooking', {
      params,
      body: { payment: 'none' },
    });
    expect(sentence).toBe(ERROR_TEXT.holdEnded);
    const canceling = { params, body: { charge: 'no_charge' } };
    expect(await caller.refusal(406, 'cancelBooking', canceling)).toBe(ERROR_TEXT.finalStatus);
    await world.destroy();
  });
});
