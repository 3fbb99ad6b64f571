import { EXAMPLE_ID } from '@slipway/contract';
import { DAY, MINUTE, signaturesNeeded } from '@slipway/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { TESTS_ALL } from '../../../scripts/test/left-out.ts';
import type { BookingRows } from './bookings/booking-rows.ts';
import { type DemoCompany, makeDemoCompany } from './demo-company.ts';
import { demoCompanies } from './ensure-demo.ts';

const THREE_HOURS = 3 * 3_600_000;

type Booking = BookingRows['booking'];

/** The height of the season, and with `--all` winter and a night in which clocks change. */
const MOMENTS = [
  '2026-07-18T09:30:00Z',
  ...(TESTS_ALL ? ['2026-01-15T12:00:00Z', '2026-10-25T00:30:00Z'] : []),
];

describe.each(MOMENTS)('a demo made at %s', (moment) => {
  const now = Date.parse(moment);
  let companies: DemoCompany[];

  beforeAll(async () => {
    companies = (await demoCompanies()).map((source) => makeDemoCompany(source, new Date(now)));
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
        expect(momentsWithout(out, (moment) => boatsAt(fleet, company, moment))).toEqual([]);
      }
    }
  });

  test('has a history that tells how each booking came to its status, its money and its boats', () => {
    const tells = ({ booking, payments, trips, history }: BookingRows) => {
      const told = (field: string) => history.flatMap(({ changes }) => changes[field] ?? []);
      const statuses = told('status');
      const isChain = statuses.every(({ from }, at) => from === (statuses[at - 1]?.to ?? null));
      const out = told('trips').filter(({ to }) => String(to).endsWith(': out'));
      const isOrdered = history.every(
        ({ happened_at }, at) => happened_at > (history[at - 1]?.happened_at ?? new Date(0)),
      );
      return (
        isChain &&
        isOrdered &&
        statuses.at(-1)?.to === booking.status &&
        told('payments').length === payments.length &&
        out.length === trips.length &&
        history.every(({ happened_at }) => happened_at.getTime() <= now + MINUTE)
      );
    };
    expect(thoseWithout(tells)).toEqual([]);
  });

  test('has statuses that fit their dates', () => {
    const fits = ({ booking, trips }: BookingRows) => {
      const allBack = trips.filter(({ back_at }) => back_at).length === booking.boats;
      const isOver = allBack || booking.return_at.getTime() + THREE_HOURS <= now;
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
    const inOrder = ({ booking, payments, deposits, trips, signatures }: BookingRows) => {
      const made = booking.created_at.getTime();
      const later = [
        booking.updated_at,
        ...[...payments, ...deposits].map((row) => row.created_at),
        ...trips.flatMap(({ out_at, back_at }) => [out_at, back_at].filter((at) => at != null)),
        ...signatures.map(({ signed_at }) => signed_at),
      ];
      return made <= now && later.every((at) => made <= at.getTime() && at.getTime() <= now);
    };
    expect(thoseWithout(inOrder)).toEqual([]);
  });

  test('has money that adds up: completed trips are paid, canceled ones owe nothing', () => {
    const addsUp = (rows: BookingRows) => {
      const { booking } = rows;
      const balance = balanceOf(rows);
      const isSettled = booking.status === 'completed' || booking.status === 'canceled';
      return isSettled ? balance === 0 : balance >= 0;
    };
    expect(thoseWithout(addsUp)).toEqual([]);
  });

  test('has every boat of a trip that has begun on a hull, each hull with one trip at a time', () => {
    const hullOf = ({ booking, trips }: BookingRows) => {
      const isOn = booking.status === 'completed' || booking.status === 'confirmed';
      return (
        !isOn || booking.pickup_at.getTime() + 6 * MINUTE > now || trips.length === booking.boats
      );
    };
    expect(thoseWithout(hullOf)).toEqual([]);
    const uses = companies
      .flatMap(({ bookings }) => bookings.flatMap(({ trips }) => trips))
      .map(({ boat_id, out_at, back_at }) => ({
        boat_id,
        out: Number(out_at),
        back: Number(back_at ?? now),
      }))
      .sort((a, b) => a.boat_id.localeCompare(b.boat_id) || a.out - b.out);
    expect(
      uses.filter(({ boat_id, out }, index) => {
        const before = uses[index - 1];
        return before?.boat_id === boat_id && before.back > out;
      }),
    ).toEqual([]);
  });

  test('lets no boat leave before its waivers are signed', () => {
    for (const { company, bookings } of companies) {
      const unsigned = bookings.filter(({ booking, trips, signatures }) => {
        const setup = company.rentalSetups.find(({ id }) => id === booking.rental_setup_id);
        const needed = company.waivers
          .filter(({ id }) => setup?.waiverIds.includes(id))
          .map(({ signer }) => signaturesNeeded(signer, partyOf(booking)) ?? 0)
          .reduce((sum, number) => sum + number, 0);
        const [first] = trips;
        const inTime = signatures.filter(
          ({ signed_at }) => first?.out_at && signed_at <= first.out_at,
        );
        return first && inTime.length < needed;
      });
      expect(unsigned.map(({ booking }) => booking.reference)).toEqual([]);
    }
  });

  test('has a boat that is late with a balance, one that is out, a deposit to give back and the next hand-out', () => {
    for (const { bookings } of companies) {
      const within = (moment: Date, from: number, until: number) =>
        now + from * MINUTE <= moment.getTime() && moment.getTime() <= now + until * MINUTE;
      const isOut = ({ trips }: BookingRows) => trips.some(({ back_at }) => back_at === null);
      const late = bookings.filter((rows) => isOut(rows) && rows.booking.return_at.getTime() < now);
      expect(late.map(balanceOf)).toEqual([expect.toSatisfy((balance: number) => balance > 0)]);
      expect(late.every(({ booking }) => within(booking.return_at, -30, -15))).toBe(true);
      expect(bookings.some((rows) => isOut(rows) && within(rows.booking.return_at, 0, 60))).toBe(
        true,
      );
      expect(
        bookings.some(
          ({ booking, deposits }) =>
            booking.status === 'completed' && deposits.some(({ closed_at }) => closed_at === null),
        ),
      ).toBe(true);
      expect(
        bookings.some(
          ({ booking }) => booking.status === 'confirmed' && within(booking.pickup_at, 0, 30),
        ),
      ).toBe(true);
    }
  });

  test('has customers with names, of eight countries', () => {
    for (const { customers } of companies) {
      expect(
        new Set(customers.map(({ preferred_locale }) => preferred_locale)).size,
      ).toBeGreaterThanOrEqual(8);
      expect(
        customers.filter((each) => /\d/.test(`${each.given_name} ${each.family_name}`)),
      ).toEqual([]);
      expect(customers.filter(({ email_address }) => /[^\w.@-]/.test(email_address))).toEqual([]);
    }
  });

  test('has the booking that the reference changes, confirmed, paid and ahead', () => {
    const rows = companies
      .flatMap(({ bookings }) => bookings)
      .find(({ booking }) => booking.id === EXAMPLE_ID.upcomingBooking);
    const pickup = new Date(rows?.booking.pickup_at ?? 0).getTime();
    expect(rows?.booking).toMatchObject({ reference: 'W3F7GJ', status: 'confirmed' });
    expect(pickup).toBeGreaterThan(now + 7 * DAY);
    expect(pickup).toBeLessThan(now + 15 * DAY);
    expect(new Date(pickup).toLocaleTimeString('en-GB', { timeZone: 'Europe/Copenhagen' })).toBe(
      '14:00:00',
    );
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

test('the same moment gives the same demo', { tags: ['all'] }, async () => {
  const [source] = await demoCompanies();
  if (!source) throw new Error('There is no demo company.');
  const make = () => makeDemoCompany(source, new Date('2026-05-01T10:00:00Z'));
  expect(JSON.stringify(make())).toBe(JSON.stringify(make()));
});

function balanceOf({ costs, payments }: BookingRows): number {
  const owed = costs.reduce((total, line) => total + line.amount_including_tax, 0);
  return payments.reduce((rest, { amount }) => rest - amount, owed);
}

function partyOf({ boats, passengers }: Booking) {
  return { boats: boats ?? 1, passengers: passengers ?? 1 };
}

function isOff(status: Booking['status']): boolean {
  return status === 'canceled' || status === 'expired';
}

/** The moments at which more boats are out than there are. Slow, and too simple to be wrong. */
function momentsWithout(bookings: readonly Booking[], boatsAt: (moment: number) => number) {
  const taken = bookings.map(({ taken_from, taken_until, boats }) => ({
    from: new Date(taken_from).getTime(),
    until: new Date(taken_until).getTime(),
    boats,
  }));
  return taken
    .map(({ from }) => from)
    .filter((moment) => {
      const out = taken.filter(({ from, until }) => from <= moment && moment < until);
      return out.reduce((sum, { boats }) => sum + boats, 0) > boatsAt(moment);
    })
    .map((moment) => new Date(moment).toISOString());
}

function boatsAt(
  fleet: { dockId: string; boatModelId: string },
  { boatModels }: DemoCompany['company'],
  moment: number,
): number {
  const { boats = [], placements = [] } =
    boatModels.find(({ id }) => id === fleet.boatModelId) ?? {};
  return boats.filter(({ id }) => {
    const begun = placements.filter(({ boatId, from }) => boatId === id && from <= moment);
    const isOut = begun.some(
      (placement) =>
        placement.type === 'out_of_service' &&
        (placement.until === null || moment < placement.until),
    );
    const dock = begun.filter((placement) => placement.type === 'dock').at(-1);
    return !isOut && dock?.dockId === fleet.dockId;
  }).length;
}
