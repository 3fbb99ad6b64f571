import {
  EXAMPLE_ID,
  INES,
  MODEL_BOOKING,
  MODEL_COSTS,
  MODEL_DEPOSIT,
  MODEL_FINANCES,
  MODEL_PAYMENT,
  PAUL,
  RUTH,
} from '@slipway/contract';
import { completesAt } from '@slipway/engine';
import { type CustomerRow, NO_PASSWORD } from '../customers.ts';
import type { DemoFleet } from '../trips/fleet.ts';
import type { BookingRows } from './make-booking.ts';

/** The three people of the guides. */
export function exampleCustomers(): CustomerRow[] {
  return [RUTH, INES, PAUL].map((person) => ({
    id: person.id,
    customer_type_id: person.customerTypeId,
    given_name: person.givenName,
    family_name: person.familyName,
    email_address: person.emailAddress,
    phone_number: person.phoneNumber,
    preferred_locale: person.preferredLocale,
    password_hash: NO_PASSWORD,
    registered_at: new Date(person.registeredAt),
  }));
}

/** Whether this is the fleet of the booking that every guide uses. */
export function isModelFleet({ dockId, boatModelId }: DemoFleet): boolean {
  return dockId === EXAMPLE_ID.northPier && boatModelId === EXAMPLE_ID.plover5;
}

/** The day of that booking, at the dock. */
export const MODEL_DATE = MODEL_BOOKING.pickup.slice(0, 10);

/** The booking of the guides, R7K2QD, to the cent. It is completed once its day is over. */
export function modelBooking(fleet: DemoFleet, now: number): BookingRows {
  const trip = {
    pickup: Date.parse(MODEL_BOOKING.pickup),
    return: Date.parse(MODEL_BOOKING.return),
  };
  const completedAt = completesAt(trip);
  const isOver = completedAt <= now;
  return {
    booking: {
      id: MODEL_BOOKING.id,
      reference: MODEL_BOOKING.reference,
      status: isOver ? 'completed' : MODEL_BOOKING.status,
      customer_id: MODEL_BOOKING.customerId,
      dock_id: fleet.dockId,
      boat_model_id: fleet.boatModelId,
      fleet_id: fleet.fleetId,
      rental_setup_id: fleet.setup.id,
      pickup_at: new Date(trip.pickup),
      return_at: new Date(trip.return),
      boats: MODEL_BOOKING.boats,
      passengers: MODEL_BOOKING.passengers,
      taken_from: new Date(trip.pickup),
      taken_until: new Date(trip.return),
      expires_at: null,
      booked_by: 'customer',
      provider: MODEL_FINANCES.psp,
      currency: MODEL_FINANCES.currency,
      application_fee: MODEL_FINANCES.applicationFee.amount,
      created_at: new Date(MODEL_BOOKING.createdAt),
      updated_at: new Date(isOver ? completedAt : MODEL_BOOKING.updatedAt),
    },
    costs: MODEL_COSTS.map((cost, index) => ({
      id: cost.id,
      booking_id: MODEL_BOOKING.id,
      position: index + 1,
      type: cost.type as BookingRows['costs'][number]['type'],
      description: cost.description,
      tax_rate_id: cost.taxRateId,
      amount_including_tax: cost.amountIncludingTax,
      amount_excluding_tax: cost.amountExcludingTax,
    })),
    payments: [
      {
        id: MODEL_PAYMENT.id,
        booking_id: MODEL_BOOKING.id,
        source: MODEL_PAYMENT.source,
        amount: MODEL_PAYMENT.amount,
        created_at: new Date(MODEL_PAYMENT.createdAt),
      },
    ],
    deposits: [
      {
        id: MODEL_DEPOSIT.id,
        booking_id: MODEL_BOOKING.id,
        description: MODEL_DEPOSIT.description,
        taking: 'hold',
        amount: MODEL_DEPOSIT.amount,
        created_at: new Date(MODEL_DEPOSIT.createdAt),
        closed_at: null,
      },
    ],
  };
}
