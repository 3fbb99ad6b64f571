import { EXAMPLE_ID } from '@slipway/contract';

export type TimedCall = {
  name: string;
  path: string;
  repeats: number;
  /** The body of each round, as JSON; without it the call reads. */
  bodyOf?(round: number): string;
};

const { northPier, plover5, ines, modelBooking } = EXAMPLE_ID;
const period = 'period[start]=2026-06-13T06:00:00Z&period[end]=2026-06-13T18:00:00Z';

/** A trip of a day of its own, so that there is always a boat. */
function trip(round: number): string {
  const day = new Date(Date.UTC(2026, 5, 1 + round)).toISOString().slice(0, 10);
  return JSON.stringify({
    customerId: ines,
    dockId: northPier,
    boatModelId: plover5,
    pickup: `${day}T08:00:00Z`,
    return: `${day}T11:00:00Z`,
  });
}

export const CALLS: readonly TimedCall[] = [
  { name: 'show the key', path: '/me', repeats: 50 },
  { name: 'list docks', path: '/v1/docks', repeats: 50 },
  { name: 'list customers', path: '/v1/customers', repeats: 50 },
  { name: 'list bookings', path: '/v1/bookings', repeats: 50 },
  { name: 'show a booking', path: `/v1/bookings/${modelBooking}`, repeats: 50 },
  {
    name: 'availability of a day',
    path: `/v1/availability?dockId=${northPier}&boatModelId=${plover5}&${period}`,
    repeats: 50,
  },
  { name: 'make a booking', path: '/v1/bookings', repeats: 20, bodyOf: trip },
];

export function median(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
