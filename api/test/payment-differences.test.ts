import { EXAMPLE_ID, TEAM_ERROR_TEXT } from '@slipway/contract';
import { DAY } from '@slipway/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  correctThere,
  endHoldAt,
  refundThere,
  releaseThere,
} from '../src/payments/demo/backoffice.ts';
import { type HeldBooking, PaymentDesk } from './harness/payment-desk.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { engines } from './harness.ts';

const TOTAL = 13_200;
const DEPOSIT = 15_000;

describe.each(engines)('what the provider has other amounts of, on %s', (engine) => {
  let desk: PaymentDesk;
  let tomasz: Colleague;
  let kai: Colleague;
  let neighbor: Colleague;
  let day = 10;

  beforeAll(async () => {
    desk = await PaymentDesk.open(engine);
  });
  afterAll(() => desk?.close());
  beforeEach(async () => {
    desk.now = new Date();
    desk.onError = (line) => expect.fail(line);
    tomasz = await signedIn(desk.app, 'Tomasz');
    kai = await signedIn(desk.app, 'Kai');
    neighbor = await signedIn(desk.app, 'Neighbor');
  });

  const paidAhead = async (days: number): Promise<HeldBooking> => {
    const booking = await desk.hold(days);
    await desk.pay(booking);
    return booking;
  };
  /** A booking that was paid, on a day of its own. */
  const paid = () => {
    day += 1;
    return paidAhead(day);
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
  /** The provider has so much less of a payment than was paid, and nothing there tells why. */
  const lacking = async (booking: HeldBooking, cents: number) =>
    correctThere(desk.heronBay, {
      transactionId: await transactionOf(booking),
      captured: TOTAL - cents,
    });
  const night = async () => {
    desk.now = new Date(desk.now.getTime() + DAY);
    await desk.run('compare-payments');
  };
  const onToday = async (who: Colleague, query: { dockId?: string } = {}) => {
    const today = desk.now.toISOString().slice(0, 10);
    const { data } = await who.ask('getToday', { query: { day: today, ...query } });
    return data.paymentsThatDiffer;
  };
  const references = async () => (await onToday(tomasz)).map(({ reference }) => reference);
  const referenceOf = async (booking: HeldBooking) => (await desk.show(booking)).reference;
  const checkAgain = async ({ id }: HeldBooking, who = tomasz) =>
    who.call('comparePayments', { params: { id }, body: {} });
  /** The provider knows nothing of a payment for a while. */
  const silence = async (booking: HeldBooking) => {
    const known = await transactionOf(booking);
    const rename = (from: string, to: string) =>
      desk.heronBay
        .updateTable('demo_transactions')
        .set({ id: to })
        .where('id', '=', from)
        .execute();
    await rename(known, `gone ${known}`);
    return () => rename(`gone ${known}`, known);
  };

  test('is on Today with both sides, at the docks of the member, until both agree', async () => {
    const booking = await paid();
    await lacking(booking, 2_000);
    await night();
    const { reference } = await desk.show(booking);
    const since = desk.now.toISOString();
    const shown = {
      bookingId: booking.id,
      reference,
      customerName: 'Ines Okafor',
      dockId: EXAMPLE_ID.northPier,
      provider: 'demo',
      transactionId: await transactionOf(booking),
      what: 'taken',
      ours: TOTAL,
      theirs: TOTAL - 2_000,
      since,
    };
    expect(await onToday(tomasz)).toEqual([shown]);
    expect(await onToday(kai)).toEqual([shown]);
    expect(await onToday(neighbor)).toEqual([]);
    const { id: otherDock } = await desk.heronBay
      .selectFrom('docks')
      .select('id')
      .where('id', '<>', EXAMPLE_ID.northPier)
      .executeTakeFirstOrThrow();
    expect(await onToday(tomasz, { dockId: otherDock })).toEqual([]);
    const workAt = (dock: string) =>
      desk.heronBay
        .updateTable('members')
        .set({ dock_ids: [dock] })
        .where('role', '=', 'dock_host')
        .execute();
    await workAt(otherDock);
    expect(await onToday(kai)).toEqual([]);
    expect((await checkAgain(booking, kai)).status).toBe(404);
    await workAt(EXAMPLE_ID.northPier);
    expect((await checkAgain(booking, neighbor)).status).toBe(404);

    await lacking(booking, 3_000);
    // Also of a payment that is older than those that every night looks at.
    desk.now = new Date(desk.now.getTime() + 40 * DAY);
    tomasz = await signedIn(desk.app, 'Tomasz');
    await night();
    expect(await onToday(tomasz)).toEqual([{ ...shown, theirs: TOTAL - 3_000 }]);
    await lacking(booking, 0);
    await night();
    expect(await onToday(tomasz)).toEqual([]);
  });

  test('stays when the provider tells nothing of it, which keeps no other from the list', async () => {
    const [silent, mended, late] = [await paid(), await paid(), await paid()];
    await lacking(silent, 1_000);
    await lacking(mended, 1_000);
    await night();
    expect(await references()).toEqual(
      expect.arrayContaining([await referenceOf(silent), await referenceOf(mended)]),
    );
    const speak = await silence(silent);
    await lacking(mended, 0);
    await lacking(late, 1_000);
    const errors: string[] = [];
    desk.onError = (line) => errors.push(line);
    await night();
    expect(errors).toEqual([expect.stringContaining('could not be looked after')]);
    expect(await references()).toEqual([await referenceOf(silent), await referenceOf(late)]);
    const again = { params: { id: silent.id }, body: {} };
    expect(await tomasz.refusal(406, 'comparePayments', again)).toBe(
      TEAM_ERROR_TEXT.providerSilent,
    );
    await speak();
    for (const booking of [silent, late]) await lacking(booking, 0);
    for (const booking of [silent, late]) {
      expect((await checkAgain(booking)).json.data).toEqual([]);
    }
    expect(await references()).toEqual([]);
  });

  test('is looked at again at once, and what was done at the provider is written down', async () => {
    const booking = await paid();
    await lacking(booking, 2_000);
    await night();
    expect((await checkAgain(booking)).json.data).toMatchObject([{ theirs: TOTAL - 2_000 }]);
    await lacking(booking, 0);
    const transactionId = await transactionOf(booking);
    await refundThere(desk.heronBay, { transactionId, amount: 2_000, now: desk.now });
    expect((await checkAgain(booking, kai)).json.data).toEqual([]);
    expect(await references()).toEqual([]);
    expect((await desk.money(booking)).payments).toEqual([
      ['payment_request', TOTAL],
      ['refund', -2_000],
    ]);
  });

  test('is a hold, too, that the bank keeps after it has ended here', async () => {
    const booking = await paidAhead(4);
    const transactionId = await transactionOf(booking, 'hold');
    await desk.pass(8 * DAY);
    const endsAt = new Date(desk.now.getTime() + 3 * DAY);
    await endHoldAt(desk.heronBay, { transactionId, endsAt });
    tomasz = await signedIn(desk.app, 'Tomasz');
    await night();
    expect(await onToday(tomasz)).toMatchObject([{ what: 'held', ours: 0, theirs: DEPOSIT }]);
    await releaseThere(desk.heronBay, { transactionId, now: desk.now });
    expect((await checkAgain(booking)).json.data).toEqual([]);
  });
});
