import {
  EXAMPLE_ID,
  INES,
  integratorApi,
  MODEL_BOOKING_EXTENDED,
  PAUL,
  RUTH,
} from '@slipway/contract';
import { formatInstant, formatTimestamp, instantAt, minutesOf } from '@slipway/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { SATURDAY_YAML } from '../src/examples/texts.generated.ts';
import {
  applicationFeeAt,
  availabilityDuring,
  type Booking,
  balanceAt,
  freeBoats,
  historyOf,
  loadSaturday,
  minutesLateAt,
  type Saturday,
  signedAt,
  statusAt,
  tripStateAt,
} from '../src/index.ts';

let saturday: Saturday;

beforeAll(async () => {
  saturday = await loadSaturday();
});

function booking(reference: string): Booking {
  const found = saturday.bookings.find((candidate) => candidate.reference === reference);
  if (!found) throw new Error(`There is no booking ${reference}.`);
  return found;
}

/** A moment of the day, by the clock at the docks. */
function at(time: string): number {
  return instantAt({ date: saturday.date, minutes: minutesOf(time) }, saturday.timeZone);
}

const plovers = { dock: 'north-pier', boatModel: 'plover-5' };

describe('at 09:50', () => {
  test.each([
    ['B2X8WN', 'Paul Lindqvist', 'out', 'confirmed', 9600, 0, ['hold 20000']],
    ['K4M9TA', 'Ruth Amsel', 'out', 'confirmed', 0, 0, ['hold 15000']],
    ['R7K2QD', 'Ines Okafor', 'ready', 'confirmed', 13200, 0, ['hold 15000']],
    ['H6P3VE', 'Nadia Ferrer', 'ready', 'confirmed', 19200, 19200, []],
    ['T9C5LZ', 'Oskar Brandt', 'waiting', 'confirmed', 19200, 0, ['hold 20000']],
    ['W3F7GJ', 'Amina Diallo', 'waiting', 'confirmed', 16400, 0, ['hold 15000']],
    ['D8N4QS', 'Jonas Weber', 'out', 'confirmed', 69000, 0, ['charge 50000']],
    ['M5Y2RB', 'Leila Haddad', 'waiting', 'option', 9600, 9907, []],
  ])('%s of %s is %s', (reference, name, state, status, rental, balance, deposits) => {
    const { seenAt } = saturday;
    const found = booking(reference);
    expect(found.customer.fullName).toBe(name);
    expect(found.trips.map((trip) => tripStateAt(found, trip, seenAt))).toEqual(
      found.trips.map(() => state),
    );
    expect(statusAt(found, seenAt)).toBe(status);
    expect(rentalOf(found)).toBe(rental);
    expect(balanceAt(found, seenAt)).toBe(balance);
    const taken = found.deposits.filter(({ takenAt }) => takenAt !== null && takenAt <= seenAt);
    expect(taken.map(({ taking, amount }) => `${taking} ${amount}`)).toEqual(deposits);
  });

  test('G1 is 20 minutes late, and no other boat is', () => {
    const late = saturday.bookings.flatMap((each) =>
      each.trips.flatMap((trip) => {
        const minutes = minutesLateAt(each, trip, saturday.seenAt);
        return minutes > 0 ? [`${trip.boat?.name} ${minutes}`] : [];
      }),
    );
    expect(late).toEqual(['G1 20']);
  });

  test('3 of 4 have signed for R7K2QD, and everybody else for a confirmed booking', () => {
    const missing = saturday.bookings.filter(
      (each) =>
        statusAt(each, saturday.seenAt) === 'confirmed' &&
        signedAt(each, saturday.seenAt) < each.people,
    );
    expect(missing.map(({ reference }) => reference)).toEqual(['R7K2QD']);
    expect(signedAt(booking('R7K2QD'), saturday.seenAt)).toBe(3);
  });
});

describe('free boats', () => {
  test('at 10:00 one Plover 5 is free, at 16:00 four are', () => {
    expect(freeBoats(saturday, plovers, at('10:00'))).toBe(1);
    expect(freeBoats(saturday, plovers, at('16:00'))).toBe(4);
  });

  test('a Gannet 8 is kept for 15 minutes after its trip', () => {
    const gannets = { dock: 'north-pier', boatModel: 'gannet-8' };
    expect(freeBoats(saturday, gannets, at('15:14'))).toBe(3);
    expect(freeBoats(saturday, gannets, at('15:15'))).toBe(4);
  });

  test('the reference shows the true numbers of the day', () => {
    const { oneDay } = integratorApi.operations.getAvailability.examples;
    const { start, end } = oneDay.query.period;
    const period = { start: Date.parse(start), end: Date.parse(end) };
    const { lowestAvailability, perMoment } = availabilityDuring(saturday, plovers, period);
    expect(oneDay.answer.data).toEqual({
      lowestAvailability,
      perMoment: perMoment.map(({ moment, availability }) => ({
        moment: formatInstant(moment),
        availability,
      })),
    });
  });
});

