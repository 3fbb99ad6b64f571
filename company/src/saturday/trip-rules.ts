import {
  checkTripTimes,
  customerTypeOn,
  findRentalSetup,
  localMoment,
  optionDeadline,
  type Trip,
} from '@slipway/engine';
import type { Company } from '../company.ts';
import { type Day, find } from './day.ts';
import type { Booking, Customer } from './saturday.ts';
import type { BookingEntry } from './saturday-file.ts';

/** The schedule and pricing that serve a trip; one outside of them is refused. */
export function rulesFor(
  trip: Trip,
  reference: string,
  { docks, rentalSetups, schedules, pricings }: Company,
) {
  const dock = docks.find(({ id }) => id === trip.dockId);
  if (dock && trip.pickup < dock.opensAt) {
    throw new Error(`${reference} starts before ${dock.name} opens.`);
  }
  const found = findRentalSetup(rentalSetups, trip);
  if (!found.found) throw new Error(`${reference} cannot be booked: ${found.message}`);
  const { setup } = found;
  const missing = `${reference} has no schedule or pricing.`;
  const { definition: schedule } = find(schedules, ({ id }) => id === setup.scheduleId, missing);
  const { definition: pricing } = find(pricings, ({ id }) => id === setup.pricingId, missing);
  const times = checkTripTimes(schedule, trip);
  if (!times.allowed) throw new Error(`${reference} cannot be booked: ${times.message}`);
  return { setup, schedule, pricing, slotId: times.slotId };
}

/** People must fit on the boats, and boats into one booking. */
export function checkSize(
  { reference, people, boats }: BookingEntry,
  { boatModel }: Pick<Booking, 'boatModel'>,
): void {
  const { name, capacity, mostBoatsPerBooking } = boatModel;
  const most = capacity * boats.length;
  if (people > most) {
    throw new Error(
      `${reference} has ${people} people, and ${boats.length} × ${name} take ${most}.`,
    );
  }
  if (mostBoatsPerBooking !== null && boats.length > mostBoatsPerBooking) {
    throw new Error(`${reference} has more boats than a booking of ${name} may have.`);
  }
}

/** The customer type on the day of the pickup. */
export function typeOn(pickup: number, customer: Customer, { company, timeZone }: Day): string {
  const standard = company.customerTypes.find(({ type }) => type === 'default');
  return customerTypeOn(customer, localMoment(pickup, timeZone).date, standard?.id ?? '');
}

/** A booking is confirmed, or an option with the deadline of its company. */
export function checkOption(
  { reference, confirmedAt, optionUntil }: BookingEntry,
  option: { bookedAt: number; pickup: number; optionUntil: number | null },
  { optionHours }: Company,
): void {
  if ((confirmedAt === undefined) === (optionUntil === undefined)) {
    throw new Error(`${reference} needs either confirmedAt or optionUntil.`);
  }
  const { bookedAt: madeAt, pickup } = option;
  const deadline = optionDeadline({ madeAt, pickup }, optionHours);
  if (option.optionUntil !== null && option.optionUntil !== deadline) {
    throw new Error(`${reference} is an option until ${optionUntil}, and its deadline is another.`);
  }
}
