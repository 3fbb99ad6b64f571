import { loadHeronBay, loadKestrelQuay } from '@slipway/company';
import { INES, MODEL_BOOKING, MODEL_COSTS, MODEL_DEPOSIT, MODEL_FINANCES } from '@slipway/contract';
import { priceBooking } from '@slipway/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BookingRows } from './bookings/make-booking.ts';
import { isModelFleet } from './bookings/model-booking.ts';
import { PICNIC_BOX, WELCOME } from './bookings/price.ts';
import { type DemoCompany, makeDemoCompany } from './demo-company.ts';
import { fleetsOf, planPercentageOf } from './trips/fleet.ts';

const THREE_HOURS = 3 * 3_600_000;

type Booking = BookingRows['booking'];

/** Winter, the height of the season, and a night in which clocks change. */
const MOMENTS = ['2026-01-15T12:00:00Z', '2026-07-18T09:30:00Z', '2026-10-25T00:30:00Z'];

describe.each(MOMENTS)('a demo made at %s', (moment) => {
  const now = Date.parse(moment);
  let companies: DemoCompany[];

  beforeAll(async () => {
    const loaded = [await loadHeronBay(), await loadKestrelQuay()];
    companies = loaded.map((company) => makeDemoCompany(company, new Date(now)));
  });

  /** The references of bookings for which something does not hold. */
  const thoseWithout = (holds: (rows: BookingRows) => boolean) =>
    companies
      .flatMap(({ bookings }) => bookings)
      .filter((rows) => !holds(rows))
      .map(({ booking }) => booking.reference);

  test('never has more boats out than there are, at any moment', () => {
    for (const { company, bookings } of companies) {
      for (const fleet of company.fleets) {
        const out = bookings
          .map(({ booking }) => booking)
          .filter(({ fleet_id, status }) => fleet_id === fleet.id && !isOff(status));
        expect(mostOut(out)).toBeLessThanOrEqual(boatsOf(fleet, company));
      }
    }
  });

  test('has statuses that fit their dates', () => {
    const fits = ({ booking }: BookingRows) => {
      const isOver = booking.return_at.getTime() + THREE_HOURS <= now;
      const expiresAt = booking.expires_at?.getTime() ?? Number.NaN;
      switch (booking.status) {
        case 'completed':
          return isOver;
        case 'confirmed':
          return !isOver;
        case 'draft':
        case 'option':
          return expiresAt > now;
        case 'expired':
          return expiresAt <= now;
        case 'canceled':
          return true;
      }
    };
    expect(thoseWithout(fits)).toEqual([]);
  });

  test('has nothing that happened later than now, or before it was booked', () => {
    const inOrder = ({ booking, payments, deposits }: BookingRows) => {
      const made = booking.created_at.getTime();
      const later = [
        booking.updated_at,
        ...[...payments, ...deposits].map((row) => row.created_at),
      ];
      return made <= now && later.every((at) => made <= at.getTime() && at.getTime() <= now);
    };
    expect(thoseWithout(inOrder)).toEqual([]);
  });

  test('has money that adds up: completed trips are paid, canceled ones owe nothing', () => {
    const addsUp = ({ booking, costs, payments }: BookingRows) => {
      const owed = costs.reduce((total, line) => total + line.amount_including_tax, 0);
      const balance = payments.reduce((rest, { amount }) => rest - amount, owed);
      const isSettled = booking.status === 'completed' || booking.status === 'canceled';
      return isSettled ? balance === 0 : balance >= 0;
    };
    expect(thoseWithout(addsUp)).toEqual([]);
  });

  test('has no two bookings with one reference, and no two customers with one address', () => {
    for (const { bookings, customers } of companies) {
      const references = bookings.map(({ booking }) => booking.reference);
      expect(new Set(references).size).toBe(references.length);
      const addresses = customers.map((customer) => customer.email_address.toLowerCase());
      expect(new Set(addresses).size).toBe(addresses.length);
    }
  });
});

test('the same moment gives the same demo', async () => {
  const company = await loadHeronBay();
  const make = () => makeDemoCompany(company, new Date('2026-05-01T10:00:00Z'));
  expect(JSON.stringify(make())).toBe(JSON.stringify(make()));
});

test('the company file prices the booking of the guides to the cent', async () => {
  const company = await loadHeronBay();
  const fleet = fleetsOf(company).find(isModelFleet);
  if (!fleet) throw new Error("The guides' booking has no fleet.");
  const price = priceBooking({
    trip: {
      ...fleet,
      pickup: Date.parse(MODEL_BOOKING.pickup),
      return: Date.parse(MODEL_BOOKING.return),
      boats: MODEL_BOOKING.boats,
      passengers: MODEL_BOOKING.passengers,
      bookedAt: Date.parse(MODEL_BOOKING.createdAt),
      customerTypeId: INES.customerTypeId,
      partnerCode: null,
      slotId: null,
    },
    pricing: fleet.pricing,
    taxRates: company.taxRates,
    order: [{ addOn: PICNIC_BOX, quantity: 2 }],
    coupon: { code: 'WELCOME5', discount: WELCOME },
    manualCosts: [],
    bookingFee: company.bookingFee,
    bookedBy: 'customer',
    planPercentage: planPercentageOf(company),
    provider: company.provider,
  });
  expect(price).toMatchObject({
    costs: {
      lines: MODEL_COSTS.map(({ type, amountIncludingTax, amountExcludingTax }) => ({
        type,
        amountIncludingTax,
        amountExcludingTax,
      })),
    },
    deposits: { total: MODEL_DEPOSIT.amount },
    applicationFee: MODEL_FINANCES.applicationFee.amount,
  });
});

function isOff(status: Booking['status']): boolean {
  return status === 'canceled' || status === 'expired';
}

/** Counted anew at every moment at which a trip begins: slow, and too simple to be wrong. */
function mostOut(bookings: readonly Booking[]): number {
  const taken = bookings.map(({ taken_from, taken_until, boats }) => ({
    from: taken_from.getTime(),
    until: taken_until.getTime(),
    boats,
  }));
  return Math.max(
    0,
    ...taken.map(({ from: moment }) =>
      taken
        .filter(({ from, until }) => from <= moment && moment < until)
        .reduce((sum, { boats }) => sum + boats, 0),
    ),
  );
}

function boatsOf(
  fleet: { dockId: string; boatModelId: string },
  { boatModels }: DemoCompany['company'],
): number {
  const { boats = [], placements = [] } =
    boatModels.find(({ id }) => id === fleet.boatModelId) ?? {};
  return boats.filter(({ id }) =>
    placements.some(
      (placement) =>
        placement.type === 'dock' && placement.boatId === id && placement.dockId === fleet.dockId,
    ),
  ).length;
}
