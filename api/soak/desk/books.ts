import { MINUTE } from '@slipway/engine';
import { FLEETS } from '../fleets.ts';
import { mostBoatsOut } from '../most-boats-out.ts';
import { readAll } from '../read-all.ts';
import type { Sender } from '../sender.ts';

/** A booking as the one who works with it knows it from the answers. */
export interface Acknowledged {
  status: string;
  pickup: string;
  return: string;
  passengers: number;
}

/** What the API has acknowledged to the desk and to customers. */
export class Books {
  /** By the reference. Nobody but its maker changes a booking. */
  readonly bookings = new Map<string, Acknowledged>();
  /** Who has which boat, by the ID of the boat. */
  readonly out = new Map<string, string>();
  readonly faults: string[] = [];

  /** A boat was handed out; it must not be with somebody else. */
  handedOut(boatId: string, reference: string): void {
    const holder = this.out.get(boatId);
    if (holder) this.faults.push(`${boatId} went out with ${reference} while ${holder} had it.`);
    this.out.set(boatId, reference);
  }

  /** From here on others may get the boat. */
  comesBack(boatId: string): void {
    this.out.delete(boatId);
  }
}

const TAKES_BOATS = new Set(['draft', 'option', 'confirmed']);

type Listed = Acknowledged & {
  reference: string;
  dockId: string;
  boatModelId: string;
  boats: number;
};

/** Holds what the API shows in the end against what it has acknowledged. */
export async function checkBooks(sender: Sender, books: Books) {
  const listed = (await readAll(sender, 'listBookings', '/v1/bookings')) as unknown as Listed[];
  const byReference = new Map(listed.map((booking) => [booking.reference, booking]));
  const faults = [...books.faults];
  for (const [reference, known] of books.bookings) {
    const found = byReference.get(reference);
    if (!found) {
      faults.push(`The acknowledged booking ${reference} is lost.`);
      continue;
    }
    const fields = Object.keys(known) as (keyof Acknowledged)[];
    const wrong = fields.filter((field) => known[field] !== found[field]);
    if (wrong.length > 0) faults.push(`${reference} is not as acknowledged: ${wrong.join(', ')}.`);
  }
  const unknown = listed.filter(
    ({ reference, status }) => status === 'confirmed' && !books.bookings.has(reference),
  );
  faults.push(...unknown.map(({ reference }) => `Nobody was told that ${reference} is confirmed.`));
  const mostOut = FLEETS.map((fleet) => ({
    fleet: fleet.name,
    of: fleet.boats,
    out: mostBoatsOut(
      listed
        .filter(
          ({ status, dockId, boatModelId }) =>
            TAKES_BOATS.has(status) && dockId === fleet.dockId && boatModelId === fleet.boatModelId,
        )
        .map((booking) => ({
          from: Date.parse(booking.pickup),
          until: Date.parse(booking.return) + fleet.turnaroundMinutes * MINUTE,
          boats: booking.boats,
        })),
    ),
  }));
  for (const { fleet, out, of } of mostOut) {
    if (out > of) faults.push(`${fleet}: ${out} boats were sold at once, and there are ${of}.`);
  }
  return { faults, mostOut };
}
