import {
  type BoatTrip,
  type Booking,
  balanceAt,
  type HistoryEntry,
  historyOf,
  minutesLateAt,
  signedAt,
  statusAt,
  tripStateAt,
} from '@slipway/company';
import { euros, type Scene } from './scene.ts';

/** A column of a table: its value, or its title and the value below it. */
export type Column = string | Readonly<Record<string, string>>;

export type Table = { columns: string[]; rows: string[][] };

type Values<Row> = Readonly<Record<string, (row: Row, scene: Scene) => string>>;

const BOOKING_VALUES: Values<Booking> = {
  reference: ({ reference }) => reference,
  booking: ({ reference, customer }) => `${reference} ${customer.fullName}`,
  customer: ({ customer }) => customer.fullName,
  dock: ({ dock }) => dock.name,
  model: ({ boatModel }) => boatModel.name,
  people: ({ people }) => String(people),
  pickup: ({ pickup }, scene) => scene.time(pickup),
  'pickup date': ({ pickup }, scene) => `${scene.date(pickup)}, ${scene.time(pickup)}`,
  return: (booking, scene) => scene.time(booking.return),
  trip: (booking, scene) => scene.span(booking),
  status: (booking, { at }) => statusAt(booking, at),
  balance: (booking, { at }) => euros(balanceAt(booking, at)),
  waivers: (booking, { at }) => `${signedAt(booking, at)} of ${booking.people}`,
  total: ({ price }) => amount(price.costs.totalIncludingTax),
  'total excl. tax': ({ price }) => amount(price.costs.totalExcludingTax),
  paid: (booking, { at }) => amount(booking.price.costs.totalIncludingTax - balanceAt(booking, at)),
  deposit: ({ price }) => amount(price.deposits.total),
};

/** What is true of one boat; a table with one of these has a line for each boat. */
const TRIP_VALUES: Values<{ booking: Booking; trip: BoatTrip }> = {
  boat: ({ booking, trip }, scene) => {
    const isChosen = ['out', 'back'].includes(tripStateAt(booking, trip, scene.at));
    return isChosen && trip.boat ? trip.boat.name : 'to choose';
  },
  state: ({ booking, trip }, { at }) => {
    const late = minutesLateAt(booking, trip, at);
    return late > 0 ? `${late} min late` : capitalized(tripStateAt(booking, trip, at));
  },
};

/** Bookings by their reference, with columns such as `pickup`, `customer` and `balance`. */
export function bookingTable(
  columns: readonly Column[],
  references: readonly string[],
  scene: Scene,
): Table {
  const perBoat = columns.some((column) => columnValue(column) in TRIP_VALUES);
  const rows = references
    .map((reference) => scene.booking(reference))
    .flatMap((booking) =>
      (perBoat ? booking.trips : booking.trips.slice(0, 1)).map((trip) => ({ booking, trip })),
    );
  const values: Values<(typeof rows)[number]> = {
    ...Object.fromEntries(
      Object.entries(BOOKING_VALUES).map(([name, value]) => [
        name,
        ({ booking }, at) => value(booking, at),
      ]),
    ),
    ...TRIP_VALUES,
  };
  return table(columns, rows, values, scene);
}

const ORDER_VALUES: Values<{ booking: Booking; line: Booking['order'][number] }> = {
  pickup: ({ booking }, scene) => scene.time(booking.pickup),
  booking: ({ booking }) => `${booking.reference} ${booking.customer.fullName}`,
  product: ({ line }) => line.addOn.name,
  quantity: ({ line }) => String(line.quantity),
  state: ({ line }, { at }) =>
    line.readyAt !== null && line.readyAt <= at ? 'Ready' : 'To prepare',
};

/** The add-ons of bookings, a line each. */
export function orderTable(
  columns: readonly Column[],
  references: readonly string[],
  scene: Scene,
): Table {
  const rows = references
    .map((reference) => scene.booking(reference))
    .flatMap((booking) => booking.order.map((line) => ({ booking, line })));
  return table(columns, rows, ORDER_VALUES, scene);
}

const HISTORY_VALUES: Values<HistoryEntry> = {
  when: ({ at }, scene) => `${scene.day(at)}, ${scene.time(at)}`,
  who: ({ who }) => who,
  what: (entry) => (entry.what === 'trip' ? `Trip ${entry.boat}` : capitalized(entry.what)),
  old: (entry) => {
    if (entry.what === 'created' || entry.what === 'deposit') return '';
    if (entry.what === 'payment') return euros(entry.from);
    return entry.what === 'trip' ? capitalized(entry.from) : entry.from;
  },
  new: (entry) => {
    if (entry.what === 'payment') return euros(entry.to);
    if (entry.what === 'deposit') {
      return `${euros(entry.amount)} ${entry.taking === 'hold' ? 'held' : 'charged'}`;
    }
    return entry.what === 'trip' ? capitalized(entry.to) : entry.to;
  },
};

/** What happened to a booking, newest first. */
export function historyTable(columns: readonly Column[], reference: string, scene: Scene): Table {
  const entries = historyOf(scene.booking(reference), scene.at);
  return table(columns, entries, HISTORY_VALUES, scene);
}

function table<Row>(
  columns: readonly Column[],
  rows: readonly Row[],
  values: Values<Row>,
  scene: Scene,
): Table {
  const chosen = columns.map((column) => {
    const name = columnValue(column);
    const value = values[name];
    if (value) return value;
    throw new Error(`there is no column '${name}'; there are ${Object.keys(values).join(', ')}`);
  });
  return {
    columns: columns.map(columnTitle),
    rows: rows.map((row) => chosen.map((value) => value(row, scene))),
  };
}

function columnValue(column: Column): string {
  return typeof column === 'string' ? column.toLowerCase() : String(Object.values(column)[0]);
}

function columnTitle(column: Column): string {
  return typeof column === 'string' ? column : String(Object.keys(column)[0]);
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** An amount as a spreadsheet holds it. */
function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}
