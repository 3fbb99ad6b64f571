import type { Company } from '@slipway/company';
import { type OrderState, PROVIDER_CAN_HOLD } from '@slipway/contract';
import { applicationFee, type OrderLine, paidOnline, takenPeriod } from '@slipway/engine';
import { actorName } from '../../actor.ts';
import { newId } from '../../new-id.ts';
import type { CustomerRow } from '../customers.ts';
import type { Random } from '../random.ts';
import type { HandOut } from '../trips/hand-out.ts';
import type { DemoTrip } from '../trips/trip.ts';
import type { BookingRows } from './booking-rows.ts';
import { type Course, courseOf } from './course.ts';
import { historyFor } from './history.ts';
import { costsFor, depositsFor, paymentsFor, totalOf } from './money.ts';
import { priceDemoTrip } from './price.ts';
import { type SignedCopyRow, signedCopies } from './signed-copies.ts';
import { signersOf } from './signers.ts';

type Circumstances = {
  company: Company;
  customer: CustomerRow;
  reference: string;
  /** The boats that have left. */
  handOuts: readonly HandOut[];
  /** Whoever plans, and whoever hands out boats, as the history names them. */
  planner: string;
  host: string;
  now: number;
  random: Random;
};

/** Makes the rows of one booking: its course until now, its costs, payments and deposits. */
export function makeBooking(trip: DemoTrip, circumstances: Circumstances): BookingRows {
  const { company, customer, reference, handOuts, planner, host, now, random } = circumstances;
  const { fleet, bookedAt } = trip;
  const course = courseOf(trip, handOuts, now, random);
  const { price, order, coupon } = priceDemoTrip(trip, { customer, company, random });
  const costs = costsFor(price, course, random);
  const amounts = { agreed: price.costs.totalIncludingTax, owed: totalOf(costs) };
  const payments = paymentsFor(trip, course, amounts, now);
  const taken = takenPeriod({ ...trip, turnaround: fleet.schedule.turnaround });
  const id = newId(new Date(bookedAt), random.bytes(16));
  const lineId = () => newId(new Date(bookedAt), random.bytes(16));
  const made = {
    booking: {
      id,
      reference,
      status: course.status,
      customer_id: customer.id,
      dock_id: fleet.dockId,
      boat_model_id: fleet.boatModelId,
      fleet_id: fleet.fleetId,
      rental_setup_id: fleet.setup.id,
      pickup_at: new Date(trip.pickup),
      return_at: new Date(trip.return),
      boats: trip.boats,
      passengers: trip.passengers,
      taken_from: new Date(taken.start),
      taken_until: new Date(taken.end),
      expires_at: course.expiresAt === null ? null : new Date(course.expiresAt),
      booked_by: trip.bookedBy,
      provider: company.provider,
      currency: company.currency,
      application_fee: applicationFee({
        planPercentage: company.planPercentage,
        totalIncludingTax: amounts.owed,
        bookingFee: totalOf(costs.filter(({ type }) => type === 'booking_fee')),
        paidOnline: paidOnline(payments),
      }),
      created_at: new Date(bookedAt),
      updated_at: new Date(course.updatedAt),
      partner_id: null,
      discount_code_id: discountCodeId(company, coupon?.code ?? null),
    },
    order: orderRows(id, order, () => (trip.pickup <= now ? 'handed_out' : 'to_prepare')),
    costs: costs.map((cost, index) => ({
      id: lineId(),
      booking_id: id,
      position: index + 1,
      type: cost.type,
      description: cost.description,
      tax_rate_id: cost.taxRateId,
      amount_including_tax: cost.amountIncludingTax,
      amount_excluding_tax: cost.amountExcludingTax,
    })),
    payments: payments.map(({ source, amount, at }) => ({
      id: lineId(),
      booking_id: id,
      source,
      amount,
      created_at: new Date(at),
    })),
    deposits: depositsFor(trip, course, price, {
      canHold: PROVIDER_CAN_HOLD[company.provider],
      now,
    }).map(({ at, closedAt, ...deposit }) => ({
      id: lineId(),
      booking_id: id,
      ...deposit,
      created_at: new Date(at),
      secured_at: new Date(at),
      closed_at: closedAt === null ? null : new Date(closedAt),
    })),
    trips: handOuts.map(({ boatId, outAt, backAt }, index) => ({
      id: newId(new Date(outAt), random.bytes(16)),
      booking_id: id,
      position: index + 1,
      boat_id: boatId,
      named_at: new Date(outAt),
      out_at: new Date(outAt),
      out_by: host,
      paused_at: null,
      back_at: backAt === null ? null : new Date(backAt),
      back_by: backAt === null ? null : host,
    })),
    signatures: signaturesFor(trip, course, { ...circumstances, id }),
  };
  const history = historyFor(trip, { ...made, company, course, planner, host });
  return { ...made, history };
}

function signaturesFor(
  trip: DemoTrip,
  course: Course,
  { id, company, customer, reference, now, random }: Circumstances & { id: string },
): SignedCopyRow[] {
  const { fleet } = trip;
  const linked = company.rentalSetups.find((setup) => setup.id === fleet.setup.id)?.waiverIds ?? [];
  const signers = signersOf(trip, course, {
    waivers: company.waivers.filter((waiver) => linked.includes(waiver.id)),
    name: `${customer.given_name} ${customer.family_name}`,
    by: actorName({ kind: 'customer', id: customer.id }),
    now,
    random,
  });
  const dock = company.docks.find((known) => known.id === fleet.dockId);
  const model = company.boatModels.find((known) => known.id === fleet.boatModelId);
  const facts = {
    booking: {
      ...customer,
      reference,
      pickup_at: new Date(trip.pickup),
      return_at: new Date(trip.return),
    },
    dock: { name: dock?.name ?? '', timeZone: fleet.timeZone },
    boatModelName: model?.name ?? '',
    currency: company.currency,
    companyLocale: company.locale,
  };
  return signedCopies({ id, locale: customer.preferred_locale, facts }, signers, company);
}

/** The ID of a discount code. */
export function discountCodeId({ discounts }: Company, code: string | null): string | null {
  const codes = discounts.flatMap((discount) => discount.codes);
  return codes.find((known) => known.code === code)?.id ?? null;
}

/** The order of a booking as rows. */
export function orderRows<Line extends OrderLine>(
  bookingId: string,
  order: readonly Line[],
  stateOf: (line: Line) => OrderState,
): BookingRows['order'] {
  return order.map((line, index) => ({
    booking_id: bookingId,
    add_on_id: line.addOn.id,
    quantity: line.quantity,
    position: index + 1,
    state: stateOf(line),
  }));
}
