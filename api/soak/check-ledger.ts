import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE } from '@slipway/engine';
import type { Mailbox } from '../test/harness/mailbox.ts';
import { FLEETS } from './fleets.ts';
import { differences, type KnownBooking, type Ledger } from './ledger.ts';
import { mostBoatsOut } from './most-boats-out.ts';
import { readAll } from './read-all.ts';
import type { Sender } from './sender.ts';

/** What the API shows in the end, held against what it has acknowledged. */
export type Checked = {
  faults: string[];
  /** IDs of what was acknowledged, and is missing or different. */
  lost: string[];
  /** IDs of what is there and nobody was told of: it was made twice. */
  twice: string[];
  mostOut: { fleet: string; out: number; of: number }[];
  mailReceived: number;
};

const MAIL_WITHIN_MS = 150_000;

export async function checkLedger(
  sender: Sender,
  ledger: Ledger,
  mailbox: Mailbox,
): Promise<Checked> {
  const bookings = await readAll(sender, 'listBookings', '/v1/bookings');
  const customers = await readAll(sender, 'listCustomers', '/v1/customers');
  const mostOut = FLEETS.map((fleet) => ({
    fleet: fleet.name,
    out: mostOutOf(fleet, bookings),
    of: fleet.boats,
  }));
  const references = bookings.flatMap(({ id, reference }) =>
    ledger.notified.has(id) ? [reference] : [],
  );
  const changed = [
    ...bookings.filter(
      (found) => differences(ledger.bookings.get(found.id) ?? found, found).length > 0,
    ),
    ...customers.filter(
      ({ id, familyName }) => (ledger.customers.get(id) ?? familyName) !== familyName,
    ),
  ].map(({ id }) => id);
  const missing = [
    ...missingFrom(bookings, ledger.bookings),
    ...missingFrom(customers, ledger.customers),
  ];
  const twice = [...bookings, ...customers]
    .map(({ id }) => id)
    .filter((id) => !ledger.bookings.has(id) && !ledger.customers.has(id));
  const faults = [
    ...(await missingMail(references, mailbox)),
    ...missing.map((id) => `The acknowledged ${id} is lost.`),
    ...changed.map((id) => `${id} is not as it was acknowledged.`),
    ...twice.map((id) => `Nobody was told of ${id}: it was made twice.`),
    ...[bookings, customers]
      .filter((list) => new Set(list.map(({ id }) => id)).size < list.length)
      .map(() => 'A booking or customer is listed more than once.'),
    ...mostOut
      .filter(({ out, of }) => out > of)
      .map(
        ({ fleet, out, of }) => `${fleet}: ${out} boats were sold at once, and there are ${of}.`,
      ),
  ];
  return {
    faults,
    lost: [...missing, ...changed],
    twice,
    mostOut,
    mailReceived: mailbox.received.length,
  };
}

/** Mail whose process was ended is sent by another one, once it is sure that the first is gone. */
async function missingMail(references: readonly string[], mailbox: Mailbox): Promise<string[]> {
  const giveUpAt = Date.now() + MAIL_WITHIN_MS;
  for (;;) {
    const sent = mailbox.received.map(({ raw }) => raw).join('');
    const missing = references.filter((reference) => !sent.includes(reference));
    if (missing.length === 0) return [];
    if (Date.now() > giveUpAt) {
      return missing.map((reference) => `Nobody was sent the confirmation of ${reference}.`);
    }
    await sleep(1000);
  }
}

function missingFrom(
  found: readonly { id: string }[],
  acknowledged: ReadonlyMap<string, unknown>,
): string[] {
  const ids = new Set(found.map(({ id }) => id));
  return [...acknowledged.keys()].filter((id) => !ids.has(id));
}

function mostOutOf(fleet: (typeof FLEETS)[number], bookings: readonly KnownBooking[]): number {
  const { dockId, boatModelId, turnaroundMinutes } = fleet;
  return mostBoatsOut(
    bookings
      .filter((booking) => booking.dockId === dockId && booking.boatModelId === boatModelId)
      .map((booking) => ({
        from: Date.parse(booking.pickup),
        until: Date.parse(booking.return) + turnaroundMinutes * MINUTE,
        boats: booking.boats,
      })),
  );
}
