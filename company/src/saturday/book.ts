import { partnerCommission, type TripSale } from '@slipway/engine';
import { derivedId } from '../compile/derived-id.ts';
import { checkAvailability } from './check-boats.ts';
import { bySlug, type Day, find, momentIn } from './day.ts';
import { priceBookingOf } from './price.ts';
import type { BoatTrip, Booking } from './saturday.ts';
import type { BookingEntry } from './saturday-file.ts';
import { signaturesOf } from './signatures.ts';
import { checkOption, checkSize, rulesFor, typeOn } from './trip-rules.ts';

/**
 * Makes one booking beside those that were made before it: trip, rules, price and what happened
 * since.
 */
export async function book(
  entry: BookingEntry,
  day: Day,
  earlier: readonly Booking[],
): Promise<Booking> {
  const { reference, people, boats: entries } = entry;
  const { company, timeZone } = day;
  const at = (text: string) => momentIn(timeZone, text);
  const subjects = subjectsOf(entry, day);
  const { customer, partner, dock, boatModel } = subjects;
  const trip = {
    dockId: dock.id,
    boatModelId: boatModel.id,
    timeZone,
    pickup: at(entry.pickup),
    return: at(entry.return),
    boats: entries.length,
    passengers: people,
  };
  const { setup, schedule, pricing, slotId } = rulesFor(trip, reference, company);
  checkSize(entry, subjects);
  const { turnaround } = schedule;
  checkAvailability({ ...subjects, ...trip, reference, turnaround }, earlier, company);
  const bookedAt = at(entry.booked.at);
  const sale: TripSale = {
    ...trip,
    bookedAt,
    customerTypeId: typeOn(trip.pickup, customer, day),
    partnerCode: partner?.code ?? null,
    slotId,
  };
  const confirmedAt = entry.confirmedAt === undefined ? null : at(entry.confirmedAt);
  const optionUntil = entry.optionUntil === undefined ? null : at(entry.optionUntil);
  checkOption(entry, { bookedAt, pickup: trip.pickup, optionUntil }, company);
  const { by } = entry.booked;
  const bookedBy = by === 'customer' ? 'customer' : 'staff';
  const money = await priceBookingOf(entry, { sale, pricing, bookedBy, confirmedAt, earlier, day });
  const total = money.price.costs.totalIncludingTax;
  return {
    id: entry.id ?? (await derivedId(company.slug, 'booking', reference)),
    reference,
    ...subjects,
    setup,
    turnaround,
    pickup: trip.pickup,
    return: trip.return,
    boats: trip.boats,
    people,
    bookedAt,
    bookedBy,
    madeBy: bookedBy === 'customer' ? customer.fullName : memberOf(day, by, reference),
    confirmedAt,
    optionUntil,
    ...money,
    commission: partnerCommission(total, partner?.commissionPercentage ?? 0).commission,
    signatures: await signaturesOf(
      entry,
      { ...subjects, setup, boats: trip.boats, people },
      day,
      at,
    ),
    trips: await Promise.all(entries.map((_, index) => tripOf(index, entry, day))),
  };
}

function subjectsOf(entry: BookingEntry, { company, customers }: Day) {
  const { reference, customer, partner } = entry;
  return {
    customer: find(
      customers,
      ({ fullName }) => fullName === customer,
      `${reference} is for ${customer}, who is not among the customers.`,
    ),
    partner:
      partner === undefined
        ? null
        : find(
            company.partners,
            ({ code }) => code === partner,
            `${reference} comes through '${partner}', which is not among the partners.`,
          ),
    dock: bySlug(company.docks, entry.dock, reference),
    boatModel: bySlug(company.boatModels, entry.boatModel, reference),
  };
}

function memberOf({ team }: Day, name: string, reference: string): string {
  const sentence = `${reference} names ${name}, who is not in the team.`;
  return find(team, (member) => member.name === name, sentence).name;
}

async function tripOf(
  index: number,
  { reference, boatModel: slug, boats }: BookingEntry,
  day: Day,
): Promise<BoatTrip> {
  const { name, outAt, backAt, by } = boats[index] ?? {};
  const boatModel = bySlug(day.company.boatModels, slug, reference);
  const at = (text: string | undefined) =>
    text === undefined ? null : momentIn(day.timeZone, text);
  return {
    id: await derivedId(day.company.slug, 'trip', reference, String(index + 1)),
    boat:
      name === undefined
        ? null
        : find(
            boatModel.boats,
            (boat) => boat.name === name,
            `${reference} takes ${name}, which is no ${boatModel.name}.`,
          ),
    outAt: at(outAt),
    backAt: at(backAt),
    handedOutBy: by === undefined ? null : memberOf(day, by, reference),
  };
}
