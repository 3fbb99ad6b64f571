import { ERROR_TEXT, EXAMPLE_ID } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HERON_BAY_HOST, PaymentDesk } from './harness/payment-desk.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { tripAhead } from './harness/trips.ts';
import { engines } from './harness.ts';

describe.each(engines)('a price below zero on %s', (engine) => {
  let desk: PaymentDesk;
  let marta: Colleague;

  beforeAll(async () => {
    desk = await PaymentDesk.open(engine);
    marta = await signedIn(desk.app, 'Marta');
  });
  afterAll(() => desk?.close());

  const refused = { status: 406, json: { error: ERROR_TEXT.priceBelowZero } };

  test('is refused to customers and programs, however the prices come to it', async () => {
    const { pricing_id } = await desk.heronBay
      .selectFrom('rental_setups')
      .select('pricing_id')
      .where('dock_id', '=', EXAMPLE_ID.northPier)
      .where('boat_model_id', '=', EXAMPLE_ID.plover5)
      .executeTakeFirstOrThrow();
    const prices = desk.heronBay.selectFrom('pricings').where('id', '=', pricing_id);
    const { definition } = await prices.select('definition').executeTakeFirstOrThrow();
    const write = (changed: object) =>
      desk.heronBay
        .updateTable('pricings')
        .set({ definition: JSON.stringify(changed) })
        .where('id', '=', pricing_id)
        .execute();
    const gift = {
      description: 'Gift',
      amount: { type: 'formula', formula: '-500' },
      hideWhenZero: true,
      showAtPaymentOnly: false,
    };
    const booking = await desk.hold(11);
    await write({ ...definition, extraCharges: [gift] });
    const trip = tripAhead(12, '10:00', '13:00');
    const key = desk.keys.heronbay;
    const customerId = EXAMPLE_ID.ines;
    expect(await desk.call('/v1/quotes', { key, body: trip })).toMatchObject(refused);
    expect(await desk.call('/v1/bookings', { key, body: { ...trip, customerId } })).toMatchObject(
      refused,
    );
    const longer = { body: { return: tripAhead(11, '10:00', '14:00').return }, key };
    expect(await desk.call(`/v1/bookings/${booking.id}`, longer)).toMatchObject(refused);
    const visitor = { host: HERON_BAY_HOST, body: { ...trip, boats: 1 } };
    expect(await desk.call('/customer/quotes', visitor)).toMatchObject(refused);
    await write(definition);
  });

  test('that staff have agreed to stays, and a customer cannot lower it further', async () => {
    const addOns = [{ addOnId: EXAMPLE_ID.picnicBox, quantity: 1 }];
    const booking = await desk.hold(13, { addOns });
    await desk.pay(booking);
    const { reference } = await desk.show(booking);
    const { data: before } = await marta.ask('getTeamBooking', { params: { reference } });
    const { totalIncludingTax } = before.money;
    await marta.ask('addTeamCost', {
      params: { id: booking.id },
      body: {
        seenUpdatedAt: before.updatedAt,
        kind: 'discount',
        description: 'Sorry',
        amount: totalIncludingTax + 1000,
        percentage: null,
        taxRateId: EXAMPLE_ID.standardTax,
        belowZero: true,
      },
    });
    const order = (quantity: number) =>
      desk.page(`/customer/booking/extras?reference=${reference}`, booking, {
        addOns: quantity === 0 ? [] : [{ addOnId: EXAMPLE_ID.picnicBox, quantity }],
      });
    expect(await order(0)).toMatchObject(refused);
    expect(await order(2)).toMatchObject({ status: 200 });
    const { data: after } = await marta.ask('getTeamBooking', { params: { reference } });
    expect(after.money.totalIncludingTax).toBeGreaterThan(0);
  });
});
