import type { Company } from '@slipway/company';
import { actorName, SYSTEM } from '../../actor.ts';
import type { Changes } from '../../database/tables/bookings.ts';
import { newId } from '../../new-id.ts';
import type { DemoTrip } from '../trips/trip.ts';
import type { BookingRows } from './booking-rows.ts';
import type { Course } from './course.ts';

type Entry = { at: Date; actor: string; changes: Changes };

const BY_SYSTEM = actorName(SYSTEM);

type Made = Pick<BookingRows, 'booking' | 'payments' | 'deposits' | 'trips'> & {
  company: Company;
  course: Course;
  /** Whoever plans, and whoever hands out boats, as the history names them. */
  planner: string;
  host: string;
};

/** How a booking of the demo came to be what it is, as its History tells it. */
export function historyFor(trip: DemoTrip, made: Made): BookingRows['history'] {
  const customer = `customer:${made.booking.customer_id}`;
  const maker = { customer, staff: made.planner, api: 'key' }[trip.bookedBy];
  const entries = [
    ...statusEntries(trip, made, { customer, maker }),
    ...moneyEntries(made, { customer, maker }),
    ...tripEntries(made),
  ];
  return historyRows(
    made.booking.id,
    // Of two entries at the same moment, the later one in the list happened later.
    entries.sort((a, b) => a.at.getTime() - b.at.getTime()),
  );
}

type Who = { customer: string; maker: string };

function statusEntries(trip: DemoTrip, made: Made, { customer, maker }: Who): Entry[] {
  const { status, confirmedAt, canceledAt, expiresAt, updatedAt } = made.course;
  const bookedAt = new Date(trip.bookedAt);
  const became = (at: number | Date, actor: string, from: string | null, to: string): Entry => ({
    at: new Date(at),
    actor,
    changes: { status: { from, to } },
  });
  // A booking of the API is confirmed from its beginning.
  if (trip.bookedBy === 'api') {
    return [
      became(bookedAt, maker, null, 'confirmed'),
      ...(status === 'completed' ? [became(updatedAt, BY_SYSTEM, 'confirmed', status)] : []),
    ];
  }
  return [
    became(bookedAt, maker, null, 'draft'),
    ...(status === 'option' ? [became(bookedAt, maker, 'draft', status)] : []),
    ...(status === 'expired' ? [became(expiresAt ?? updatedAt, BY_SYSTEM, 'draft', status)] : []),
    ...(confirmedAt === null
      ? []
      : // A customer confirms by paying, staff by hand.
        [became(confirmedAt, trip.bookedBy === 'staff' ? maker : BY_SYSTEM, 'draft', 'confirmed')]),
    ...(canceledAt === null ? [] : [became(canceledAt, customer, 'confirmed', 'canceled')]),
    ...(status === 'completed' ? [became(updatedAt, BY_SYSTEM, 'confirmed', status)] : []),
  ];
}

function moneyEntries({ payments, deposits, planner, host }: Made, { customer, maker }: Who) {
  const takers = { cash: maker === planner ? host : maker, refund: planner };
  const entries: Entry[] = payments.map(({ source, amount, created_at }) => ({
    at: new Date(created_at),
    actor: source === 'cash' || source === 'refund' ? takers[source] : customer,
    changes: { payments: { from: null, to: amount } },
  }));
  for (const { amount, created_at, closed_at } of deposits) {
    const change = (at: Date | string, changes: Changes) =>
      entries.push({ at: new Date(at), actor: BY_SYSTEM, changes });
    change(created_at, { deposits: { from: null, to: amount } });
    if (closed_at) change(closed_at, { deposits: { from: amount, to: null } });
  }
  return entries;
}

function tripEntries({ company, trips, host }: Made): Entry[] {
  const boats = company.boatModels.flatMap((model) => model.boats);
  return trips.flatMap(({ boat_id, out_at, back_at }) => {
    const name = boats.find(({ id }) => id === boat_id)?.name ?? '';
    const step = (at: Date | string, from: string, to: string): Entry => ({
      at: new Date(at),
      actor: host,
      changes: { trips: { from: `${name}: ${from}`, to: `${name}: ${to}` } },
    });
    return [
      ...(out_at ? [step(out_at, 'ready', 'out')] : []),
      ...(back_at ? [step(back_at, 'out', 'back')] : []),
    ];
  });
}

/** Entries of one booking, oldest first, as rows. Those of one moment keep their order. */
export function historyRows(bookingId: string, entries: readonly Entry[]): BookingRows['history'] {
  return entries.map(({ at, actor, changes }, index) => {
    const happenedAt = new Date(at.getTime() + index);
    return {
      id: newId(happenedAt, bytesOf(bookingId, index)),
      booking_id: bookingId,
      happened_at: happenedAt,
      actor,
      changes,
    };
  });
}

/** The same booking always has the same entries, in every world that is made of it. */
function bytesOf(bookingId: string, index: number): Uint8Array<ArrayBuffer> {
  const digits = bookingId.replaceAll('-', '').match(/../g) ?? [];
  return Uint8Array.from(digits, (pair, at) => Number.parseInt(pair, 16) ^ (at === 15 ? index : 0));
}