test('R7K2QD is the booking of the reference, to the cent and to the millisecond', () => {
  const { seenAt, company } = saturday;
  const model = booking('R7K2QD');
  const { costs, payments, deposits, applicationFee } = MODEL_BOOKING_EXTENDED.financialDetails;
  expect(model).toMatchObject({
    id: MODEL_BOOKING_EXTENDED.id,
    customer: { id: INES.id },
    pickup: Date.parse(MODEL_BOOKING_EXTENDED.pickup),
    return: Date.parse(MODEL_BOOKING_EXTENDED.return),
    boats: MODEL_BOOKING_EXTENDED.boats,
    people: MODEL_BOOKING_EXTENDED.passengers,
    bookedAt: Date.parse(MODEL_BOOKING_EXTENDED.createdAt),
    confirmedAt: Date.parse(MODEL_BOOKING_EXTENDED.updatedAt),
    price: {
      costs: {
        totalIncludingTax: costs.totalIncludingTax,
        totalExcludingTax: costs.totalExcludingTax,
      },
    },
  });
  expect(model.costs).toMatchObject(
    costs.lines.map(({ id, type, description, amountIncludingTax, amountExcludingTax }) => ({
      id,
      type,
      description,
      amountIncludingTax,
      amountExcludingTax,
    })),
  );
  expect(model.payments.map((line) => ({ ...line, at: formatTimestamp(line.at) }))).toEqual(
    payments.lines.map(({ createdAt: at, ...line }) => ({ ...line, at })),
  );
  expect(model.deposits).toMatchObject(
    deposits.lines.map(({ id, description, amount, createdAt }) => ({
      id,
      description,
      amount,
      takenAt: Date.parse(createdAt),
    })),
  );
  expect(applicationFeeAt(model, company, seenAt)).toBe(applicationFee.amount);
});

test.each([
  ['Ines Okafor', INES],
  ['Paul Lindqvist', PAUL],
  ['Ruth Amsel', RUTH],
])('%s is the person of the reference', (name, reference) => {
  const { preferredLocale, registeredAt, updatedAt: _, ...person } = reference;
  const customer = saturday.customers.find(({ fullName }) => fullName === name);
  expect(customer).toMatchObject({
    ...person,
    locale: preferredLocale,
    registeredAt: Date.parse(registeredAt),
  });
});

test('the money follows the plan: no share of cash, 12% for Hotel Reedside', () => {
  const reedside = booking('H6P3VE');
  expect(reedside).toMatchObject({ partner: { code: 'reedside' }, commission: 2304 });
  expect(applicationFeeAt(reedside, saturday.company, Date.parse('2025-07-01'))).toBe(0);
  expect(balanceAt(reedside, Date.parse('2025-07-01'))).toBe(0);
});

test('the booking that the demo moves ahead has the ID of the reference', () => {
  expect(booking('W3F7GJ').id).toBe(EXAMPLE_ID.upcomingBooking);
});

test('Mill Lock opens on July 1 and has no staff, and P5 lies still with its propeller', () => {
  expect(saturday.docks.map(({ dock, staffed }) => [dock.name, staffed])).toEqual([
    ['North Pier', true],
    ['Mill Lock', false],
  ]);
  expect(saturday.outOfService).toMatchObject([{ boat: { name: 'P5' }, reason: 'Propeller' }]);
});

test('the history of R7K2QD is newest first, and ends with its last boat', () => {
  const entries = historyOf(booking('R7K2QD'), at('23:00')).map(
    ({ at: moment, who, what }) => `${formatInstant(moment).slice(5, 16)} ${who} ${what}`,
  );
  expect(entries).toEqual([
    '06-14T10:58 System status',
    '06-14T10:58 Kai trip',
    '06-14T07:55 Kai trip',
    '06-12T08:00 System deposit',
    '06-02T18:24 System status',
    '06-02T18:24 Ines Okafor payment',
    '06-02T18:21 Ines Okafor created',
  ]);
});

/** The file with a part of one booking changed. */
function edited(reference: string, before: string, after: string): string {
  const start = SATURDAY_YAML.indexOf(`reference: ${reference}`);
  const rest = SATURDAY_YAML.slice(start);
  if (!rest.includes(before)) throw new Error(`${reference} has no '${before}'.`);
  return SATURDAY_YAML.slice(0, start) + rest.replace(before, after);
}

