// The desk of a hotel sells a trip: it shows what is free, holds the boat while the guest pays at
// the desk, and cancels later by the rules of the company.
import { NotAcceptableError, Slipway } from '@slipway/client';

const slipway = new Slipway({
  apiKey: process.env.SLIPWAY_API_KEY,
  baseUrl: process.env.SLIPWAY_BASE_URL, // for the sandbox; left out, it is the live API
});
const inTenDays = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

// What can the guests do on that day? Four people, all models of the dock.
const docks = await slipway.docks.list();
const dockId = docks.find(({ slug }) => slug === 'north-pier')?.id ?? '';
const seller = { passengers: 4, partnerCode: 'reedside' };
const models = await slipway.startTimes.get({ dockId, date: inTenDays, ...seller });
const choices = models.flatMap(({ boatModelId, pickups }) =>
  pickups.flatMap(({ pickup, returns }) =>
    returns
      .filter(({ bookable }) => bookable)
      .map((choice) => ({ boatModelId, pickup, ...choice })),
  ),
);
const [choice] = choices;
if (!choice) throw new Error('Nothing is free on that day.');

// The price with two picnic boxes, as the guest reads it.
const addOns = await slipway.addOns.list();
const trip = {
  dockId,
  boatModelId: choice.boatModelId,
  pickup: choice.pickup,
  return: choice.return,
  addOns: addOns.slice(0, 1).map(({ id }) => ({ addOnId: id, quantity: 2 })),
  ...seller,
};
const quote = await slipway.quotes.create(trip);
for (const { description, amountIncludingTax } of quote.costs.lines) {
  console.log(`${description}: ${(amountIncludingTax / 100).toFixed(2)} ${quote.currency}`);
}

// Hold the boat and the price for as long as paying takes.
const order = `HR-${Date.now()}`;
const held = await slipway.bookings.create(
  { ...trip, holdMinutes: 20, ownReference: order, expectedTotal: quote.costs.totalIncludingTax },
  { idempotencyKey: `hold-${order}` },
);
console.log(held.status); // → draft

// The guest has paid at the desk: the booking gets its customer and its payment.
const types = await slipway.customerTypes.list();
const guest = await slipway.customers.create({
  customerTypeId: types.find(({ type }) => type === 'guest')?.id ?? '',
  givenName: 'Nadia',
  familyName: 'Ferrer',
  emailAddress: 'nadia.ferrer@example.com',
  addAliasOnDuplicate: true,
});
try {
  const confirmed = await slipway.bookings.confirm(held.bookingId, {
    customerId: guest.id,
    payment: 'received',
    paymentAmount: held.totalIncludingTax,
    paymentReference: order,
    notifyCustomer: true,
  });
  console.log(confirmed.status, confirmed.balance); // → confirmed 0
} catch (error) {
  // The hold has ended, or a booking rule speaks against this customer: `message` says which.
  if (error instanceof NotAcceptableError) console.log(error.message);
  else throw error;
}

// The guest changes her mind. First what it costs, then the cancellation at that price.
const { fee, refundable } = await slipway.bookings.cancellation(held.bookingId);
const canceled = await slipway.bookings.cancel(held.bookingId, {
  charge: 'cancellation_fee',
  expectedFee: fee,
  reason: 'The guest changed her mind.',
  notifyCustomer: true,
});
console.log(canceled.status, canceled.fee === fee, refundable + fee === held.totalIncludingTax); // → canceled true true
