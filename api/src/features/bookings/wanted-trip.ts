import type { Instant } from '@slipway/engine';
import type { StoredBooking } from './read-booking.ts';

/** What a booking is to be about: who, where, when and how many. */
export type WantedTrip = {
  customerId: string | null;
  dockId: string;
  boatModelId: string;
  pickup: Instant;
  return: Instant;
  boats: number;
  passengers: number;
};

type SentFields = {
  customerId?: string;
  dockId?: string;
  boatModelId?: string;
  pickup?: string;
  return?: string;
  boats?: number;
  passengers?: number;
};

type CompleteFields = Required<SentFields>;

/** The trip of a new booking. IDs are compared as text later on, so their case must not differ. */
export function tripFrom(sent: CompleteFields): WantedTrip {
  return {
    customerId: sent.customerId.toLowerCase(),
    dockId: sent.dockId.toLowerCase(),
    boatModelId: sent.boatModelId.toLowerCase(),
    pickup: Date.parse(sent.pickup),
    return: Date.parse(sent.return),
    boats: sent.boats,
    passengers: sent.passengers,
  };
}

/** The trip that a booking stands for now. */
export function tripOf(booking: StoredBooking): WantedTrip {
  return {
    customerId: booking.customer_id,
    dockId: booking.dock_id,
    boatModelId: booking.boat_model_id,
    pickup: booking.pickup_at.getTime(),
    return: booking.return_at.getTime(),
    boats: booking.boats,
    passengers: booking.passengers,
  };
}

/** A trip with the fields that were sent in place of its own. */
export function changedTrip(trip: WantedTrip, sent: SentFields): WantedTrip {
  return {
    customerId: sent.customerId?.toLowerCase() ?? trip.customerId,
    dockId: sent.dockId?.toLowerCase() ?? trip.dockId,
    boatModelId: sent.boatModelId?.toLowerCase() ?? trip.boatModelId,
    pickup: sent.pickup === undefined ? trip.pickup : Date.parse(sent.pickup),
    return: sent.return === undefined ? trip.return : Date.parse(sent.return),
    boats: sent.boats ?? trip.boats,
    passengers: sent.passengers ?? trip.passengers,
  };
}
