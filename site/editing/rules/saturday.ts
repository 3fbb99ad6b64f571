import { WORKED_EXAMPLES } from '../amounts/worked-examples/index.ts';
import { centsOf } from '../amounts/written-amounts.ts';
import { sumsOn } from '../amounts/written-sums.ts';
import { pageRule } from '../rule.ts';
import { SATURDAY } from '../saturday.ts';
import { BOOKING_FACTS, type BookingFacts, freeAt, minutesLate, SCENE } from '../saturday-facts.ts';
import { DATE, referencesIn, SPAN, THAT_DAY, TIME, type Unit, unitsOf } from '../saturday-units.ts';

/**
 * Every page that tells of June 14, 2025 tells of the same day: what it says of a booking, of free
 * boats and of people has to be what `company/examples/saturday.yaml` comes to.
 */
export const saturday = pageRule('the Saturday', function* (page) {
  if (page.kind === 'release') return;
  const explained = new Set([
    ...sumsOn(page).map(({ cents }) => cents),
    ...(WORKED_EXAMPLES[page.file] ?? []).flat(),
  ]);
  for (const unit of unitsOf(page)) {
    const [facts, ...others] = unit.references.map((reference) => BOOKING_FACTS.get(reference));
    const found = [
      ...(facts && others.length === 0 ? bookingFaults(unit.text, facts, explained) : []),
      ...(unit.isThatDay ? [...freeFaults(unit), ...lateFaults(unit.text)] : []),
      ...personFaults(unit),
    ];
    for (const says of found) yield { line: unit.line, says };
  }
});

function* bookingFaults(
  text: string,
  { booking, times, days, amounts, boats }: BookingFacts,
  explained: ReadonlySet<number>,
): Generator<string> {
  const { reference, customer } = booking;
  const trip = SCENE.span(booking);
  for (const [written, from, to] of text.matchAll(SPAN)) {
    if (`${from}–${to}` !== trip) yield `${reference} is a trip of ${trip}, not ${written}.`;
  }
  for (const [time] of text.replace(SPAN, '').matchAll(TIME)) {
    if (!times.has(time)) yield `Nothing happens to ${reference} at ${time}. Correct it.`;
  }
  for (const [day] of text.matchAll(DATE)) {
    if (!days.has(day)) yield `Nothing happens to ${reference} on ${day}. Correct it.`;
  }
  for (const [amount, digits = ''] of text.matchAll(/€(\d[\d,]*(?:\.\d+)?)/g)) {
    const cents = centsOf(digits);
    if (!amounts.has(cents) && !explained.has(cents)) {
      yield `${amount} is no amount of ${reference}. Correct it, or write the calculation out.`;
    }
  }
  const hulls = text.match(/\b[PGO][1-6]\b/g) ?? [];
  if (hulls.length > 0 && boats.size > 0 && !hulls.some((hull) => boats.has(hull))) {
    yield `${reference} is on ${[...boats].join(' and ')}, not on ${hulls.join(' and ')}.`;
  }
  const named = new RegExp(`${reference},? (?:of |for )?(\\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+)`, 'u');
  const [, name] = named.exec(text) ?? [];
  const isCustomer = SATURDAY.customers.some(({ fullName }) => fullName === name);
  if (isCustomer && name !== customer.fullName) {
    yield `${reference} is the booking of ${customer.fullName}, not of ${name}.`;
  }
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const FREE = new RegExp(
  `(?<!\\ball )\\b(${NUMBERS.join('|')}|none|\\d)\\b(?: (?:of the \\w+ )?(?:Plover 5|Plovers|Gannet 8|Gannets|Osprey 10|Ospreys|boats?))? (?:is|are) (?:still )?free\\b`,
  'gi',
);
const MODEL = /\b(?:Plover|Gannet|Osprey)/g;

/** `Two Plovers are free at 10:00`, or a row of a table that has a column Free. */
function* freeFaults({ text, before, cells, header }: Unit): Generator<string> {
  const column = header?.indexOf('Free') ?? -1;
  const [start = ''] = cells ?? [];
  const claims = [
    ...Array.from(text.matchAll(FREE), ({ 0: written, 1: number = '', index }) => ({
      written,
      number,
      time: timeOf(text, { start: index, end: index + written.length }) ?? lastOf(before, TIME),
    })),
    ...(column > 0 && cells && start.match(TIME)
      ? [{ written: cells.join(' | '), number: cells[column] ?? '', time: start }]
      : []),
  ];
  const name = lastOf(`${before}${text}`, MODEL);
  const model = SATURDAY.company.boatModels.find((each) => name && each.name.startsWith(name));
  for (const { written, number, time } of claims) {
    if (!model || !time) continue;
    const said = /\d/.test(number) ? Number(number) : NUMBERS.indexOf(number.toLowerCase());
    const free = freeAt(model.name, time);
    if (Math.max(0, said) !== free) {
      yield `'${written}': at ${time} ${free} of the ${model.name} ${free === 1 ? 'is' : 'are'} free on the Saturday.`;
    }
  }
}

/** The time that goes with a claim: right behind it, else the last before it, else the next. */
function timeOf(text: string, claim: { start: number; end: number }): string | undefined {
  const rest = text.slice(claim.end);
  const [, behind] = /^ (?:at|from) (\d\d:\d\d)/.exec(rest) ?? [];
  return behind ?? lastOf(text.slice(0, claim.start), TIME) ?? rest.match(TIME)?.[0];
}

/** `G1 … 12 min late`. */
function* lateFaults(text: string): Generator<string> {
  const [, said] = /\b(\d+) min(?:utes)? late\b/.exec(text) ?? [];
  const boat = /\b[PGO][1-6]\b/.exec(text)?.[0];
  if (said === undefined || boat === undefined) return;
  const time = SCENE.time(SATURDAY.seenAt);
  const late = minutesLate(boat, time);
  if (late !== undefined && late !== Number(said)) {
    yield `${boat} is ${late} min late at ${time}, not ${said}.`;
  }
}

/** What is said of a person on the day, or of a membership. */
function* personFaults({ text, before }: Unit): Generator<string> {
  for (const { givenName, fullName, memberUntil } of SATURDAY.customers) {
    const [, until] = /Member until\W+(?:to )?([A-Z]\w+ \d{1,2}, \d{4})/.exec(text) ?? [];
    if (until && memberUntil && `${before}${text}`.includes(givenName)) {
      const ends = SCENE.date(Date.parse(memberUntil));
      if (until !== ends) yield `${givenName} is a member until ${ends}, not ${until}.`;
    }
    if (!text.includes(givenName) || !text.includes(THAT_DAY)) continue;
    if (referencesIn(text).length > 0) continue;
    const trips = SATURDAY.bookings
      .filter(({ customer }) => customer.fullName === fullName)
      .map((booking) => SCENE.span(booking));
    for (const [written, from, to] of text.matchAll(SPAN)) {
      if (trips.includes(`${from}–${to}`)) continue;
      yield `On ${THAT_DAY} ${givenName} has ${trips.join(' and ')}, not ${written}. Move the scene to another day.`;
    }
  }
}

function lastOf(text: string, pattern: RegExp): string | undefined {
  return Array.from(text.matchAll(pattern), ([found]) => found).at(-1);
}
