import { ERROR_TEXT, tooManyBoatsText, tooManyPassengersText } from '@slipway/contract';
import {
  type BookingPrice,
  DAY,
  findRentalSetup,
  type Period,
  SCHEDULE_LIMITS,
  START_EVERY,
  type StartTimes,
  type TrafficLimit,
  type Turnaround,
  takenPeriod,
} from '@slipway/engine';
import { NotAcceptableError } from '../../errors.ts';
import type { KnownSubjects } from './check-subjects.ts';
import { priceTrip, type Sale } from './price-trip.ts';
import type { SetupWithRules } from './read-subjects.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** No slot is longer, and so no booking: 28 nights and what is left of the last day. */
const LONGEST_TRIP = (SCHEDULE_LIMITS.nights.max + 1) * DAY;

/** A trip that the company offers, with its price: all but whether boats are free. */
export type Offer = {
  trip: WantedTrip;
  fleetId: string;
  setupId: string;
  turnaround: Turnaround;
  /** The trip and its turnaround. */
  taken: Period;
  trafficLimit: TrafficLimit | null;
  startTimes: StartTimes;
  price: BookingPrice;
};

/** Refuses a trip that the boats, the dock, the rental setups or the prices do not allow. */
export function makeOffer(trip: WantedTrip, subjects: KnownSubjects, sale: Sale): Offer {
  const { fleetId, dock, setups } = subjects;
  refuseTooMany(trip, subjects);
  if (trip.pickup < dock.opensAt) throw new NotAcceptableError(ERROR_TEXT.dockNotOpen);
  const serving = findRentalSetup(setups, { ...trip, timeZone: dock.timeZone });
  if (!serving.found || !fleetId || trip.return - trip.pickup > LONGEST_TRIP) {
    throw new NotAcceptableError(ERROR_TEXT.noRentalSetup);
  }
  const { setup } = serving;
  const { turnaround } = setup.schedule;
  return {
    trip,
    fleetId,
    setupId: setup.id,
    turnaround,
    taken: takenPeriod({ ...trip, turnaround }),
    trafficLimit: dock.trafficLimit,
    startTimes: { timeZone: dock.timeZone, startEvery: startEvery(setup) },
    price: priceTrip(trip, setup, subjects, sale),
  };
}

function refuseTooMany({ boats, passengers }: WantedTrip, { boatModel }: KnownSubjects): void {
  const { capacity, mostBoatsPerBooking } = boatModel;
  if (mostBoatsPerBooking !== null && boats > mostBoatsPerBooking) {
    throw new NotAcceptableError(tooManyBoatsText(mostBoatsPerBooking));
  }
  if (passengers > capacity * boats) {
    throw new NotAcceptableError(tooManyPassengersText(capacity * boats));
  }
}

/** Slots have no grid of start times: the finest one lets each of them stand alone. */
function startEvery({ schedule }: SetupWithRules): number {
  return schedule.type === 'weekly' ? schedule.startEvery : Math.min(...START_EVERY);
}
