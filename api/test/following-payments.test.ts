import { EXAMPLE_ID } from '@slipway/contract';
import { DAY, HOUR, MINUTE } from '@slipway/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkBooks } from '../src/ledger/check-books.ts';
import {
  disputeThere,
  endHoldAt,
  refundThere,
  releaseThere,
} from '../src/payments/demo/backoffice.ts';
import type { Misdeed } from '../src/payments/demo/mischief.ts';
import { HERON_BAY_HOST, type HeldBooking, PaymentDesk } from './harness/payment-desk.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { ahead, fridayAhead } from './harness/trips.ts';
import { engines } from './harness.ts';

const TOTAL = 13_200;
const DEPOSIT = 15_000;
const PAID = ['payment_request', TOTAL];
const OFFICE = 'office@heronbay.example';

describe.each(engines)('following payments on %s', (engine) => {
  let desk: PaymentDesk;
  let tomasz: Colleague;
  let day = 10;

  beforeAll(async () => {
    desk = await PaymentDesk.open(engine);
  });
  afterAll(() => desk?.close());
  beforeEach(async () => {
    desk.now = new Date();
    desk.mischief = () => undefined;
    day += 1;
    tomasz = await signedIn(desk.app, 'Tomasz');
  });

  type Paid = HeldBooking & { demoId: string };

  const paid = async (days = day): Promise<Paid> => {
    const booking = await desk.hold(days);
    const { demoId } = await desk.pay(booking);
    return { ...booking, demoId };
  };
  const seen = async ({ id }: HeldBooking) => ({
    params: { id },
    seenUpdatedAt: (await desk.show({ id })).updatedAt,
  });
  const refund = async (booking: HeldBooking, amount: number) => {
    const { params, seenUpdatedAt } = await seen(booking);
    const body = { seenUpdatedAt, amount, how: 'online' };
    await tomasz.ask('refundTeamBooking', { params, body });
    await desk.runSent();
  };
  const moneySeen = async (booking: HeldBooking) => {
    const { reference } = await desk.show(booking);
    return (await tomasz.ask('getTeamBooking', { params: { reference } })).data.money;
  };
  const refundable = async (booking: HeldBooking) => (await moneySeen(booking)).refundableOnline;
  /** What the history tells of payments, the newest first. */
  const history = async (booking: HeldBooking) => {
    const { reference } = await desk.show(booking);
    const { data } = await tomasz.ask('getTeamBooking', { params: { reference } });
    return data.history.flatMap(({ changes }) =>
      changes.map(({ field, from, to }) => `${field}: ${to ?? `no more ${from}`}`),
    );
  };
  const toldTheOffice = async (booking: HeldBooking) =>
    (await desk.mails(booking)).filter((mail) => mail.startsWith(OFFICE));
  /** The one misdeed of a call, whoever it is about; the others are in order. */
  const once = (does: string, misdeed: Misdeed) => {
    let isOver = false;
    desk.mischief = (call) => {
      if (isOver || call.does !== does) return undefined;
      isOver = true;
      return misdeed;
    };
  };
  /** What the provider calls the charge, or the hold, of a booking. */
  const transactionOf = async ({ id }: HeldBooking, taking: 'charge' | 'hold' = 'charge') => {
    const { provider_id } = await desk.heronBay
      .selectFrom('payment_transactions')
      .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
      .select('provider_id')
      .where('booking_id', '=', id)
      .where('taking', '=', taking)
      .executeTakeFirstOrThrow();
    return provider_id;
  };
  const refundedThere = async (booking: HeldBooking) => {
    const provider = desk.providers.of(EXAMPLE_ID.heronBay, 'demo');
    const { movements } = await provider.lookAt(await transactionOf(booking));
    return movements
      .filter(({ type, result }) => type === 'refund' && result.state !== 'refused')
      .reduce((sum, { amount }) => sum + amount, 0);
  };
  /** Where the books of both sides differ about a booking. */
  const differences = async (booking: HeldBooking) => {
    const { reference } = await desk.show(booking);
    const both = { payments: desk.providers, tenantId: EXAMPLE_ID.heronBay };
    const found = (await checkBooks(desk.heronBay, both)).differences;
    return found.filter((difference) => difference.reference === reference);
  };
  const depositOf = ({ id }: HeldBooking) =>
    desk.heronBay
      .selectFrom('booking_deposits')
      .select(['id', 'secured_at', 'closed_at'])
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
  const cancel = ({ id }: HeldBooking) =>
    desk.ask(`/v1/bookings/${id}/cancel`, {
      key: desk.keys.heronbay,
      body: { charge: 'no_charge' },
    });

  describe('a refund that is under way', () => {
    const slow = { takesMs: 2 * HOUR };

    test('is ordered once, counts as ordered, and is written down when it is done', async () => {
      const booking = await paid();
      once('refund', slow);
      await refund(booking, 5_000);
      for (let minutes = 0; minutes < 30; minutes += 10) await desk.pass(10 * MINUTE);
      expect(await desk.money(booking)).toMatchObject({ balance: 0, payments: [PAID] });
      expect(await refundable(booking)).toBe(TOTAL - 5_000);
      const left = { refundable: TOTAL - 5_000, refundableOnline: TOTAL - 5_000 };
      expect(await moneySeen(booking)).toMatchObject({ ...left, goingBack: 5_000 });
      await desk.pass(2 * HOUR);
      expect(await desk.money(booking)).toMatchObject({
        balance: 5_000,
        payments: [PAID, ['refund', -5_000]],
      });
      expect(await moneySeen(booking)).toMatchObject({ ...left, goingBack: 0 });
      expect(await refundedThere(booking)).toBe(5_000);
      expect(await refundable(booking)).toBe(TOTAL - 5_000);
    });

    test('is followed by a message of the provider as well', async () => {
      const booking = await paid();
      once('refund', slow);
      await refund(booking, 5_000);
      desk.now = new Date(desk.now.getTime() + 2 * HOUR);
      await Promise.all([desk.tell(booking.demoId), desk.tell(booking.demoId)]);
      expect((await desk.money(booking)).payments).toEqual([PAID, ['refund', -5_000]]);
    });

    test('and fails in the end can be ordered again, and the company is told once', async () => {
      const booking = await paid();
      once('refund', { ...slow, failsAfterMs: HOUR });
      await refund(booking, TOTAL);
      await desk.pass(2 * HOUR);
      await desk.pass(2 * HOUR);
      expect(await desk.money(booking)).toMatchObject({ balance: 0, payments: [PAID] });
      expect(await toldTheOffice(booking)).toEqual([expect.stringMatching(/refund .* refused/)]);
      expect(await history(booking)).toContainEqual('Refund: The bank has sent it back.');
      await refund(booking, TOTAL);
      expect((await desk.money(booking)).balance).toBe(TOTAL);
    });

    test('is looked up, not repeated, when the answer was lost and the key is forgotten', async () => {
      const booking = await paid();
      once('refund', { timesOut: true });
      await expect(refund(booking, 5_000)).rejects.toThrow('not answered');
      desk.now = new Date(desk.now.getTime() + 25 * HOUR);
      await desk.pass(MINUTE);
      expect(await refundedThere(booking)).toBe(5_000);
      expect((await desk.money(booking)).payments).toEqual([PAID, ['refund', -5_000]]);
    });

    test('that never reached the provider is repeated, however late', async () => {
      const booking = await paid();
      const { params, seenUpdatedAt } = await seen(booking);
      const body = { seenUpdatedAt, amount: 5_000, how: 'online' };
      await tomasz.ask('refundTeamBooking', { params, body });
      desk.loseJobs();
      await desk.pass(25 * HOUR);
      expect(await refundedThere(booking)).toBe(5_000);
      expect((await desk.money(booking)).payments).toEqual([PAID, ['refund', -5_000]]);
    });
  });

  describe('a capture that is under way', () => {
    test('takes the deposit when it is done, though its hold has ended meanwhile', async () => {
      const booking = await paid(4);
      const { id: depositId } = await depositOf(booking);
      once('capture', { takesMs: 8 * DAY });
      const { params, seenUpdatedAt } = await seen(booking);
      const body = { seenUpdatedAt, depositId, amount: 4_000 };
      await tomasz.ask('captureTeamDeposit', { params, body });
      await desk.runSent();
      expect(await differences(booking)).toEqual([]);
      await desk.pass(7 * DAY + MINUTE);
      expect((await depositOf(booking)).secured_at).not.toBeNull();
      expect((await desk.money(booking)).payments).toEqual([PAID]);
      await desk.pass(DAY);
      expect(await differences(booking)).toEqual([]);
      expect(await desk.money(booking)).toMatchObject({
        payments: [PAID, ['deposit_capture', 4_000]],
        deposits: 0,
      });
    });
  });

  test('a capture that the provider refuses after a while is told to the company once', async () => {
    const booking = await paid(4);
    const { id: depositId } = await depositOf(booking);
    once('capture', { takesMs: 2 * HOUR, failsAfterMs: HOUR });
    const { params, seenUpdatedAt } = await seen(booking);
    const body = { seenUpdatedAt, depositId, amount: 4_000 };
    await tomasz.ask('captureTeamDeposit', { params, body });
    await desk.runSent();
    await desk.pass(2 * HOUR);
    await desk.pass(2 * HOUR);
    expect(await toldTheOffice(booking)).toEqual([expect.stringMatching(/capture .* refused/)]);
    expect(await desk.money(booking)).toMatchObject({ payments: [PAID], deposits: DEPOSIT });
    await cancel(booking);
  });

  describe('after a payment', () => {
    test('a refund made at the provider is a line of the booking, once, whatever the messages', async () => {
      const booking = await paid();
      const transactionId = await transactionOf(booking);
      await refundThere(desk.heronBay, { transactionId, amount: 2_000, now: desk.now });
      await Promise.all([desk.tell(booking.demoId), desk.tell(booking.demoId)]);
      await desk.tell(booking.demoId);
      await desk.run('compare-payments');
      expect(await desk.money(booking)).toMatchObject({
        balance: 2_000,
        applicationFee: 358,
        payments: [PAID, ['refund', -2_000]],
      });
      expect(await refundable(booking)).toBe(TOTAL - 2_000);
      expect(await history(booking)).toContainEqual('Payment: -€20.00');
    });

    test('a message about a refund that comes before the one about the payment tells of both', async () => {
      const booking = await desk.hold(day);
      const { demoId } = await desk.start(booking);
      await desk.act(demoId, 'pay');
      desk.loseJobs();
      const { charge } = await desk.providers.of(EXAMPLE_ID.heronBay, 'demo').find(demoId);
      const transactionId = charge?.id ?? '';
      await refundThere(desk.heronBay, { transactionId, amount: 2_000, now: desk.now });
      await desk.tell(demoId);
      await desk.tell(demoId);
      expect(await desk.money(booking)).toMatchObject({
        status: 'confirmed',
        payments: [PAID, ['refund', -2_000]],
      });
    });

    test('what no message has told is found at night', async () => {
      const booking = await paid();
      const transactionId = await transactionOf(booking);
      await refundThere(desk.heronBay, { transactionId, amount: 2_000, now: desk.now });
      await desk.pass(MINUTE);
      expect((await desk.money(booking)).payments).toEqual([PAID]);
      await desk.run('compare-payments');
      expect((await desk.money(booking)).payments).toEqual([PAID, ['refund', -2_000]]);
    });

    test('a refund that fails afterwards is taken back by a line, and the company is told once', async () => {
      const booking = await paid();
      once('refund', { failsAfterMs: DAY });
      await refund(booking, 5_000);
      expect((await desk.money(booking)).balance).toBe(5_000);
      desk.now = new Date(desk.now.getTime() + 2 * DAY);
      await Promise.all([desk.tell(booking.demoId), desk.tell(booking.demoId)]);
      await desk.run('compare-payments');
      expect(await desk.money(booking)).toMatchObject({
        balance: 0,
        payments: [PAID, ['refund', 5_000], ['refund', -5_000]],
      });
      expect(await toldTheOffice(booking)).toEqual([expect.stringMatching(/refund .* has failed/)]);
      tomasz = await signedIn(desk.app, 'Tomasz');
      expect(await refundable(booking)).toBe(TOTAL);
      await refund(booking, TOTAL);
      expect(await desk.money(booking)).toMatchObject({ balance: TOTAL });
    });

    test('a charged deposit whose refund fails afterwards is in place again', async () => {
      const days = fridayAhead(8);
      const booking = await desk.hold(days, {
        boatModelId: EXAMPLE_ID.osprey10,
        pickup: ahead(days, '16:00'),
        return: ahead(days + 2, '18:00'),
      });
      const { demoId } = await desk.pay(booking);
      const before = await desk.money(booking);
      const { id: depositId } = await depositOf(booking);
      once('refund', { failsAfterMs: DAY });
      const { params, seenUpdatedAt } = await seen(booking);
      await tomasz.ask('refundTeamDeposit', { params, body: { seenUpdatedAt, depositId } });
      await desk.runSent();
      expect((await desk.money(booking)).deposits).toBe(0);
      desk.now = new Date(desk.now.getTime() + 2 * DAY);
      await desk.tell(demoId);
      expect(await desk.money(booking)).toEqual(before);
      expect(await differences(booking)).toEqual([]);
      expect(await toldTheOffice(booking)).toEqual([expect.stringMatching(/refund .* has failed/)]);
      await cancel(booking);
    });

    test('a deposit that a change has replaced is there to give back when its refund fails afterwards', async () => {
      const days = fridayAhead(8);
      const booking = await desk.hold(days, {
        boatModelId: EXAMPLE_ID.osprey10,
        pickup: ahead(days, '16:00'),
        return: ahead(days + 2, '18:00'),
      });
      const { demoId } = await desk.pay(booking);
      const { deposits } = await desk.money(booking);
      once('refund', { failsAfterMs: DAY });
      const smaller = { pickup: ahead(days, '16:00'), return: ahead(days, '18:00') };
      await desk.ask(`/v1/bookings/${booking.id}`, {
        key: desk.keys.heronbay,
        body: { boatModelId: EXAMPLE_ID.plover5, ...smaller },
      });
      await desk.runSent();
      expect((await desk.money(booking)).deposits).toBe(DEPOSIT);
      desk.now = new Date(desk.now.getTime() + 2 * DAY);
      await desk.tell(demoId);
      expect((await desk.money(booking)).deposits).toBe(DEPOSIT + deposits);
      expect(await differences(booking)).toEqual([]);
      await cancel(booking);
    });

    test('a dispute is told once, and counts only when the provider has taken the money', async () => {
      const booking = await paid();
      const transactionId = await transactionOf(booking);
      const dispute = async (taken: number) => {
        await disputeThere(desk.heronBay, { transactionId, amount: TOTAL, taken });
        await Promise.all([desk.tell(booking.demoId), desk.tell(booking.demoId)]);
      };
      await dispute(0);
      expect(await desk.money(booking)).toMatchObject({ balance: 0, payments: [PAID] });
      await dispute(TOTAL);
      expect(await desk.money(booking)).toMatchObject({ balance: TOTAL, applicationFee: 0 });
      expect(await differences(booking)).toEqual([]);
      expect(await refundable(booking)).toBe(0);
      await dispute(0);
      expect((await desk.money(booking)).balance).toBe(0);
      expect(await toldTheOffice(booking)).toEqual([expect.stringMatching(/is disputed$/)]);
      // Moments never go back, so that those of one test may have no order.
      const told = (await history(booking)).filter((entry) => entry.startsWith('At the provider'));
      expect(told.toSorted()).toEqual([
        'At the provider: Disputed by the customer’s bank',
        'At the provider: Given back after a dispute',
        'At the provider: Taken back for a dispute',
      ]);
    });

    test('a hold that was given back at the provider no longer secures its deposit', async () => {
      const booking = await paid(4);
      const transactionId = await transactionOf(booking, 'hold');
      await releaseThere(desk.heronBay, { transactionId, now: desk.now });
      await desk.tell(booking.demoId);
      await desk.tell(booking.demoId);
      const { secured_at, closed_at } = await depositOf(booking);
      expect([secured_at, closed_at]).toEqual([null, null]);
      expect(await desk.due(booking)).toMatchObject([{ purpose: 'deposit', amount: DEPOSIT }]);
      const entries = await history(booking);
      expect(entries.filter((entry) => entry.startsWith('At the provider'))).toEqual([
        'At the provider: The hold was released',
      ]);
      await cancel(booking);
    });

    test('a hold ends when the provider says, sooner or later than it was planned', async () => {
      const booking = await paid(4);
      const transactionId = await transactionOf(booking, 'hold');
      const endsIn = async (milliseconds: number) => {
        const endsAt = new Date(desk.now.getTime() + milliseconds);
        await endHoldAt(desk.heronBay, { transactionId, endsAt });
        await desk.tell(booking.demoId);
      };
      await endsIn(9 * DAY);
      await desk.pass(8 * DAY);
      expect((await depositOf(booking)).secured_at).not.toBeNull();
      await endsIn(HOUR);
      await desk.pass(HOUR);
      expect((await depositOf(booking)).secured_at).toBeNull();
      await cancel(booking);
    });
  });

  describe('with a provider that cannot hold an amount on a card', () => {
    /** A booking keeps the provider with which it started. */
    const holdWithMollie = async (): Promise<HeldBooking> => {
      const booking = await desk.hold(day);
      await desk.heronBay
        .updateTable('bookings')
        .set({ provider: 'mollie' })
        .where('id', '=', booking.id)
        .execute();
      return booking;
    };
    afterEach(() => desk.confirmBy({ type: 'full_payment' }));

    test('a deposit is taken with the payment, however early', async () => {
      const booking = await holdWithMollie();
      expect(await desk.due(booking)).toMatchObject([
        { amount: TOTAL + DEPOSIT, deposits: [{ amount: DEPOSIT }] },
      ]);
    });

    test('a request for approval reserves nothing', async () => {
      await desk.confirmBy({ type: 'on_approval', reserveCard: true });
      expect(await desk.due(await desk.hold(day))).toMatchObject([{ reservation: true }]);
      expect(await desk.due(await holdWithMollie())).toEqual([]);
    });
  });

  describe('a checkout', () => {
    const begin = async (booking: HeldBooking) =>
      (await desk.askPage('/customer/payments', booking, { purpose: 'confirm' })).paymentId;
    const follow = async (address: string) => {
      const { pathname, search } = new URL(address);
      const { headers } = await desk.call(`${pathname}${search}`, { host: HERON_BAY_HOST });
      return new URL(headers.get('Location') ?? '');
    };

    test('whose answer was lost is opened again by the same request, and leads back with a key', async () => {
      const booking = await desk.hold(day);
      const paymentId = await begin(booking);
      once('start', { timesOut: true });
      expect((await follow(`https://${HERON_BAY_HOST}/pay/${paymentId}`)).pathname).toMatch(
        /^\/bookings\//,
      );
      desk.now = new Date(desk.now.getTime() + 5 * MINUTE);
      const demoId = await desk.open(paymentId);
      const back = await follow(await desk.act(demoId, 'pay'));
      expect(back.hash).toMatch(/^#key=/);
      expect((await desk.money(booking)).payments).toEqual([PAID]);
      const stored = await desk.heronBay
        .selectFrom('payments')
        .select(['return_token', 'return_hash'])
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow();
      expect(stored).toEqual({ return_token: null, return_hash: null });
    });

    test('that the provider could not open in time makes place for another', async () => {
      const booking = await desk.hold(day);
      const first = await begin(booking);
      desk.mischief = () => ({ timesOut: true });
      await follow(`https://${HERON_BAY_HOST}/pay/${first}`);
      desk.mischief = () => undefined;
      desk.now = new Date(desk.now.getTime() + 15 * MINUTE);
      expect((await follow(`https://${HERON_BAY_HOST}/pay/${first}`)).pathname).toMatch(
        /^\/bookings\//,
      );
      const second = await begin(booking);
      expect(second).not.toBe(first);
      await desk.act(await desk.open(second), 'pay');
      await desk.runSent();
      expect((await desk.money(booking)).payments).toEqual([PAID]);
    });

    test('lives long enough for a provider that counts 30 minutes by its own clock', async () => {
      const booking = await desk.hold(day);
      const { demoId } = await desk.start(booking);
      desk.now = new Date(desk.now.getTime() + 32 * MINUTE - 1);
      const { state } = await desk.ask(`/customer/demo-payments/${demoId}`, {
        host: HERON_BAY_HOST,
      });
      expect(state).toBe('open');
    });

    test('that the provider cannot close stays open here, and counts when it is paid after all', async () => {
      const booking = await desk.hold(day);
      const { paymentId, demoId } = await desk.start(booking);
      desk.mischief = ({ does }) => (does === 'close' ? { cannotClose: true } : undefined);
      await desk.run('close-payment', {
        tenantId: EXAMPLE_ID.heronBay,
        paymentId,
      } as never);
      const payment = await desk.askPage(`/customer/payments/${paymentId}`, booking);
      expect(payment.state).toBe('open');
      await desk.act(demoId, 'pay');
      desk.loseJobs();
      await desk.pass(MINUTE);
      expect(await desk.money(booking)).toMatchObject({ status: 'confirmed', payments: [PAID] });
    });

    test('that the provider cannot close and nobody pays ends by itself', async () => {
      const booking = await desk.hold(day);
      const { paymentId } = await desk.start(booking);
      desk.mischief = ({ does }) => (does === 'close' ? { cannotClose: true } : undefined);
      await desk.run('close-payment', {
        tenantId: EXAMPLE_ID.heronBay,
        paymentId,
      } as never);
      await desk.pass(HOUR);
      const { status } = await desk.heronBay
        .selectFrom('payments')
        .select('status')
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow();
      expect(status).toBe('expired');
    });
  });
});
