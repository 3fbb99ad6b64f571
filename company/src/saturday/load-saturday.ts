import { formatCents, formatLocalTime, localMoment } from '@slipway/engine';
import { loadHeronBay } from '../examples/companies.ts';
import { SATURDAY_YAML } from '../examples/texts.generated.ts';
import { readFile } from '../read/read-file.ts';
import { book } from './book.ts';
import { checkHulls } from './check-boats.ts';
import { type Day, prepareDay, toCents } from './day.ts';
import type { Booking, Saturday } from './saturday.ts';
import { type BookingEntry, SaturdayFile } from './saturday-file.ts';
import { balanceAt, minutesLateAt, tripStateAt } from './seen-at.ts';

/**
 * Loads the Saturday of the guides and puts every booking through the rules of the engine. A text
 * that oversells, leaves the opening hours or states a wrong amount throws one sentence that names
 * the booking and what is wrong.
 *
 * @example
 * const { bookings } = await loadSaturday();
 * bookings.map(({ reference }) => reference); // B2X8WN, K4M9TA, R7K2QD …
 */
export async function loadSaturday(text = SATURDAY_YAML): Promise<Saturday> {
  const read = readFile(SaturdayFile, 'saturday.yaml', text);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { content: file } = read;
  const company = await loadHeronBay();
  if (file.company !== company.slug) {
    throw new Error(`The day is one of '${file.company}', and only ${company.slug} has one.`);
  }
  const day = await prepareDay(file, company);
  const booked: Booking[] = [];
  for (const entry of file.bookings.toSorted((a, b) => (a.booked.at < b.booked.at ? -1 : 1))) {
    const booking = await book(entry, day, booked);
    checkSeen(entry, booking, day);
    booked.push(booking);
  }
  const bookings = booked.toSorted((a, b) => placeOf(a) - placeOf(b));
  checkHulls(bookings, company);
  return { ...day, bookings };

  function placeOf({ reference }: Booking): number {
    return file.bookings.findIndex((entry) => entry.reference === reference);
  }
}

/** What the file says of the moment at which the day is seen must follow from what happened. */
function checkSeen(
  { reference, seen, balance = 0 }: BookingEntry,
  booking: Booking,
  { seenAt, timeZone }: Day,
): void {
  const time = formatLocalTime(localMoment(seenAt, timeZone).minutes);
  for (const trip of booking.trips) {
    const state = tripStateAt(booking, trip, seenAt);
    if (state !== seen.state) {
      throw new Error(`${reference} is said to be ${seen.state} at ${time}, and it is ${state}.`);
    }
    const late = minutesLateAt(booking, trip, seenAt);
    if (late !== (seen.minutesLate ?? 0)) {
      throw new Error(`${reference} is ${late} min late at ${time}, and the file says otherwise.`);
    }
  }
  const open = balanceAt(booking, seenAt);
  if (open !== toCents(balance)) {
    throw new Error(
      `${reference} states a balance of €${formatCents(toCents(balance))} at ${time}, and costs less payments are €${formatCents(open)}.`,
    );
  }
}
