import { EXAMPLE_ID, integratorApi, type OperationId } from '@slipway/contract';
import type { Slipway, WebhookCreate } from '../src/index.ts';

const { createBooking, createQuote, getAvailability, getStartTimes } = integratorApi.operations;

/** A trip that lies ahead whenever the test runs. */
function inTwoYears() {
  const day = new Date(Date.now() + 700 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  return { pickup: `${day}T10:00:00Z`, return: `${day}T13:00:00Z` };
}

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const ENDPOINT: WebhookCreate = {
  name: 'Front desk of the annex',
  url: 'https://annex.reedside.example/slipway-events',
  events: ['booking.confirmed'],
};

/** A call of the client for every operation, as the data of its answer. */
export const CALLS: Record<OperationId, (slipway: Slipway) => Promise<unknown>> = {
  getMe: (slipway) => slipway.me(),
  listDocks: (slipway) => slipway.docks.list(),
  getDock: (slipway) => slipway.docks.get(EXAMPLE_ID.northPier),
  listBoatModels: (slipway) => slipway.boatModels.list(),
  getBoatModel: (slipway) => slipway.boatModels.get(EXAMPLE_ID.plover5),
  listCustomers: (slipway) => collected(slipway.customers.list()),
  createCustomer: (slipway) =>
    slipway.customers.create({
      customerTypeId: EXAMPLE_ID.guest,
      givenName: 'Ruth',
      familyName: 'Amsel',
      emailAddress: `ruth.${Date.now()}@example.com`,
    }),
  searchCustomers: (slipway) =>
    collected(slipway.customers.search({ emailAddress: 'INES.okafor@example.com' })),
  getCustomer: (slipway) => slipway.customers.get(EXAMPLE_ID.ines),
  updateCustomer: (slipway) =>
    slipway.customers.update(EXAMPLE_ID.ines, { phoneNumber: '+447700900789' }),
  listCustomerTypes: (slipway) => slipway.customerTypes.list(),
  listAddOns: (slipway) => slipway.addOns.list(),
  getStartTimes: (slipway) => slipway.startTimes.get(getStartTimes.examples.weekend.query),
  createQuote: (slipway) => slipway.quotes.create(createQuote.examples.withCode.body),
  listBookings: (slipway) => collected(slipway.bookings.list()),
  createBooking: (slipway) => slipway.bookings.create(createBooking.examples.paid.body),
  getBooking: (slipway) => slipway.bookings.get(EXAMPLE_ID.modelBooking),
  updateBooking: async (slipway) => {
    const { bookingId } = await slipway.bookings.create(createBooking.examples.paid.body);
    return slipway.bookings.update(bookingId, { passengers: 5 });
  },
  confirmBooking: async (slipway) => {
    const option = { ...createBooking.examples.option.body, ...inTwoYears() };
    const { bookingId } = await slipway.bookings.create(option);
    return slipway.bookings.confirm(bookingId, { payment: 'none' });
  },
  getCancellation: (slipway) => slipway.bookings.cancellation(EXAMPLE_ID.modelBooking),
  cancelBooking: async (slipway) => {
    const { bookingId } = await slipway.bookings.create(createBooking.examples.paid.body);
    return slipway.bookings.cancel(bookingId, { charge: 'no_charge' });
  },
  listTaxRates: (slipway) => slipway.taxRates.list(),
  listVatRates: (slipway) => slipway.taxRates.listVatRates(),
  getAvailability: (slipway) => slipway.availability.get(getAvailability.examples.oneDay.query),
  listEvents: async (slipway) => (await slipway.events.page({ types: ['booking.created'] })).data,
  listWebhooks: (slipway) => slipway.webhooks.list(),
  createWebhook: (slipway) => slipway.webhooks.create(ENDPOINT),
  updateWebhook: (slipway) => slipway.webhooks.update(EXAMPLE_ID.webhook, { name: 'Front desk' }),
  listDeliveries: (slipway) => collected(slipway.webhooks.deliveries(EXAMPLE_ID.webhook)),
  replayWebhook: (slipway) =>
    slipway.webhooks.replay(EXAMPLE_ID.webhook, { from: new Date().toISOString() }),
  removeWebhook: async (slipway) => {
    const { id } = await slipway.webhooks.create(ENDPOINT);
    return slipway.webhooks.remove(id);
  },
};
