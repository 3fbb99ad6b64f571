// Your own booking form: it shows times and prices, holds the boat while the customer fills in the
// details, and has the booking confirmed by the payment. It runs on your server, with the key.
import { createServer } from 'node:http';
import { NotAcceptableError, type QuoteRequest, Slipway, ValidationError } from '@slipway/client';

const slipway = new Slipway({
  apiKey: process.env.SLIPWAY_API_KEY,
  baseUrl: process.env.SLIPWAY_BASE_URL, // for the sandbox; left out, it is the live API
});
const types = await slipway.customerTypes.list();
const customerTypeId = types.find(({ type }) => type === 'guest')?.id ?? '';

/** What a visitor may choose. Whatever else a browser sends, such as `applyRules`, is left out. */
function tripOf(sent: QuoteRequest) {
  const { dockId, boatModelId, pickup, boats = 1, passengers = 1, addOns = [] } = sent;
  const code: { couponCode?: string } = sent.couponCode ? { couponCode: sent.couponCode } : {};
  return { dockId, boatModelId, pickup, return: sent.return, boats, passengers, addOns, ...code };
}

/** What the browser may ask for, each with what it sends. */
const STEPS = {
  docks: () => slipway.docks.list(),
  addOns: () => slipway.addOns.list(),
  times: ({ dockId, date, passengers }: { dockId: string; date: string; passengers: number }) =>
    slipway.startTimes.get({ dockId, date, passengers }),
  price: (sent: QuoteRequest) => slipway.quotes.create(tripOf(sent)),

  /** The boat and the price are kept for 20 minutes, before the customer enters a name. */
  hold: (sent: QuoteRequest) => slipway.bookings.create({ ...tripOf(sent), holdMinutes: 20 }),

  /** The customer is known now, and gets the link that confirms the booking when it is paid. */
  async pay(sent: { bookingId: string; givenName: string; familyName: string; email: string }) {
    const { id } = await slipway.customers.create({
      customerTypeId,
      givenName: sent.givenName,
      familyName: sent.familyName,
      emailAddress: sent.email,
      addAliasOnDuplicate: true,
    });
    await slipway.bookings.update(sent.bookingId, { holdMinutes: 60 });
    return slipway.bookings.confirm(sent.bookingId, { customerId: id, payment: 'required' });
  },

  /** The customer closes the form. */
  leave: (sent: { bookingId: string }) =>
    slipway.bookings.cancel(sent.bookingId, { charge: 'no_charge' }),
};

const server = createServer(async (request, response) => {
  const step = STEPS[request.url?.slice(1) as keyof typeof STEPS];
  let text = '';
  for await (const chunk of request) text += chunk;
  const answer = (status: number, body: unknown) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  try {
    if (step) answer(200, await step(JSON.parse(text || '{}')));
    else answer(404, { message: 'There is no such step.' });
  } catch (error) {
    // Errors the customer can fix are passed on in the API's words; the rest are ours to fix.
    if (error instanceof NotAcceptableError) answer(406, { message: error.message });
    else if (error instanceof ValidationError) answer(422, { errors: error.errors });
    else answer(500, { message: 'Please try again in a moment.' });
  }
});
server.listen(Number(process.env.PORT ?? 8080), () => {
  console.log(JSON.stringify(server.address()));
});
