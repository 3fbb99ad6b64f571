import {
  type BookedBoats,
  type Fleet,
  type Instant,
  isLocalTime,
  type Period,
  takenPeriod,
} from '@slipway/engine';
import {
  type Field,
  type FieldProblem,
  type FieldText,
  type Reading,
  value,
} from '../frame/calculation.ts';

/** Boats that are away from one time of the day to another. */
export interface Taken {
  from: string;
  to: string;
  boats: number;
  name: string;
}

const LINE =
  /^\s*(?<from>[^\s–-]+)\s*[–-]\s*(?<to>\S+)(?:\s+(?<boats>\d+)(?=\s|$))?\s*(?<name>.*?)\s*$/d;

/** One line for each: times, number of boats, name. An empty line is passed over. */
export function takenLines(start: string, text: FieldText & { nameless: string }): Field<Taken[]> {
  const { nameless, ...shown } = text;
  return {
    ...shown,
    wide: true,
    start,
    control: { type: 'source', rows: 3 },
    read: (typed) => readLines(typed, nameless),
  };
}

function readLines(typed: string, nameless: string): Reading<Taken[]> {
  const taken: Taken[] = [];
  let lineStart = 0;
  for (const line of typed.split('\n')) {
    const reading: Reading<Taken | null> = line.trim() === '' ? value(null) : readLine(line);
    if (!reading.ok) {
      const { offset = 0, ...problem } = reading.problem;
      return { ok: false, problem: { ...problem, offset: lineStart + offset } };
    }
    if (reading.value) taken.push({ ...reading.value, name: reading.value.name || nameless });
    lineStart += line.length + 1;
  }
  return value(taken);
}

function readLine(line: string): Reading<Taken> {
  const match = LINE.exec(line);
  const { from = '', to = '', boats = '1', name = '' } = match?.groups ?? {};
  const wrong = (message: string, part: string): Reading<never> => {
    const [start, end] = match?.indices?.groups?.[part] ?? [0, line.length];
    const problem: FieldProblem = { message, offset: start, length: end - start };
    return { ok: false, problem };
  };
  if (!match) return wrong('Begin the line with two times: 10:00-13:00.', 'line');
  if (!isLocalTime(from)) return wrong('Write a time of day like 09:30.', 'from');
  if (!isLocalTime(to)) return wrong('Write a time of day like 09:30.', 'to');
  if (to <= from) return wrong(`The end must be after ${from}.`, 'to');
  if (Number(boats) === 0) return wrong('Write 1 boat or more, or remove the line.', 'boats');
  return value({ from, to, boats: Number(boats), name });
}

/** A booking with the name that explains it. */
export interface NamedBooking extends BookedBoats {
  name: string;
}

/** The moments of a period from which other reasons count, its start among them. */
export function changesIn(
  { start, end }: Period,
  { bookings, blockouts }: Fleet<NamedBooking>,
): Instant[] {
  const moments = [
    ...bookings.flatMap((booking) => [
      ...Object.values(takenPeriod(booking)),
      booking.pickup,
      booking.return,
    ]),
    ...blockouts.flatMap(({ from, until }) => [from, until]),
  ];
  const inside = moments.filter((moment) => start < moment && moment < end);
  return [...new Set([start, ...inside])].sort((a, b) => a - b);
}

/** What takes boats at a moment, in words: `Ines Okafor`, `turnaround of Ruth Amsel (2 boats)`. */
export function reasonsAt(moment: Instant, { bookings, blockouts }: Fleet<NamedBooking>): string[] {
  const byBookings = bookings.flatMap((booking) => {
    const { start, end } = takenPeriod(booking);
    if (moment < start || end <= moment) return [];
    const isOut = booking.pickup <= moment && moment < booking.return;
    return [withCount(isOut ? booking.name : `turnaround of ${booking.name}`, booking.boats)];
  });
  const byBlockouts = blockouts
    .filter(({ from, until }) => from <= moment && moment < until)
    .map(({ reason, boats }) => withCount(reason, Number(boats)));
  const reasons = [...byBookings, ...byBlockouts];
  return reasons.length === 0 ? ['nothing'] : reasons;
}

function withCount(what: string, boats: number): string {
  return boats === 1 ? what : `${what} (${boats} boats)`;
}
