// A portal keeps a copy of all bookings in step: it reads the list once, then follows the events.
// The copy is a map here; yours is a database, which stores each page together with its cursor.
import { type Booking, Slipway } from '@slipway/client';

const slipway = new Slipway({
  apiKey: process.env.SLIPWAY_API_KEY,
  baseUrl: process.env.SLIPWAY_BASE_URL, // for the sandbox; left out, it is the live API
});
const copy = new Map<string, Pick<Booking, 'status' | 'updatedAt'>>();
let cursor: string;

// Where the events are now, before the list is read: what changes meanwhile comes again.
async function start(): Promise<void> {
  cursor = await slipway.events.latest();
  for await (const { id, status, updatedAt } of slipway.bookings.list()) {
    copy.set(id, { status, updatedAt });
  }
}

// Every few seconds, or when a webhook says that there is something new.
async function catchUp(): Promise<number> {
  let news = 0;
  for await (const page of slipway.events.pages({ after: cursor })) {
    const ids = new Set(page.data.map(({ data }) => data.bookingId));
    for (const id of ids) {
      if (id === undefined) continue;
      const { status, updatedAt } = await slipway.bookings.get(id);
      copy.set(id, { status, updatedAt });
      news += 1;
    }
    cursor = page.cursor; // Stored together with the page, so that nothing is missed or done twice.
  }
  return news;
}

await start();
const known = copy.size;
console.log(await catchUp()); // → 0

// Somebody books and cancels elsewhere. The portal learns of both, and reads the booking once.
const [dock] = await slipway.docks.list();
const [model] = await slipway.boatModels.list();
const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const { bookingId } = await slipway.bookings.create({
  dockId: dock?.id ?? '',
  boatModelId: model?.id ?? '',
  pickup: `${inAMonth}T10:00:00Z`,
  return: `${inAMonth}T12:00:00Z`,
  holdMinutes: 20,
});
await slipway.bookings.cancel(bookingId, { charge: 'no_charge' });
console.log(await catchUp()); // → 1
console.log(copy.size - known, copy.get(bookingId)?.status); // → 1 canceled
console.log(await catchUp()); // → 0