const TWO_MORE_PLOVERS = `
  - reference: Q9Q9Q9
    customer: Oskar Brandt
    dock: north-pier
    boatModel: plover-5
    pickup: 2025-06-14 10:00
    return: 2025-06-14 12:00
    people: 6
    booked: { at: 2025-06-13 17:30, by: Lena }
    confirmedAt: 2025-06-13 17:30
    rental: 192.00
    total: 192.00
    balance: 192.00
    boats: [{}, {}]
    seen: { state: ready }
`;

describe('a day that cannot be is refused with a sentence that names the booking', () => {
  test.each([
    [
      'a trip that oversells',
      SATURDAY_YAML + TWO_MORE_PLOVERS,
      'Q9Q9Q9 oversells the Plover 5 at North Pier: 2 are wanted and 1 is free.',
    ],
    [
      'a pickup before opening',
      edited('R7K2QD', 'pickup: 2025-06-14 10:00', 'pickup: 2025-06-14 08:30'),
      'R7K2QD cannot be booked: Pickups are possible from 09:00 to 18:00.',
    ],
    [
      'a length that is not on offer',
      edited('R7K2QD', 'return: 2025-06-14 13:00', 'return: 2025-06-14 15:00'),
      'R7K2QD cannot be booked: A trip lasts',
    ],
    [
      'a dock that is not open yet',
      edited('T9C5LZ', 'dock: north-pier', 'dock: mill-lock'),
      'T9C5LZ starts before Mill Lock opens.',
    ],
    [
      'a wrong total',
      edited('W3F7GJ', 'total: 199.18', 'total: 193.00'),
      'W3F7GJ states a total of €193.00, and the engine makes it €199.18.',
    ],
    [
      'a wrong rental',
      edited('B2X8WN', 'rental: 96.00', 'rental: 108.00'),
      'B2X8WN states a rental of €108.00, and the engine makes it €96.00.',
    ],
    [
      'a boat that is out already',
      edited('R7K2QD', 'name: P3', 'name: P1'),
      'R7K2QD takes P1, which K4M9TA has until 12:00.',
    ],
    [
      'a boat that is out of service',
      edited('R7K2QD', 'name: P3', 'name: P5'),
      'R7K2QD takes P5, which is not in service at North Pier.',
    ],
    [
      'a boat of another model',
      edited('R7K2QD', 'name: P3', 'name: G2'),
      'R7K2QD takes G2, which is no Plover 5.',
    ],
    [
      'more boxes than one a passenger',
      edited('W3F7GJ', 'quantity: 2', 'quantity: 6'),
      'W3F7GJ orders 6 × Picnic box, and 5 are the most.',
    ],
    [
      'an unknown customer',
      edited('T9C5LZ', 'customer: Oskar Brandt', 'customer: Oskar Brand'),
      'T9C5LZ is for Oskar Brand, who is not among the customers.',
    ],
    [
      'too many people',
      edited('W3F7GJ', 'people: 5', 'people: 6'),
      'W3F7GJ has 6 people, and 1 × Plover 5 take 5.',
    ],
    [
      'a hold where the pricing charges',
      edited('D8N4QS', 'taking: charge', 'taking: hold'),
      'D8N4QS takes its deposit as a hold',
    ],
    [
      'a hold before its link is sent',
      edited('T9C5LZ', 'at: 2025-06-12 11:22', 'at: 2025-06-07 09:37'),
      'T9C5LZ takes its deposit as a hold at 2025-06-07 09:37, and the engine plans a hold by link',
    ],
    [
      'a state that does not follow',
      edited('T9C5LZ', 'state: waiting', 'state: ready'),
      'T9C5LZ is said to be ready at 09:50, and it is waiting.',
    ],
    [
      'a payment that is missing',
      edited(
        'B2X8WN',
        'source: payment_request, amount: 99.07',
        'source: payment_request, amount: 96.00',
      ),
      'B2X8WN states a balance of €0.00 at 09:50, and costs less payments are €3.07.',
    ],
    [
      'a field that does not exist',
      edited('B2X8WN', 'people: 4', 'persons: 4'),
      'bookings[0].people: is missing',
    ],
  ])('%s', async (_, text, sentence) => {
    await expect(loadSaturday(text)).rejects.toThrow(sentence);
  });
});

function rentalOf({ price }: Booking): number {
  return price.costs.lines
    .filter(({ type }) => type === 'pricing_structure' || type === 'manual')
    .reduce((sum, { amountIncludingTax }) => sum + amountIncludingTax, 0);
}
