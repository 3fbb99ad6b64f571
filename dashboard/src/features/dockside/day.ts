import { type Instant, minutesLate, tripState } from '@slipway/engine';
import type { Answer } from '../../api/call.ts';
import type { Waiting } from '../../shell/offline/waiting.ts';

export type DockDay = Answer<'getDockside'>;
type KnownTrip = DockDay['trips'][number];
export type DockBoat = DockDay['boats'][number];

/** A trip as it stands now on this device. */
export type DockTrip = KnownTrip & {
  key: string;
  /** Whether something was done to it that Slipway does not know of yet. */
  waits: boolean;
};

/** Trips and boats at a moment, with what was done on this device and waits to be sent. */
export function dayAt(
  { trips, boats }: DockDay,
  waiting: readonly Waiting[],
  now: Instant,
): { trips: DockTrip[]; boats: DockBoat[] } {
  const steps = waiting.filter(({ refusal }) => refusal === null);
  const done = trips
    .map((trip) => withSteps(trip, boats, steps))
    .map((trip) => atMoment(trip, now));
  const outNow = new Map(
    done.flatMap((trip) => (trip.boat && isOut(trip) ? [[trip.boat.id, trip] as const] : [])),
  );
  return { trips: done, boats: boats.map((boat) => withTrip(boat, outNow.get(boat.id), done)) };
}

/** Time goes on between two answers, also without reception. */
function atMoment(trip: DockTrip, now: Instant): DockTrip {
  const times = { pickup: Date.parse(trip.pickup), return: Date.parse(trip.return) };
  const happened = {
    handedOut: trip.outAt !== null,
    paused: trip.pausedAt !== null,
    ended: trip.backAt !== null,
  };
  const state = tripState({ ...times, ...happened }, now);
  return { ...trip, state, minutesLate: minutesLate(times, state, now) };
}

function withSteps(
  trip: KnownTrip,
  boats: readonly DockBoat[],
  steps: readonly Waiting[],
): DockTrip {
  const key = keyOf(trip);
  let after: DockTrip = { ...trip, key, waits: false };
  for (const step of steps) after = withStep(after, boats, step);
  return after;
}

function withStep(
  before: DockTrip,
  boats: readonly DockBoat[],
  { id, input: { params, body } }: Waiting,
): DockTrip {
  if (params.id !== before.bookingId) return before;
  if (id !== 'handOut' && id !== 'endTrip') {
    return { ...before, balance: before.balance - (body.amount ?? 0), waits: true };
  }
  if ((body.number ?? 1) !== before.number) return before;
  if (id === 'endTrip') return { ...before, backAt: body.at ?? before.return, waits: true };
  const boat = boats.find((one) => one.id === body.boatId);
  return {
    ...before,
    outAt: body.at ?? before.pickup,
    boat: boat ? pickBoat(boat) : before.boat,
    briefed: body.briefed ?? false,
    waits: true,
  };
}

function pickBoat({ id, name, connected, battery }: DockBoat) {
  return { id, name, connected, battery };
}

/** A boat is where the trips on this device say. */
function withTrip(boat: DockBoat, out: DockTrip | undefined, trips: readonly DockTrip[]): DockBoat {
  if (out) {
    const { bookingId, number, reference, customerName } = out;
    const trip = { bookingId, number, reference, customerName };
    return { ...boat, state: 'out', until: out.return, trip };
  }
  const isBack = boat.state === 'out' && trips.some((trip) => trip.boat?.id === boat.id);
  return isBack ? { ...boat, state: 'free', until: null, trip: null } : boat;
}

export function keyOf({ bookingId, number }: Pick<KnownTrip, 'bookingId' | 'number'>): string {
  return `${bookingId} ${number}`;
}

export function isOut({ state }: Pick<KnownTrip, 'state'>): boolean {
  return state === 'out' || state === 'paused';
}

/** Trips as the dock works through them. */
export function grouped(trips: readonly DockTrip[]) {
  const byReturn = (one: DockTrip, other: DockTrip) => one.return.localeCompare(other.return);
  const out = trips.filter(isOut).sort(byReturn);
  const ready = nextOfEach(trips.filter(({ state }) => state === 'ready'));
  return {
    late: out.filter((trip) => trip.minutesLate > 0),
    out,
    ready,
    later: nextOfEach(trips.filter(({ state }) => state === 'waiting')),
    back: trips.filter(({ state }) => state === 'back').sort(byReturn),
  };
}

/** A booking with several boats is one group at the dock; its boats leave one after the other. */
function nextOfEach(trips: readonly DockTrip[]): DockTrip[] {
  return trips.filter(
    ({ bookingId }, index) => trips.findIndex((one) => one.bookingId === bookingId) === index,
  );
}

/** The boats that a trip can have: of its model, at its dock, and not out. */
export function freeBoats(trip: DockTrip, boats: readonly DockBoat[]): DockBoat[] {
  return boats.filter(
    ({ boatModelId, dockId, state }) =>
      boatModelId === trip.boatModelId && dockId === trip.dockId && state === 'free',
  );
}

/** Cents of deposits that are not in place yet. */
export function missingDeposits({ deposits }: DockTrip): number {
  return deposits
    .filter(({ state }) => state === 'missing')
    .reduce((sum, { amount }) => sum + amount, 0);
}
