// A booking form of your own: it shows times and prices, holds the boat while the customer fills in
// the details, and has the booking confirmed by the payment. This part runs on your server; the key
// never goes to the browser.
import { createServer } from 'node:http';
import { NotAcceptableError, Slipway, ValidationError } from '@slipway/client';

const slipway = new Slipway({
  apiKey: process.env.SLIPWAY_API_KEY,
  baseUrl: process.env.SLIPWAY_BASE_URL, // for the sandbox; left out, it is the live API
});
const types = await slipway.customerTypes.list();
const customerTypeId = types.find(({ type }) => type === 'guest')?.id ?? '';

/** What the browser may ask for, each with what it sends. */
const STEPS = {
  docks: () => slipway.docks.list(),
  addOns: () => slipway.addOns.list(),
  times: (sent: { dockId: string; date: string; passengers: number }) =>
    slipway.startTimes.get(sent),
  price: (sent: Parameters<typeof slipway.quotes.create>[0]) => slipway.quotes.create(sent),

  /** The boat and the price are kept for 20 minutes, before anybody is asked for a name. */
  hold: (sent: Parameters<typeof slipway.bookings.create>[0]) =>
    slipway.bookings.create({ ...sent, holdMinutes: 20 }),

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
    // What the customer can mend is said in the words of the API; anything else is ours to mend.
    if (error instanceof NotAcceptableError) answer(406, { message: error.message });
    else if (error instanceof ValidationError) answer(422, { errors: error.errors });
    else answer(500, { message: 'Please try again in a moment.' });
  }
});
server.listen(Number(process.env.PORT ?? 8080), () => {
  console.log(JSON.stringify(server.address()));
});
