import type { OperationId } from '@slipway/contract';
import { JAVASCRIPT_SYNTAX } from './javascript.ts';
import { inSingleQuotes, literal } from './literal.ts';
import { KEY_PLACEHOLDER, type SampleRequest } from './sample-request.ts';

/** How the client names an operation, and what it gives back. */
interface ClientCall {
  method: string;
  result: string;
  /** Whether the client walks through all pages by itself. */
  everyPage?: boolean;
  /** What is called instead when a request goes on from a cursor. */
  byCursor?: string;
}

const CLIENT_CALLS: Record<OperationId, ClientCall> = {
  getMe: { method: 'me', result: 'me' },
  listDocks: { method: 'docks.list', result: 'docks' },
  getDock: { method: 'docks.get', result: 'dock' },
  listBoatModels: { method: 'boatModels.list', result: 'boatModels' },
  getBoatModel: { method: 'boatModels.get', result: 'boatModel' },
  listCustomers: {
    method: 'customers.list',
    result: 'customer',
    everyPage: true,
    byCursor: 'customers.listChanged',
  },
  createCustomer: { method: 'customers.create', result: 'customer' },
  searchCustomers: { method: 'customers.search', result: 'customer', everyPage: true },
  getCustomer: { method: 'customers.get', result: 'customer' },
  updateCustomer: { method: 'customers.update', result: 'customer' },
  listCustomerTypes: { method: 'customerTypes.list', result: 'customerTypes' },
  listAddOns: { method: 'addOns.list', result: 'addOns' },
  getStartTimes: { method: 'startTimes.get', result: 'startTimes' },
  createQuote: { method: 'quotes.create', result: 'quote' },
  listBookings: { method: 'bookings.list', result: 'booking', everyPage: true },
  createBooking: { method: 'bookings.create', result: '{ bookingId }' },
  getBooking: { method: 'bookings.get', result: 'booking' },
  updateBooking: { method: 'bookings.update', result: '{ bookingId }' },
  confirmBooking: { method: 'bookings.confirm', result: 'confirmed' },
  getCancellation: { method: 'bookings.cancellation', result: 'cancellation' },
  cancelBooking: { method: 'bookings.cancel', result: 'canceled' },
  listTaxRates: { method: 'taxRates.list', result: 'taxRates' },
  listVatRates: { method: 'taxRates.listVatRates', result: 'taxRates' },
  getAvailability: { method: 'availability.get', result: 'availability' },
  listEvents: { method: 'events.page', result: 'page' },
  listWebhooks: { method: 'webhooks.list', result: 'webhooks' },
  createWebhook: { method: 'webhooks.create', result: 'webhook' },
  updateWebhook: { method: 'webhooks.update', result: 'webhook' },
  listDeliveries: { method: 'webhooks.deliveries', result: 'delivery', everyPage: true },
  replayWebhook: { method: 'webhooks.replay', result: 'queued' },
  removeWebhook: { method: 'webhooks.remove', result: 'removed' },
};

export function typescript({ operation, call: sent, body }: SampleRequest): string {
  const client = CLIENT_CALLS[operation.id as OperationId];
  const { result, everyPage } = client;
  const { params = {}, query = {}, tenantId, idempotencyKey } = sent;
  const method = query.after === undefined ? client.method : (client.byCursor ?? client.method);
  const { page: _, ...asked } = query;
  const options = { ...(tenantId && { tenantId }), ...(idempotencyKey && { idempotencyKey }) };
  const parts = [asked, body, options].filter((part) => part && Object.keys(part).length > 0);
  const written = [...Object.values(params), ...parts].map((part) =>
    literal(part, JAVASCRIPT_SYNTAX),
  );
  const call = `slipway.${method}(${written.join(', ')})`;
  const shown = result.replace(/[{} ]/g, '');
  return `import { Slipway } from '@slipway/client';

const slipway = new Slipway({ apiKey: ${inSingleQuotes(KEY_PLACEHOLDER)} });
${
  everyPage
    ? `for await (const ${result} of ${call}) {\n  console.log(${result});\n}`
    : `const ${result} = await ${call};\nconsole.log(${shown});`
}`;
}
