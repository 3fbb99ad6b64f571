import { EXAMPLE_ID, RATE_LIMIT_PER_MINUTE } from '@slipway/contract';
import type { ProvocationId } from '../provocations.ts';
import { documentedRequest, type EditedRequest, parsed } from './request.ts';
import { runRequest, sendQuietly } from './run-request.ts';

/** The request that gets the error, and what was done before it. */
export interface Provoked {
  request: EditedRequest;
  before: string;
}

const NOTHING = '';
/** A day with boats enough, whatever was booked on the Saturday. */
const SUNDAY = { pickup: '2025-06-15T10:00:00+02:00', return: '2025-06-15T13:00:00+02:00' };
const MOST_BOOKINGS = 20;

/** What is done before the request that gets the error. */
export const PROVOKE: Record<ProvocationId, () => Promise<Provoked>> = {
  noKey: async () => just({ ...me(), key: 'none' }),
  revokedKey: async () => just({ ...me(), key: 'revoked' }),
  foreignCompany: async () => just({ ...me(), tenantId: EXAMPLE_ID.kestrelQuay }),
  otherCompanysBooking: async () =>
    just({ ...documentedRequest('getBooking', 'modelBooking'), key: 'otherCompany' }),
  unknownPath: async () => just({ ...documentedRequest('getDock', 'northPier'), params: {} }),
  tooManyBoats: async () =>
    just(
      booking({
        boatModelId: EXAMPLE_ID.osprey10,
        boats: 2,
        pickup: '2025-06-27T16:00:00+02:00',
        return: '2025-06-29T18:00:00+02:00',
      }),
    ),
  tooManyPeople: async () => just(documentedRequest('createBooking', 'tooManyPassengers')),
  dockNotOpen: async () =>
    just(booking({ dockId: EXAMPLE_ID.millLock, boatModelId: EXAMPLE_ID.gannet8 })),
  noRentalSetup: async () =>
    just(
      booking({
        dockId: EXAMPLE_ID.millLock,
        pickup: '2025-07-12T10:00:00+02:00',
        return: '2025-07-12T13:00:00+02:00',
      }),
    ),
  noPrice: async () => just(booking({ ...SUNDAY, return: '2025-06-15T20:00:00+02:00' })),
  manyMistakes: async () => just(documentedRequest('createCustomer', 'severalProblems')),

  async lastBoat() {
    const request = booking({});
    for (let sold = 0; sold < MOST_BOOKINGS; sold += 1) {
      if ((await runRequest(request)).status === 200) continue;
      const before = `The same request was sent before it, and ${sold} boats were sold.`;
      return { request, before: sold > 0 ? before : 'Every boat had been sold before.' };
    }
    return just(request);
  },

  async busyDock() {
    const dock = await first('listDocks', 'twoDocks');
    const boatModel = await first('listBoatModels', 'threeModels');
    const type = await first('listCustomerTypes', 'threeTypes');
    const store = documentedRequest('createCustomer', 'knownOrNew');
    const customer = { ...(parsed(store.body) as object), customerTypeId: type.id };
    const { text } = await runRequest({
      ...store,
      key: 'otherCompany',
      body: JSON.stringify(customer, null, 2),
    });
    const trip = {
      customerId: (parsed(text) as { data: { id: string } }).data.id,
      dockId: dock.id,
      boatModelId: boatModel.id,
      boats: 3,
      ...SUNDAY,
    };
    return {
      request: { ...booking(trip), key: 'otherCompany' },
      before: `Kestrel Quay lets 2 boats leave ${dock.name} at the same time. A customer was stored there first.`,
    };
  },

  async overTrip() {
    const list = documentedRequest('listBookings', 'confirmed');
    const { text } = await runRequest({ ...list, query: { status: 'completed' } });
    const { data } = parsed(text) as { data: { id: string; reference: string }[] };
    const [over] = data;
    const change = documentedRequest('updateBooking', 'fewerPeople');
    return {
      request: { ...change, params: { id: over?.id ?? '' } },
      before: `The list of completed bookings was asked for; ${over?.reference} is the first one.`,
    };
  },

  async reusedKey() {
    const idempotencyKey = `order-${crypto.randomUUID()}`;
    await runRequest({ ...booking(SUNDAY), idempotencyKey });
    return {
      request: { ...booking({ ...SUNDAY, passengers: 2 }), idempotencyKey },
      before: 'A booking for 4 people was made with this key. The body below is for 2.',
    };
  },

  async tooManyRequests() {
    const request: EditedRequest = { ...me(), key: 'agency' };
    for (let sent = 1; sent <= RATE_LIMIT_PER_MINUTE + 1; sent += 1) {
      if ((await sendQuietly(request)).status === 429) {
        const before = `${sent.toLocaleString('en-US')} requests were sent with the key of two companies. The other keys still work, and this one works again in a minute.`;
        return { request, before };
      }
    }
    return just(request);
  },
};

/** The first thing of a list of Kestrel Quay. */
async function first(operation: string, example: string): Promise<{ id: string; name: string }> {
  const { text } = await runRequest({
    ...documentedRequest(operation, example),
    key: 'otherCompany',
  });
  const { data } = parsed(text) as { data: { id: string; name: string }[] };
  return data[0] ?? { id: '', name: '' };
}

function just(request: EditedRequest): Provoked {
  return { request, before: NOTHING };
}

function me(): EditedRequest {
  return documentedRequest('getMe', 'oneCompany');
}

/** The documented booking with changes, and without a key that would repeat its answer. */
function booking(changes: Record<string, unknown>): EditedRequest {
  const request = documentedRequest('createBooking', 'paid');
  const body = { ...(parsed(request.body) as object), ...changes };
  return { ...request, body: JSON.stringify(body, null, 2), idempotencyKey: '' };
}
