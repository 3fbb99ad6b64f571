import type { AnswerOf, TeamOperations } from '@slipway/contract';
import {
  formatInstant,
  formatTimestamp,
  minutesLate,
  signaturesNeeded,
  tripState,
} from '@slipway/engine';
import type { Hardware } from '../../../ports/hardware.ts';
import type { DockBoat } from '../../trips/dock-boats.ts';
import type { DockBooking, DockTrip } from './read-day.ts';

type Dockside = AnswerOf<TeamOperations['getDockside']>['data'];
type TripAnswer = Dockside['trips'][number];
type BoatAnswer = Dockside['boats'][number];

/** A trip before it is known which others keep its boat away. */
export type TripWithoutRisk = Omit<TripAnswer, 'atRiskOf'>;

type Surroundings = {
  boats: ReadonlyMap<string, BoatAnswer>;
  /** How the team reads who did something. */
  nameOf: (actor: string) => string;
  now: Date;
};

/** One answer for each boat of a booking, whether its hull is known or not. */
export function tripAnswers(
  booking: DockBooking,
  { boats, nameOf, now }: Surroundings,
): TripWithoutRisk[] {
  const shared = sharedAnswer(booking, nameOf);
  return Array.from({ length: booking.boats }, (_, index) => {
    const number = index + 1;
    const trip = booking.trips.find((known) => known.number === number);
    const times = { pickup: booking.pickup_at.getTime(), return: booking.return_at.getTime() };
    const state = tripState(
      {
        ...times,
        handedOut: Boolean(trip?.outAt),
        paused: Boolean(trip?.pausedAt),
        ended: Boolean(trip?.backAt),
      },
      now.getTime(),
    );
    return {
      ...shared,
      number,
      state,
      minutesLate: minutesLate(times, state, now.getTime()),
      boat: boatOf(trip, boats),
      outAt: momentText(trip?.outAt),
      pausedAt: momentText(trip?.pausedAt),
      backAt: momentText(trip?.backAt),
      briefed: trip?.briefed ?? false,
    };
  });
}

function sharedAnswer(booking: DockBooking, nameOf: Surroundings['nameOf']) {
  return {
    bookingId: booking.id,
    reference: booking.reference,
    updatedAt: formatTimestamp(booking.updated_at.getTime()),
    boats: booking.boats,
    customerName: booking.customerName.trim(),
    phoneNumber: booking.phoneNumber,
    partnerName: booking.partnerName,
    dockId: booking.dock_id,
    boatModelId: booking.boat_model_id,
    boatModelName: booking.boatModelName,
    capacity: booking.capacity,
    people: booking.passengers,
    pickup: formatInstant(booking.pickup_at.getTime()),
    return: formatInstant(booking.return_at.getTime()),
    balance: booking.balance,
    currency: booking.currency,
    deposits: booking.deposits.map(({ id, taking, amount, secured, settling }) => ({
      id,
      taking,
      amount,
      state: settling
        ? ('settling' as const)
        : secured
          ? ('in_place' as const)
          : ('missing' as const),
    })),
    waivers: booking.waivers.map(({ signer, ...waiver }) => ({
      ...waiver,
      needed: signaturesNeeded(signer, booking),
    })),
    addOns: booking.addOns,
    notes: booking.notes.map(({ text, author, createdAt }) => ({
      text,
      writtenBy: nameOf(author),
      writtenAt: formatTimestamp(Date.parse(createdAt)),
    })),
  };
}

function boatOf(
  trip: DockTrip | undefined,
  boats: ReadonlyMap<string, BoatAnswer>,
): TripAnswer['boat'] {
  if (!trip) return null;
  const boat = boats.get(trip.boatId);
  return {
    id: trip.boatId,
    name: trip.boatName,
    connected: boat?.connected ?? false,
    battery: boat?.battery ?? null,
  };
}

function momentText(text: string | null | undefined): string | null {
  return text ? formatTimestamp(Date.parse(text)) : null;
}

/** A boat of the dock, with the charge that its device tells. */
export async function boatAnswer(boat: DockBoat, hardware: Hardware): Promise<BoatAnswer> {
  const { id, name, boatModelId, boatModelName, device, dockId, outOfServiceUntil, trip } = boat;
  const isBroken = outOfServiceUntil !== undefined;
  const until = trip?.out ? trip.return : outOfServiceUntil;
  return {
    id,
    name,
    dockId,
    boatModelId,
    boatModelName,
    connected: device !== null,
    battery: device ? await hardware.battery(device) : null,
    state: trip?.out ? 'out' : isBroken ? 'out_of_service' : 'free',
    until: until == null ? null : formatInstant(until),
    trip: trip && {
      bookingId: trip.bookingId,
      number: trip.number,
      reference: trip.reference,
      customerName: trip.customerName.trim(),
    },
  };
}
