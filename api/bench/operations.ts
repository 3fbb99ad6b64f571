import { EXAMPLE_ID } from '@slipway/contract';
import { DAY, formatInstant, HOUR, MINUTE } from '@slipway/engine';

/** The operations that are measured, with the words for the table. */
export const BENCH_OPERATIONS = {
  getBooking: 'one booking',
  listCustomers: 'a page of 100 customers',
  getAvailability: 'availability of 14 days',
  createBooking: 'creating a booking',
} as const;

export type BenchOperation = keyof typeof BENCH_OPERATIONS;

/** With a key of its own where many companies are asked. */
export type BenchRequest = { path: string; body?: string; key?: string };

/** What the requests of a run are about. */
export type BenchWorld = { bookingIds: string[]; customerIds: string[]; customerPages: number };

const TODAY = Math.floor(Date.now() / DAY) * DAY;
const FIRST_FREE_DAY = TODAY + 100 * DAY;
const FLEET = `dockId=${EXAMPLE_ID.northPier}&boatModelId=${EXAMPLE_ID.plover5}`;

/** The n-th request of an operation. Trips that are made lie far enough apart to find boats. */
export function requestOf(
  operation: BenchOperation,
  { bookingIds, customerIds, customerPages }: BenchWorld,
  n: number,
): BenchRequest {
  switch (operation) {
    case 'getBooking':
      return { path: `/v1/bookings/${bookingIds[n % bookingIds.length]}` };
    case 'listCustomers':
      return { path: `/v1/customers?page=${1 + (n % Math.min(10, customerPages))}` };
    case 'getAvailability': {
      const start = TODAY + (n % 40) * DAY;
      const period = `${formatInstant(start)}/${formatInstant(start + 14 * DAY)}`;
      return { path: `/v1/availability?${FLEET}&period=${period}` };
    }
    case 'createBooking': {
      const pickup = FIRST_FREE_DAY + n * 30 * MINUTE;
      const trip = {
        customerId: customerIds[n % customerIds.length],
        dockId: EXAMPLE_ID.northPier,
        boatModelId: EXAMPLE_ID.plover5,
        pickup: formatInstant(pickup),
        return: formatInstant(pickup + 2 * HOUR),
      };
      return { path: '/v1/bookings', body: JSON.stringify(trip) };
    }
  }
}
