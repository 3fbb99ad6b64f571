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
}

const CLIENT_CALLS: Record<OperationId, ClientCall> = {
  getMe: { method: 'me', result: 'me' },
  listDocks: { method: 'docks.list', result: 'docks' },
  getDock: { method: 'docks.get', result: 'dock' },
  listBoatModels: { method: 'boatModels.list', result: 'boatModels' },
  getBoatModel: { method: 'boatModels.get', result: 'boatModel' },
  listCustomers: { method: 'customers.list', result: 'customer', everyPage: true },
  createCustomer: { method: 'customers.create', result: 'customer' },
  searchCustomers: { method: 'customers.search', result: 'customer', everyPage: true },
  getCustomer: { method: 'customers.get', result: 'customer' },
  updateCustomer: { method: 'customers.update', result: 'customer' },
  listCustomerTypes: { method: 'customerTypes.list', result: 'customerTypes' },
  listBookings: { method: 'bookings.list', result: 'booking', everyPage: true },
  createBooking: { method: 'bookings.create', result: '{ bookingId }' },
  getBooking: { method: 'bookings.get', result: 'booking' },
  updateBooking: { method: 'bookings.update', result: '{ bookingId }' },
  listTaxRates: { method: 'taxRates.list', result: 'taxRates' },
  listVatRates: { method: 'taxRates.listVatRates', result: 'taxRates' },
  getAvailability: { method: 'availability.get', result: 'availability' },
};

export function typescript({ operation, call: sent, body }: SampleRequest): string {
  const { method, result, everyPage } = CLIENT_CALLS[operation.id as OperationId];
  const { params = {}, query = {}, tenantId, idempotencyKey } = sent;
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
