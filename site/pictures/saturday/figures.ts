import {
  type Booking,
  balanceAt,
  freeBoats,
  minutesLateAt,
  signedAt,
  statusAt,
} from '@slipway/company';
import { takenPeriod } from '@slipway/engine';
import type { Scene } from './scene.ts';

/** A tile with a figure and what it counts. */
type Card = { title: string; detail: string };

/** The bookings of the day that are certain, whether or not their trips have begun. */
function certain({ saturday, at }: Scene): Booking[] {
  return saturday.bookings.filter((booking) =>
    ['confirmed', 'completed'].includes(statusAt(booking, at)),
  );
}

const count = (number: number, noun: string) =>
  number === 0 ? 'none' : `${number} ${noun}${number === 1 ? '' : 's'}`;

const TODAY: Readonly<Record<string, (bookings: Booking[], scene: Scene) => string>> = {
  Departures: (bookings, scene) =>
    `${bookings.filter(({ pickup }) => scene.isToday(pickup)).length} today`,
  Returns: (bookings, scene) =>
    `${bookings.filter((booking) => scene.isToday(booking.return)).length} today`,
  'Late trips': (bookings, { at }) => {
    const late = bookings.flatMap((booking) =>
      booking.trips.filter((trip) => minutesLateAt(booking, trip, at) > 0),
    );
    return count(late.length, 'trip');
  },
  'Open balances': (bookings, { at }) =>
    count(bookings.filter((booking) => balanceAt(booking, at) > 0).length, 'booking'),
  'Unsigned waivers': (bookings, { at }) =>
    count(bookings.filter((booking) => signedAt(booking, at) < booking.people).length, 'booking'),
};

/** The tiles of **Today** by their titles. */
export function todayCards(titles: readonly string[], scene: Scene): Card[] {
  return titles.map((title) => ({
    title,
    detail: pick(TODAY, title, 'tile on Today')(certain(scene), scene),
  }));
}

/** Free boats of a model at North Pier at some times of the day. */
export function freeRow(model: string, times: readonly string[], scene: Scene): string[] {
  const fleet = fleetOf(model, scene);
  return times.map((time) =>
    String(freeBoats(scene.saturday, fleet, scene.momentAt(time), scene.at)),
  );
}

/** How many boats of a model are not free at a time, and what has each. */
export function takenBoats(
  model: string,
  time: string,
  scene: Scene,
): { heading: string; reasons: string[] } {
  const { saturday, at } = scene;
  const moment = scene.momentAt(time);
  const all = modelOf(model, scene).boats.length;
  const free = freeBoats(saturday, fleetOf(model, scene), moment, at);
  const taking = saturday.bookings.filter((booking) => {
    const { start, end } = takenPeriod(booking);
    const holds = ['confirmed', 'option', 'draft'].includes(statusAt(booking, at));
    return booking.boatModel.name === model && holds && start <= moment && moment < end;
  });
  return {
    heading: `${time}, ${all - free} of ${all} boats taken`,
    reasons: [
      ...taking.map((booking) => {
        const boats = booking.boats === 1 ? '' : `${booking.boats} boats, `;
        return `${booking.reference} ${booking.customer.fullName}, ${boats}${scene.span(booking)}`;
      }),
      ...saturday.outOfService
        .filter(({ boatModel }) => boatModel.name === model)
        .map(
          ({ boat, until, reason }) =>
            `${boat.name}, out of service until ${scene.day(until)}: ${reason.toLowerCase()}`,
        ),
    ],
  };
}

function modelOf(name: string, { saturday }: Scene) {
  const model = saturday.company.boatModels.find((candidate) => candidate.name === name);
  if (!model) throw new Error(`there is no boat model '${name}'`);
  return model;
}

function fleetOf(model: string, scene: Scene) {
  return { dock: 'north-pier', boatModel: modelOf(model, scene).slug };
}

function pick<Value>(values: Readonly<Record<string, Value>>, name: string, what: string): Value {
  const value = values[name];
  if (value) return value;
  throw new Error(`there is no ${what} '${name}'; there are ${Object.keys(values).join(', ')}`);
}
