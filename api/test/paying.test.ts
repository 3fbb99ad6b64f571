import { customerApi, ERROR_TEXT, EXAMPLE_ID, type Operation } from '@slipway/contract';
import { BOOKING_KEY_HEADER, PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import { DAY, HOUR, MINUTE } from '@slipway/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestPayment } from '../src/ledger/requests.ts';
import { addressOf } from './harness/caller.ts';
import { HERON_BAY_HOST, type HeldBooking, PaymentDesk } from './harness/payment-desk.ts';
import { sampleRequest } from './harness/sample-request.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { ahead, tripAhead } from './harness/trips.ts';
import { engines } from './harness.ts';

const TOTAL = 13_200;
const FEE = 422;
/** Not the default. */
const OPTION_HOURS = 30;
const PAID = [['payment_request', TOTAL]];
const INES = 'ines.okafor@example.com';
const CONFIRMED = expect.stringMatching(new RegExp(`^${INES}: Confirmed`));

describe.each(engines)('paying on %s', (engine) => {
  let desk: PaymentDesk;
  /** Each test books a day of its own, so that none takes another's boats. */
  let day = 10;

  beforeAll(async () => {
    desk = await PaymentDesk.open(engine);
    await desk.optionHours(OPTION_HOURS);
  });
  afterAll(() => desk?.close());
  beforeEach(async () => {
    desk.now = new Date();
    day += 1;
    await desk.confirmBy({ type: 'full_payment' });
  });

  /** Others take all Plovers of a trip. */
  const sellOut = async (days: number) => {
    for (let boats = 0; boats < 6; boats += 3) {
      const trip = tripAhead(days, '10:00', '13:00', { boats: 3 });
      const body = { customerId: EXAMPLE_ID.paul, ...trip };
      await desk.ask('/v1/bookings', { key: desk.keys.heronbay, body });
    }
  };

  /** What the team at the dock was told of a booking. */
  const toldTheTeam = async (booking: HeldBooking) => {
    const { reference } = await desk.show(booking);
    const mails = await desk.heronBay
      .selectFrom('outbox')
      .select(['subject', 'text'])
      .where('recipient', '=', 'northpier@heronbay.example')
      .execute();
    return mails.filter(({ subject }) => subject.includes(reference));
  };

  describe('in full', () => {
    test('tells the team once, with the customer and without a key to the booking', async () => {
      const booking = await desk.hold(day);
      await desk.pay(booking);
      await desk.pass(MINUTE);
      const [told, ...more] = await toldTheTeam(booking);
      expect(more).toEqual([]);
      expect(told?.subject).toMatch(/^New booking \w{6}: Plover 5 on /);
      expect(told?.text).toContain('Ines Okafor');
      expect(told?.text).not.toContain('#key=');
    });

    test('confirms the booking, once, with the application fee, and tells the customer', async () => {
      const booking = await desk.hold(day);
      expect(await desk.due(booking)).toMatchObject([
        { purpose: 'confirm', amount: TOTAL, reservation: false, deposits: [] },
      ]);
      const payment = await desk.pay(booking);
      expect(payment).toMatchObject({
        state: 'paid',
        amount: TOTAL,
        booking: { status: 'confirmed', expiresAt: null },
        payUrl: null,
      });
      expect(await desk.money(booking)).toMatchObject({
        status: 'confirmed',
        balance: 0,
        applicationFee: FEE,
        payments: PAID,
      });
      expect(await desk.mails(booking)).toEqual([CONFIRMED]);
      expect(await desk.due(booking)).toEqual([]);
    });

    test.each([
      ['fail', 'failed'],
      ['leave', 'canceled'],
    ])('that the customer lets %s takes nothing, and another try works', async (action, state) => {
      const booking = await desk.hold(day);
      expect(await desk.pay(booking, action)).toMatchObject({ state, payUrl: null });
      expect(await desk.money(booking)).toMatchObject({ status: 'draft', payments: [] });
      expect((await desk.pay(booking)).state).toBe('paid');
      expect(await desk.money(booking)).toMatchObject({ status: 'confirmed', payments: PAID });
    });

    test('that the customer leaves lets the draft expire when its hold ends', async () => {
      const booking = await desk.hold(day);
      await desk.pay(booking, 'leave');
      await desk.pass(21 * MINUTE);
      expect(await desk.money(booking)).toMatchObject({ status: 'expired', payments: [] });
      const refused = await desk.page('/customer/payments', booking, { purpose: 'confirm' });
      expect([refused.status, refused.json.error]).toEqual([406, PAGE_ERROR_TEXT.nothingToPay]);
    });

    test('is on its way while the money is, and counts when it arrives', async () => {
      const booking = await desk.hold(day);
      expect((await desk.pay(booking, 'pay_later')).state).toBe('pending');
      expect((await desk.money(booking)).status).toBe('draft');
      await desk.pass(2 * MINUTE);
      expect(await desk.money(booking)).toMatchObject({ status: 'confirmed', payments: PAID });
    });

    test('counts once when the provider tells it twice, also at the same moment', async () => {
      const booking = await desk.hold(day);
      const { paymentId, demoId } = await desk.start(booking);
      await desk.act(demoId, 'pay_twice');
      const message = () =>
        desk.call('/pay/messages/demo', { host: HERON_BAY_HOST, body: `id=${demoId}` });
      const answers = await Promise.all([
        message(),
        message(),
        desk.page(`/customer/payments/${paymentId}`, booking),
        desk.runSent(),
      ]);
      expect(answers.slice(0, 3).map((answer) => answer?.status)).toEqual([200, 200, 200]);
      expect(await desk.money(booking)).toMatchObject({ payments: PAID, applicationFee: FEE });
      expect(await desk.mails(booking)).toEqual([CONFIRMED]);
    });

    test('after the hold has ended revives the booking while boats are free', async () => {
      const booking = await desk.hold(day);
      expect((await desk.pay(booking, 'pay_after_expiry')).state).toBe('pending');
      await desk.pass(20 * MINUTE + 1);
      expect((await desk.money(booking)).status).toBe('expired');
      await desk.pass(2 * MINUTE);
      expect(await desk.money(booking)).toMatchObject({ status: 'confirmed', payments: PAID });
    });

    test('after the hold has ended, before the clock has noted that, revives it as well', async () => {
      const booking = await desk.hold(day);
      const { paymentId, demoId } = await desk.start(booking);
      desk.now = new Date(desk.now.getTime() + 21 * MINUTE);
      await desk.act(demoId, 'pay');
      await desk.askPage(`/customer/payments/${paymentId}`, booking);
      expect((await desk.money(booking)).status).toBe('confirmed');
      const history = await desk.heronBay
        .selectFrom('booking_history')
        .select(['actor', 'changes'])
        .where('booking_id', '=', booking.id)
        .where('actor', '=', 'system')
        .orderBy('happened_at')
        .execute();
      expect(history).toMatchObject([
        { actor: 'system', changes: { status: { from: 'draft', to: 'expired' } } },
        { actor: 'system', changes: { status: { from: 'expired', to: 'confirmed' } } },
      ]);
    });

    test('after the hold has ended and the boats are gone asks the company to refund', async () => {
      const booking = await desk.hold(day);
      await desk.pay(booking, 'pay_after_expiry');
      await desk.pass(20 * MINUTE + 1);
      await sellOut(day);
      await desk.pass(2 * MINUTE);
      expect(await desk.money(booking)).toMatchObject({ status: 'expired', payments: PAID });
      expect((await desk.mails(booking)).toSorted()).toEqual([
        expect.stringMatching(/^ines.*too late/),
        expect.stringMatching(/^office@heronbay.example: Please refund booking/),
      ]);
    });

    describe('after the hold has ended asks the company to refund when others have taken', () => {
      /** A booking whose payment arrives after somebody else has booked the same. */
      const outcome = async (trip: object) => {
        const booking = await desk.hold(day, trip);
        await desk.pay(booking, 'pay_after_expiry');
        await desk.pass(20 * MINUTE + 1);
        const body = { customerId: EXAMPLE_ID.paul, ...tripAhead(day, '10:00', '13:00', trip) };
        await desk.ask('/v1/bookings', { key: desk.keys.heronbay, body });
        await desk.pass(2 * MINUTE);
        const [refund] = await desk.heronBay
          .selectFrom('outbox')
          .select('text')
          .where('booking_id', '=', booking.id)
          .where('recipient', '=', 'office@heronbay.example')
          .execute();
        return { status: (await desk.money(booking)).status, refund: refund?.text };
      };

      test('the last use of its code', async () => {
        const { id: discount_id } = await desk.heronBay
          .selectFrom('discounts')
          .select('id')
          .where('name', '=', 'Welcome')
          .executeTakeFirstOrThrow();
        const code = { id: crypto.randomUUID(), discount_id, code: 'ONCE', uses: 1 };
        await desk.heronBay
          .insertInto('discount_codes')
          .values({ ...code, ends_at: null, active: true, archived_at: null })
          .execute();
        expect(await outcome({ couponCode: 'ONCE' })).toEqual({
          status: 'expired',
          refund: expect.stringContaining('the last use of the code ONCE'),
        });
      });

      test('the last pieces of an add-on that day', async () => {
        const addOns = [{ addOnId: EXAMPLE_ID.picnicBox, quantity: 12 }];
        expect(await outcome({ boats: 3, passengers: 12, addOns })).toEqual({
          status: 'expired',
          refund: expect.stringContaining('Picnic box'),
        });
      });

      test('the last place at the dock at that time', async () => {
        const limit = (traffic_limit: string | null) =>
          desk.heronBay
            .updateTable('docks')
            .set({ traffic_limit })
            .where('id', '=', EXAMPLE_ID.northPier)
            .execute();
        await limit(JSON.stringify({ count: 'pickups', by: 'bookings', limit: 1 }));
        const { status, refund } = await outcome({});
        await limit(null);
        expect(status).toBe('expired');
        expect(refund).toContain('the last place at the dock');
      });
    });

    test('for a booking that was canceled meanwhile asks the company to refund', async () => {
      const booking = await desk.hold(day);
      const { demoId } = await desk.start(booking);
      await desk.ask(`/v1/bookings/${booking.id}/cancel`, {
        key: desk.keys.heronbay,
        body: { charge: 'no_charge' },
      });
      await desk.act(demoId, 'pay');
      await desk.runSent();
      expect(await desk.money(booking)).toMatchObject({ status: 'canceled', payments: PAID });
      expect(await desk.mails(booking)).toContainEqual(expect.stringContaining('Please refund'));
    });
  });

  describe('a bill that is split', () => {
    const share = (booking: HeldBooking, amount: number) =>
      desk.heronBay.transaction().execute((transaction) => {
        const wanted = { bookingId: booking.id, amount, confirmsBooking: false, beside: true };
        return requestPayment(transaction, wanted, desk.now);
      });
    const start = async (booking: HeldBooking, requestId: string) => {
      const body = { purpose: 'request', requestId };
      const { paymentId } = await desk.askPage('/customer/payments', booking, body);
      return { paymentId, demoId: await desk.open(paymentId) };
    };

    test('has a payment for each share, and paying one leaves the others alone', async () => {
      await desk.confirmBy({ type: 'no_payment' });
      const booking = await desk.hold(day);
      await desk.ask(`/v1/bookings/${booking.id}/confirm`, {
        key: desk.keys.heronbay,
        body: { payment: 'none' },
      });
      const first = await share(booking, 6600);
      desk.now = new Date(desk.now.getTime() + 1000);
      const second = await share(booking, 6600);
      expect(await desk.due(booking)).toMatchObject([
        { purpose: 'request', requestId: first.id, price: 6600 },
        { purpose: 'request', requestId: second.id, price: 6600 },
      ]);
      const [one, other] = [await start(booking, first.id), await start(booking, second.id)];
      expect(one.paymentId).not.toBe(other.paymentId);
      await desk.runSent();
      await desk.act(one.demoId, 'pay');
      await desk.runSent();
      expect(await desk.due(booking)).toMatchObject([{ requestId: second.id }]);
      await desk.act(other.demoId, 'pay');
      await desk.runSent();
      expect((await desk.money(booking)).payments).toEqual([
        ['payment_request', 6600],
        ['payment_request', 6600],
      ]);
      const body = { purpose: 'request', requestId: first.id };
      const paid = await desk.page('/customer/payments', booking, body);
      expect(paid.status).toBe(406);
    });
  });

  describe('a down payment', () => {
    const DOWN = 3_960;

    /** Trips leave at ten, whatever time it is now. */
    const untilAWeekBefore = () =>
      desk.pass(Date.parse(ahead(day, '10:00')) - 7 * DAY - desk.now.getTime());

    beforeEach(() => desk.confirmBy({ type: 'down_payment_percentage', percentage: 30 }));

    test('confirms, and the rest is requested a week before pickup and can be paid', async () => {
      const booking = await desk.hold(day);
      await desk.pay(booking);
      expect(await desk.money(booking)).toMatchObject({
        status: 'confirmed',
        balance: TOTAL - DOWN,
        applicationFee: 127,
      });
      expect(await desk.mails(booking)).toEqual([CONFIRMED]);
      await untilAWeekBefore();
      const [due] = await desk.due(booking);
      expect(due).toMatchObject({ purpose: 'request', price: TOTAL - DOWN });
      expect(await desk.mails(booking)).toHaveLength(2);
      await desk.pass(MINUTE);
      expect(await desk.mails(booking)).toHaveLength(2);
      await desk.pay(booking, 'pay', 'request');
      expect(await desk.money(booking)).toMatchObject({ balance: 0, applicationFee: FEE });
      expect((await desk.due(booking)).map(({ purpose }: { purpose: string }) => purpose)).toEqual(
        [],
      );
    });

    test('for a trip within a week is followed by the request for the rest at once', async () => {
      const booking = await desk.hold(6);
      await desk.pay(booking);
      expect(await desk.due(booking)).toMatchObject([
        { purpose: 'request', price: TOTAL - DOWN, dueAt: expect.any(String) },
      ]);
      await desk.ask(`/v1/bookings/${booking.id}/cancel`, {
        key: desk.keys.heronbay,
        body: { charge: 'no_charge' },
      });
    });

    test('whose rest is not paid by pickup closes the request and stays confirmed', async () => {
      const booking = await desk.hold(day);
      await desk.pay(booking);
      await untilAWeekBefore();
      const { demoId } = await desk.start(booking, 'request');
      await desk.pass(7 * DAY + HOUR);
      const requests = await desk.heronBay
        .selectFrom('payment_requests')
        .select(['paid_at', 'closed_at'])
        .where('booking_id', '=', booking.id)
        .execute();
      expect(requests).toEqual([{ paid_at: null, closed_at: expect.any(Date) }]);
      await desk.act(demoId, 'pay');
      await desk.pass(MINUTE);
      expect((await desk.money(booking)).balance).toBe(TOTAL - DOWN);
    });

    test.each(['fail', 'leave'])('that the customer lets %s confirms nothing', async (action) => {
      const booking = await desk.hold(day);
      await desk.pay(booking, action);
      expect(await desk.money(booking)).toMatchObject({ status: 'draft', payments: [] });
    });
  });

  describe('under On approval', () => {
    const RESERVED = { type: 'on_approval', reserveCard: true };
    const decide = (booking: HeldBooking, how: 'confirm' | 'cancel') =>
      desk.ask(`/v1/bookings/${booking.id}/${how}`, {
        key: desk.keys.heronbay,
        body: how === 'confirm' ? { payment: 'none' } : { charge: 'no_charge' },
      });
    const reserved = async (days: number) => {
      await desk.confirmBy(RESERVED);
      const booking = await desk.hold(days);
      const payment = await desk.pay(booking);
      return { booking, payment };
    };
    const holdAt = async ({ id }: HeldBooking) =>
      desk.heronBay
        .selectFrom('payments')
        .innerJoin('demo_transactions', 'demo_transactions.checkout_id', 'payments.checkout_id')
        .select(['captured', 'released'])
        .where('payments.booking_id', '=', id)
        .executeTakeFirst();

    test.each([{ type: 'on_approval' }, { type: 'no_payment' }])(
      'or without payment nothing is to be paid: %o',
      async (method) => {
        await desk.confirmBy(method);
        const booking = await desk.hold(day);
        expect(await desk.due(booking)).toEqual([]);
        const answer = await desk.page('/customer/payments', booking, { purpose: 'confirm' });
        expect(answer.status).toBe(406);
      },
    );

    test('a reserved card makes it a request, and Confirm takes the money', async () => {
      const { booking, payment } = await reserved(day);
      expect(payment).toMatchObject({ state: 'authorized', reservation: true });
      expect(await desk.money(booking)).toMatchObject({ status: 'option', payments: [] });
      await decide(booking, 'confirm');
      await desk.runSent();
      expect(await desk.money(booking)).toMatchObject({
        status: 'confirmed',
        balance: 0,
        applicationFee: FEE,
        payments: [['payment_request_authorization', TOTAL]],
      });
      await desk.pass(MINUTE);
      expect((await desk.money(booking)).payments).toHaveLength(1);
    });

    test('the team is told of a request, and not again when it is confirmed', async () => {
      const { booking } = await reserved(day);
      await desk.ask(`/v1/bookings/${booking.id}/confirm`, {
        key: desk.keys.heronbay,
        body: { payment: 'none', notifyCustomer: true },
      });
      const subjects = (await toldTheTeam(booking)).map(({ subject }) => subject);
      expect(subjects).toEqual([expect.stringMatching(/^Request \w{6}: Plover 5 on /)]);
    });

    test('a reserved card is free again when the request is canceled', async () => {
      const { booking } = await reserved(day);
      await decide(booking, 'cancel');
      await desk.runSent();
      expect(await desk.money(booking)).toMatchObject({ status: 'canceled', payments: [] });
      expect(await holdAt(booking)).toEqual({ captured: 0, released: true });
    });

    test('a reserved card is free again when the request expires', async () => {
      const { booking } = await reserved(day);
      await desk.pass(49 * HOUR);
      expect(await desk.money(booking)).toMatchObject({ status: 'expired', payments: [] });
      expect(await holdAt(booking)).toEqual({ captured: 0, released: true });
    });

    test('a request with a reserved card lasts as long as options of the company do', async () => {
      const { booking } = await reserved(day);
      const { status, expiresAt } = await desk.show(booking);
      expect(status).toBe('option');
      expect(Date.parse(expiresAt)).toBe(desk.now.getTime() + OPTION_HOURS * HOUR);
    });

    test('a card that is reserved after the hold has ended is free again', async () => {
      await desk.confirmBy(RESERVED);
      const booking = await desk.hold(day);
      await desk.pay(booking, 'pay_after_expiry');
      await desk.pass(25 * MINUTE);
      expect(await desk.money(booking)).toMatchObject({ status: 'expired', payments: [] });
      expect(await holdAt(booking)).toEqual({ captured: 0, released: true });
    });

    test.each(['fail', 'leave'])(
      'a card that the customer lets %s makes no request',
      async (action) => {
        await desk.confirmBy(RESERVED);
        const booking = await desk.hold(day);
        await desk.pay(booking, action);
        expect((await desk.money(booking)).status).toBe('draft');
      },
    );

    test('an option whose payment request is paid is confirmed', async () => {
      const booking = await desk.hold(day, { holdMinutes: undefined, optionHours: 24 });
      await desk.ask(`/v1/bookings/${booking.id}/confirm`, {
        key: desk.keys.heronbay,
        body: { payment: 'required' },
      });
      expect(await desk.due(booking)).toMatchObject([{ purpose: 'request', price: TOTAL }]);
      await desk.pay(booking, 'pay', 'request');
      expect(await desk.money(booking)).toMatchObject({ status: 'confirmed', payments: PAID });
    });
  });

  describe('cut short', () => {
    test('between the provider and the database, what was paid is found and counted once', async () => {
      const booking = await desk.hold(day);
      const { demoId } = await desk.start(booking);
      await desk.act(demoId, 'pay');
      desk.loseJobs();
      expect((await desk.money(booking)).status).toBe('draft');
      await desk.pass(2 * MINUTE);
      expect(await desk.money(booking)).toMatchObject({ status: 'confirmed', payments: PAID });
    });

    test('before the checkout was noted, opening it again leads to the same one', async () => {
      const booking = await desk.hold(day);
      const wish = { purpose: 'confirm' };
      const { paymentId } = await desk.askPage('/customer/payments', booking, wish);
      desk.mischief = () => ({ timesOut: true });
      await desk.open(paymentId);
      desk.mischief = () => undefined;
      const { id: demoId } = await desk.heronBay
        .selectFrom('demo_checkouts')
        .select('id')
        .where('reference', '=', paymentId)
        .executeTakeFirstOrThrow();
      expect(await desk.open(paymentId)).toBe(demoId);
      await desk.act(demoId, 'pay');
      await desk.runSent();
      expect((await desk.money(booking)).status).toBe('confirmed');
    });

    test('a payment that was never opened is given up after an hour', async () => {
      const booking = await desk.hold(day);
      const { paymentId } = await desk.askPage('/customer/payments', booking, {
        purpose: 'confirm',
      });
      await desk.pass(61 * MINUTE);
      const payment = await desk.askPage(`/customer/payments/${paymentId}`, booking);
      expect(payment.state).toBe('expired');
    });
  });

  describe('coming back', () => {
    const follow = async (address: string, host = HERON_BAY_HOST) => {
      const { pathname, search } = new URL(address);
      const { status, headers } = await desk.call(`${pathname}${search}`, { host });
      return {
        status,
        to: headers.has('Location') ? new URL(headers.get('Location') ?? '') : null,
      };
    };

    test('finds the payment written down, and opens the booking once, in any browser', async () => {
      const booking = await desk.hold(day);
      const { paymentId, demoId } = await desk.start(booking);
      const address = await desk.act(demoId, 'pay');
      desk.loseJobs();
      const { status, to } = await follow(address);
      expect(status).toBe(303);
      expect(`${to?.pathname}${to?.search}`).toMatch(
        new RegExp(`^/bookings/[A-Z0-9]{6}/pay\\?payment=${paymentId}$`),
      );
      expect((await desk.money(booking)).status).toBe('confirmed');
      const key = new URLSearchParams(to?.hash.slice(1)).get('key') ?? '';
      const payment = await desk.askPage(`/customer/payments/${paymentId}`, { key });
      expect(payment.state).toBe('paid');
      expect((await follow(address)).to?.hash).toBe('');
    });

    test('opens the booking as well after several clicks at once led to the provider', async () => {
      const booking = await desk.hold(day);
      const { paymentId } = await desk.askPage('/customer/payments', booking, {
        purpose: 'confirm',
      });
      const opened = await Promise.all([1, 2, 3].map(() => desk.open(paymentId)));
      expect(new Set(opened).size).toBe(1);
      const address = await desk.act(opened[0] ?? '', 'pay');
      expect((await follow(address)).to?.hash).toMatch(/^#key=/);
    });

    test('to a booking that has got another customer meanwhile opens nothing', async () => {
      const booking = await desk.hold(day);
      const { paymentId, demoId } = await desk.start(booking);
      const unopened = await desk.hold(day);
      const wish = { purpose: 'confirm' };
      const { paymentId: later } = await desk.askPage('/customer/payments', unopened, wish);
      for (const { id } of [booking, unopened]) {
        const body = { customerId: EXAMPLE_ID.paul };
        await desk.ask(`/v1/bookings/${id}`, { key: desk.keys.heronbay, body });
      }
      const address = await desk.act(demoId, 'leave');
      expect((await follow(address)).to?.hash).toBe('');
      expect((await follow(`https://${HERON_BAY_HOST}/pay/${later}`)).to?.search).toBe(
        `?payment=${later}`,
      );
      await desk.runSent();
      const open = await desk.heronBay
        .selectFrom('payments')
        .select('id')
        .where('id', 'in', [paymentId, later])
        .where('status', '=', 'open')
        .execute();
      expect(open).toEqual([]);
    });

    test('without the provider’s address, or on another host, opens nothing', async () => {
      const booking = await desk.hold(day);
      const { paymentId, demoId } = await desk.start(booking);
      const address = await desk.act(demoId, 'leave');
      expect((await follow(address, 'kestrelquay.slipway.example')).status).toBe(404);
      const plain = `https://${HERON_BAY_HOST}/pay/${paymentId}/return`;
      expect((await follow(plain)).to?.hash).toBe('');
      expect((await follow(`${plain}?token=${'a'.repeat(43)}`)).to?.hash).toBe('');
      expect((await follow(address)).to?.hash).toMatch(/^#key=/);
    });
  });

  describe('with a link that staff copy', () => {
    let kai: Colleague;
    beforeAll(async () => {
      kai = await signedIn(desk.app, 'Kai');
    });

    /** A booking that is to be paid, and the keys of links that Kai has copied for shares of it. */
    async function copied(...amounts: number[]) {
      await desk.confirmBy({ type: 'no_payment' });
      const booking = await desk.hold(day);
      const body = { payment: 'none' };
      await desk.ask(`/v1/bookings/${booking.id}/confirm`, { key: desk.keys.heronbay, body });
      const links: { requestId: string; key: string }[] = [];
      for (const amount of amounts) {
        desk.now = new Date(desk.now.getTime() + 1000);
        const { updatedAt: seenUpdatedAt } = await desk.show(booking);
        const dueOn = new Date(desk.now.getTime() + DAY).toISOString().slice(0, 10);
        const { url } = (
          await kai.ask('requestTeamPayment', {
            params: { id: booking.id },
            body: { seenUpdatedAt, amount, description: 'A share', dueOn, sendBy: 'link' },
          })
        ).data;
        const { searchParams, hash } = new URL(url ?? '');
        links.push({ requestId: searchParams.get('request') ?? '', key: hash.slice(5) });
      }
      return { booking, links };
    }

    /** Everything on the pages that is about one booking, except for paying. */
    const aboutABooking = (Object.values(customerApi.operations) as Operation[]).filter(
      ({ path }) => /^\/customer\/(booking|draft)(\/|$)/.test(path),
    );

    test('opens that payment and nothing else', async () => {
      const { booking, links } = await copied(4000, 2600);
      const [link, other] = links as [(typeof links)[0], (typeof links)[0]];
      expect(aboutABooking.length).toBeGreaterThan(15);
      for (const operation of aboutABooking) {
        const { body, ...rest } = sampleRequest(operation);
        const sent = operation.method === 'post' ? (body ?? {}) : undefined;
        const answer = await desk.page(addressOf(operation, rest), link, sent);
        expect([operation.id, answer.status, answer.json.code]).toEqual([
          operation.id,
          403,
          'keyTooNarrow',
        ]);
      }
      expect(await desk.askPage('/customer/payments', link)).toMatchObject([
        { purpose: 'request', requestId: link.requestId, price: 4000, description: 'A share' },
      ]);
      for (const body of [
        { purpose: 'balance' },
        { purpose: 'request', requestId: other.requestId },
      ]) {
        expect((await desk.page('/customer/payments', link, body)).json.code).toBe('keyTooNarrow');
      }
      const { requestId } = other;
      const begun = await desk.askPage('/customer/payments', other, {
        purpose: 'request',
        requestId,
      });
      expect((await desk.page(`/customer/payments/${begun.paymentId}`, link)).status).toBe(404);
      expect((await desk.show(booking)).status).toBe('confirmed');
    });

    test('leads to the provider and back, with a key for no more than before', async () => {
      const { booking, links } = await copied(4000);
      const [link] = links as [(typeof links)[0]];
      const wish = { purpose: 'request', requestId: link.requestId };
      const own = await desk.askPage('/customer/payments', booking, wish);
      const begun = await desk.askPage('/customer/payments', link, wish);
      // That of the customer would bring back a key to the whole booking.
      expect(begun.paymentId).not.toBe(own.paymentId);
      const address = new URL(await desk.act(await desk.open(begun.paymentId), 'leave'));
      const back = await desk.call(`${address.pathname}${address.search}`, {
        host: HERON_BAY_HOST,
      });
      const key = new URL(back.headers.get('Location') ?? '').hash.slice(5);
      expect((await desk.page('/customer/booking', { key })).json.code).toBe('keyTooNarrow');
      const left = await desk.askPage(`/customer/payments/${begun.paymentId}`, { key });
      expect(left.state).toBe('canceled');
      const again = await desk.askPage('/customer/payments', { key }, wish);
      await desk.act(await desk.open(again.paymentId), 'pay');
      const paid = await desk.askPage(`/customer/payments/${again.paymentId}`, { key });
      expect(paid).toMatchObject({ state: 'paid', amount: 4000 });
      expect(await desk.askPage('/customer/payments', { key })).toEqual([]);
      expect((await desk.money(booking)).payments).toEqual([['payment_request', 4000]]);
    });

    test('that they show for the deposit opens its payment alone, there and back', async () => {
      const { booking } = await copied();
      const params = { id: booking.id };
      const share = { params, body: {} };
      // A hold this early would end before the trip.
      await kai.refusal(406, 'shareTeamDeposit', share);
      const { pickup, reference } = await desk.show(booking);
      desk.now = new Date(Date.parse(pickup) - HOUR);
      // Until then a session may have ended.
      kai = await signedIn(desk.app, 'Kai');
      const { url } = (await kai.ask('shareTeamDeposit', share)).data;
      const link = { key: new URL(url).hash.slice(5) };
      for (const path of ['/customer/booking', '/customer/booking/waivers']) {
        expect((await desk.page(path, link)).json.code).toBe('keyTooNarrow');
      }
      expect(await desk.askPage('/customer/payments', link)).toMatchObject([
        { purpose: 'deposit', price: 0, deposits: [{ amount: 15_000, taking: 'hold' }] },
      ]);
      const wish = { purpose: 'deposit' };
      const other = await desk.page('/customer/payments', link, { purpose: 'balance' });
      expect(other.json.code).toBe('keyTooNarrow');
      const own = await desk.askPage('/customer/payments', booking, { purpose: 'balance' });
      expect((await desk.page(`/customer/payments/${own.paymentId}`, link)).status).toBe(404);
      const begun = await desk.askPage('/customer/payments', link, wish);
      const address = new URL(await desk.act(await desk.open(begun.paymentId), 'pay'));
      const back = await desk.call(`${address.pathname}${address.search}`, {
        host: HERON_BAY_HOST,
      });
      const key = new URL(back.headers.get('Location') ?? '').hash.slice(5);
      expect((await desk.page('/customer/booking', { key })).json.code).toBe('keyTooNarrow');
      const given = await desk.askPage(`/customer/payments/${begun.paymentId}`, { key });
      expect(given).toMatchObject({ state: 'authorized', amount: 15_000 });
      await kai.refusal(406, 'shareTeamDeposit', share);
      const { history } = (await kai.ask('getTeamBooking', { params: { reference } })).data;
      const told = history.flatMap(({ changes }) => changes.map(({ field, to }) => [field, to]));
      expect(told).toContainEqual(['Deposit link', '€150.00']);
    });

    test('is in the history, and a request by e-mail gives out no link', async () => {
      const { booking } = await copied(4000);
      const { updatedAt: seenUpdatedAt } = await desk.show(booking);
      const dueOn = new Date(desk.now.getTime() + DAY).toISOString().slice(0, 10);
      const { data } = await kai.ask('requestTeamPayment', {
        params: { id: booking.id },
        body: { seenUpdatedAt, amount: 2600, description: 'Rest', dueOn, sendBy: 'email' },
      });
      expect(data.url).toBeNull();
      const { history } = data.booking;
      const told = history.map(({ changes }) => changes.map(({ field, to }) => `${field}: ${to}`));
      expect(told).toContainEqual(['Payment link: copied', 'Payment request: €40.00']);
      expect(told).toContainEqual(['Payment request: €26.00']);
    });
  });

  describe('is kept apart', () => {
    test('asking again for the same payment gives the same, another amount another one', async () => {
      const booking = await desk.hold(day);
      const first = await desk.start(booking);
      expect(await desk.start(booking)).toEqual(first);
      await desk.ask(`/v1/bookings/${booking.id}`, {
        key: desk.keys.heronbay,
        body: { return: tripAhead(day, '10:00', '14:00').return },
      });
      const refused = await desk.page('/customer/payments', booking, {
        purpose: 'confirm',
        expectedAmount: TOTAL,
      });
      expect([refused.status, refused.json.error]).toEqual([406, ERROR_TEXT.priceChanged]);
      const second = await desk.start(booking);
      expect(second.paymentId).not.toBe(first.paymentId);
      await desk.runSent();
      const old = await desk.askPage(`/customer/payments/${first.paymentId}`, booking);
      expect(old.state).toBe('expired');
    });

    test('nobody sees or settles the payment of another booking or company', async () => {
      const booking = await desk.hold(day);
      const other = await desk.hold(day);
      const { paymentId, demoId } = await desk.start(booking);
      const path = `/customer/payments/${paymentId}`;
      expect((await desk.page(path, other)).status).toBe(404);
      expect((await desk.call(path, { host: HERON_BAY_HOST })).status).toBe(401);
      const headers = { [BOOKING_KEY_HEADER]: booking.key };
      const elsewhere = { host: 'kestrelquay.slipway.example' };
      expect((await desk.call(path, { ...elsewhere, headers })).status).toBe(401);
      expect((await desk.call(`/pay/${paymentId}`, elsewhere)).status).toBe(404);
      const demo = `/customer/demo-payments/${demoId}`;
      expect((await desk.call(demo, elsewhere)).status).toBe(404);
      expect((await desk.call(demo, { ...elsewhere, body: { action: 'pay' } })).status).toBe(404);
      expect(
        (await desk.call(`/customer/demo-payments/${paymentId}`, { host: HERON_BAY_HOST })).status,
      ).toBe(404);
      await desk.act(demoId, 'leave');
      await desk.call('/pay/messages/demo', { ...elsewhere, body: `id=${demoId}` });
      await desk.call('/pay/messages/demo', { host: HERON_BAY_HOST, body: `id=${paymentId}` });
      expect((await desk.money(booking)).payments).toEqual([]);
    });

    test('a message claims nothing by itself: the provider is asked', async () => {
      const booking = await desk.hold(day);
      const { demoId } = await desk.start(booking);
      const message = { host: HERON_BAY_HOST, body: `id=${demoId}&status=paid` };
      expect((await desk.call('/pay/messages/demo', message)).status).toBe(200);
      expect((await desk.money(booking)).status).toBe('draft');
      expect((await desk.call('/pay/messages/stripe', message)).status).toBe(404);
    });

    test.each(['/pay/nothing', `/pay/${EXAMPLE_ID.ines}`, '/pay/%00'])(
      'an address that belongs to no payment is 404: %s',
      async (path) => {
        expect((await desk.call(path, { host: HERON_BAY_HOST })).status).toBe(404);
      },
    );

    test('a write that comes from another website is refused', async () => {
      const booking = await desk.hold(day);
      const { demoId } = await desk.start(booking);
      const answer = await desk.call(`/customer/demo-payments/${demoId}`, {
        host: HERON_BAY_HOST,
        body: { action: 'pay' },
        headers: { 'Sec-Fetch-Site': 'cross-site' },
      });
      expect(answer.status).toBe(403);
    });
  });
});
