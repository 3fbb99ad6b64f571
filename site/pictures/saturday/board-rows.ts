import {
  type BoatTrip,
  type Booking,
  minutesLateAt,
  statusAt,
  tripStateAt,
} from '@slipway/company';
import { HOUR, type Instant, MINUTE } from '@slipway/engine';
import type { Scene } from './scene.ts';

type BarKind =
  | 'confirmed'
  | 'option'
  | 'out'
  | 'late'
  | 'completed'
  | 'turnaround'
  | 'out-of-service';
type Bar = { from: string; to: string; kind: BarKind; text?: string };
type BoardRow = { name: string; bars: Bar[] };

/** The width of a letter on a bar and the space around the text, in the units of the drawing. */
const LETTER = 6.5;
const PADDING = 12;

/** The rows of the **Board**: for each model the bookings without a boat, then boat by boat. */
export function boardRows(models: readonly string[], scene: Scene, hourWidth: number): BoardRow[] {
  const board = new Board(scene, hourWidth);
  return scene.saturday.company.boatModels
    .filter(({ name }) => models.length === 0 || models.includes(name))
    .flatMap((model) => {
      const bookings = scene.saturday.bookings.filter(({ boatModel }) => boatModel.id === model.id);
      return [
        ...board.lanes(bookings).map((bars) => ({ name: model.name, bars })),
        ...model.boats.map(({ id, name }) => ({
          name: `Boat ${name}`,
          bars: [...board.trips(id, bookings), ...board.outOfService(id)],
        })),
      ];
    })
    .filter(({ bars }) => bars.length > 0);
}

class Board {
  readonly #scene: Scene;
  readonly #hourWidth: number;

  constructor(scene: Scene, hourWidth: number) {
    this.#scene = scene;
    this.#hourWidth = hourWidth;
  }

  /** Bookings that nobody has handed out yet; those that overlap lie below each other. */
  lanes(bookings: readonly Booking[]): Bar[][] {
    const { at } = this.#scene;
    const lanes: { until: Instant; bars: Bar[] }[] = [];
    const waiting = bookings
      .filter((booking) => ['option', 'confirmed'].includes(statusAt(booking, at)))
      .filter((booking) =>
        booking.trips.some((trip) => ['waiting', 'ready'].includes(tripStateAt(booking, trip, at))),
      );
    for (const booking of waiting.toSorted((a, b) => a.pickup - b.pickup)) {
      let lane = lanes.find(({ until }) => until <= booking.pickup);
      if (!lane) {
        lane = { until: 0, bars: [] };
        lanes.push(lane);
      }
      lane.until = booking.return + booking.turnaround.after * MINUTE;
      const kind = statusAt(booking, at) === 'option' ? 'option' : 'confirmed';
      const boats = booking.boats === 1 ? '' : `, ${booking.boats} boats`;
      lane.bars.push(...this.#trip(booking, kind, boats));
    }
    return lanes.map(({ bars }) => bars);
  }

  /** The trips of one boat that have begun. */
  trips(boatId: string, bookings: readonly Booking[]): Bar[] {
    return bookings.flatMap((booking) =>
      booking.trips
        .filter((trip) => trip.boat?.id === boatId)
        .flatMap((trip) => this.#begun(booking, trip)),
    );
  }

  outOfService(boatId: string): Bar[] {
    return this.#scene.saturday.outOfService
      .filter(({ boat }) => boat.id === boatId)
      .map(({ reason }) => ({
        from: '00:00',
        to: '24:00',
        kind: 'out-of-service',
        text: `Out of service: ${reason.toLowerCase()}`,
      }));
  }

  #begun(booking: Booking, trip: BoatTrip): Bar[] {
    const { at } = this.#scene;
    const state = tripStateAt(booking, trip, at);
    if (state === 'back') return this.#trip(booking, 'completed');
    if (state !== 'out') return [];
    const late = minutesLateAt(booking, trip, at);
    if (late === 0) return this.#trip(booking, 'out');
    const texts = [`${booking.reference}, ${late} min late`, `${late} min late`];
    return [this.#bar(booking.pickup, at, 'late', texts)];
  }

  #trip(booking: Booking, kind: BarKind, boats = ''): Bar[] {
    const { reference, customer, pickup, return: end, turnaround } = booking;
    const after = end + turnaround.after * MINUTE;
    const texts = [`${reference} ${customer.fullName}${boats}`, `${reference}${boats}`];
    const bar = this.#bar(pickup, end, kind, texts);
    if (after === end || !this.#scene.isToday(end)) return [bar];
    return [bar, this.#bar(end, after, 'turnaround', [])];
  }

  /** A trip over several days fills the day. Of its texts a bar takes the first that fits. */
  #bar(start: Instant, end: Instant, kind: BarKind, texts: readonly string[]): Bar {
    const scene = this.#scene;
    const width = ((end - start) / HOUR) * this.#hourWidth;
    const text = texts.find(({ length }) => length * LETTER + PADDING <= width) ?? texts.at(-1);
    return {
      from: scene.isToday(start) ? scene.time(start) : '00:00',
      to: scene.isToday(end) ? scene.time(end) : '24:00',
      kind,
      ...(text && { text }),
    };
  }
}
