import { setTimeout as sleep } from 'node:timers/promises';
import { TEAM, type TeamName } from '@slipway/contract';
import { DAY, formatInstant, HOUR } from '@slipway/engine';
import type { Random } from '../../src/demo/random.ts';
import { DEMO_PASSWORD } from '../../src/demo/team.ts';
import { FLEETS } from '../fleets.ts';
import type { Tally } from '../tally.ts';
import type { Books } from './books.ts';
import type { Browser } from './browser.ts';
import { anyTrip, tripNow } from './trips.ts';

const THINKING_MS = 1_000;
const UNDONE = 0.3;
const [PLOVER] = FLEETS;

/** Trips that leave now, from whoever has booked them to whoever hands out a boat. */
export type Ready = { id: string; reference: string }[];

interface StaffParts {
  browser: Browser;
  books: Books;
  tally: Tally;
  random: Random;
  ready: Ready;
  /** In whose name trips are booked. */
  customerId: string;
}

/** Somebody of the team at a screen. A Dock host hands out what the others book. */
export class Staff {
  readonly #parts: StaffParts;
  readonly #who: TeamName;
  readonly #own: { id: string; reference: string }[] = [];

  constructor(parts: StaffParts, who: TeamName) {
    this.#parts = parts;
    this.#who = who;
  }

  async signIn(): Promise<void> {
    const { emailAddress } = TEAM[this.#who];
    const body = { emailAddress, password: DEMO_PASSWORD };
    const signedIn = await this.#parts.browser.ask('signIn', { body });
    if (signedIn.refused) throw new Error(`${this.#who} cannot sign in.`);
  }

  async workUntil(end: number): Promise<void> {
    const { random, tally } = this.#parts;
    const look = { often: 3, act: () => this.#look() };
    const acts =
      TEAM[this.#who].role === 'dock_host'
        ? [look, { often: 8, act: () => this.#handOut() }]
        : [
            look,
            { often: 4, act: () => this.#book() },
            { often: 2, act: () => this.#bookNow() },
            { often: 2, act: () => this.#handOut() },
            { often: 3, act: () => this.#move() },
            { often: 3, act: () => this.#edit() },
            { often: 2, act: () => this.#cancel() },
            { often: 1, act: () => this.#block() },
          ];
    while (Date.now() < end) {
      const { act } = random.choose(acts, ({ often }) => often);
      await act().catch((error: Error) => tally.faults.push(`${this.#who}: ${error.message}`));
      await sleep(random.wait(THINKING_MS));
    }
  }

  /** Changes something of which every screen has to be told, and gives the ID of the booking. */
  async note(): Promise<string> {
    const [first] = this.#own;
    if (!first) {
      await this.#book();
      return this.note();
    }
    const body = { text: 'Called.' };
    const noted = await this.#parts.browser.ask('addBookingNote', {
      params: { id: first.id },
      body,
    });
    if (noted.refused) throw new Error('A note was refused.');
    return first.id;
  }

  /** What the screens ask for again and again. */
  async #look(): Promise<void> {
    const { browser, random } = this.#parts;
    const from = formatInstant(Date.now() + random.between(0, 40) * DAY).slice(0, 10);
    if (random.happens(0.5)) await browser.ask('getBoard', { query: { from, days: '7' } });
    else await browser.ask('getToday', { query: { day: from } });
  }

  async #made(trip: object, expected: { pickup: string; return: string }) {
    const { browser, books, tally, customerId, random } = this.#parts;
    const passengers = random.between(1, 4);
    const body = { ...trip, boats: 1, passengers, customerId };
    const made = await browser.ask('createTeamBooking', { body });
    if (made.refused) {
      tally.refused += 1;
      return undefined;
    }
    const { id, reference, updatedAt } = made.data;
    books.bookings.set(reference, { ...expected, status: 'draft', passengers });
    const confirmed = await browser.ask('confirmTeamBooking', {
      params: { id },
      body: { seenUpdatedAt: updatedAt, notifyCustomer: false, addPaymentLink: false },
    });
    if (confirmed.refused)
      throw new Error(`${reference} could not be confirmed: ${confirmed.code}`);
    this.#noted(reference, { status: 'confirmed' });
    return { id, reference };
  }

  async #book(): Promise<void> {
    const trip = anyTrip(this.#parts.random, this.#parts.random.choose(FLEETS));
    const made = await this.#made(trip, { pickup: trip.pickup, return: trip.return });
    if (made) this.#own.push(made);
  }

  async #bookNow(): Promise<void> {
    const trip = tripNow(PLOVER);
    const times = { pickup: trip.pickup, return: trip.return };
    const made = await this.#made({ ...trip, override: { anyTime: true, anyRule: true } }, times);
    if (made) this.#parts.ready.push(made);
  }

  /** Hands out a boat that looks free and lets it come back; or takes the hand-out back. */
  async #handOut(): Promise<void> {
    const { browser, books, random, ready } = this.#parts;
    const trip = ready.shift();
    if (!trip) return;
    const { id, reference } = trip;
    const seen = await this.#seen(reference);
    const dockside = await browser.ask('getDockside', { query: { dockId: PLOVER.dockId } });
    if (dockside.refused) throw new Error('Dockside was refused.');
    const boat = random.choose(
      dockside.data.boats.filter(({ boatModelId }) => boatModelId === PLOVER.boatModelId),
    );
    const left = await browser.ask('handOut', {
      params: { id },
      body: { seenUpdatedAt: seen, boatId: boat.id, briefed: true },
    });
    if (left.refused) {
      ready.push(trip);
      return;
    }
    books.handedOut(boat.id, reference);
    await sleep(random.wait(THINKING_MS));
    if (random.happens(UNDONE)) {
      books.comesBack(boat.id);
      const undone = await browser.ask('undo', { params: { id: left.data.undo.id } });
      if (!undone.refused) return void ready.push(trip);
      books.out.set(boat.id, reference);
    }
    const seenUpdatedAt = await this.#seen(reference);
    books.comesBack(boat.id);
    const ended = await browser.ask('endTrip', { params: { id }, body: { seenUpdatedAt } });
    if (ended.refused)
      throw new Error(`The trip of ${reference} could not be ended: ${ended.code}`);
    this.#noted(reference, { status: 'completed' });
  }

  async #move(): Promise<void> {
    const { browser, books, random } = this.#parts;
    const booking = this.#anyOwn();
    if (!booking) return;
    const { id, reference } = booking;
    const known = books.bookings.get(reference);
    const hours = random.choose([-24, 24, 48]) * HOUR;
    const later = (moment = '') => formatInstant(Date.parse(moment) + hours);
    const times = { pickup: later(known?.pickup), return: later(known?.return) };
    const body = { ...times, seenUpdatedAt: await this.#seen(reference) };
    const preview = await browser.ask('previewTeamChange', { params: { id }, body });
    if (preview.refused || preview.data.problems.length > 0) return;
    const expectedTotal = preview.data.after;
    const moved = await browser.ask('moveBooking', {
      params: { id },
      body: { ...body, notifyCustomer: false, expectedTotal },
    });
    if (moved.refused) return;
    this.#noted(reference, times);
    if (random.happens(UNDONE) && known && (await this.#undo(moved.data.undo.id))) {
      this.#noted(reference, { pickup: known.pickup, return: known.return });
    }
  }

  async #edit(): Promise<void> {
    const { browser, random } = this.#parts;
    const booking = this.#anyOwn();
    if (!booking) return;
    const passengers = random.between(1, 5);
    const changed = await browser.ask('changeTeamBooking', {
      params: { id: booking.id },
      body: {
        passengers,
        notifyCustomer: false,
        seenUpdatedAt: await this.#seen(booking.reference),
      },
    });
    if (!changed.refused) this.#noted(booking.reference, { passengers });
  }

  async #cancel(): Promise<void> {
    const { browser, random } = this.#parts;
    const booking = this.#anyOwn();
    if (!booking) return;
    const { id, reference } = booking;
    const seenUpdatedAt = await this.#seen(reference);
    const canceled = await browser.ask('cancelTeamBooking', {
      params: { id },
      body: { seenUpdatedAt, reason: 'weather', charge: 'no_charge', notifyCustomer: false },
    });
    if (canceled.refused) return;
    this.#noted(reference, { status: 'canceled' });
    if (random.happens(UNDONE) && (await this.#undo(canceled.data.undo.id))) {
      this.#noted(reference, { status: 'confirmed' });
    } else {
      this.#own.splice(this.#own.indexOf(booking), 1);
    }
  }

  /** Blocks a boat for some hours, then lets it go again. */
  async #block(): Promise<void> {
    const { browser, random } = this.#parts;
    const { dockId, boatModelId, pickup, return: until } = anyTrip(random, random.choose(FLEETS));
    const saved = await browser.ask('saveBlockout', {
      body: {
        reason: 'Repair',
        from: pickup,
        until,
        dockIds: [dockId],
        boatModelIds: [boatModelId],
        boats: 1,
      },
    });
    if (saved.refused) throw new Error('A blockout was refused.');
    if (random.happens(UNDONE) && (await this.#undo(saved.data.undo.id))) return;
    const { id, updatedAt: seenUpdatedAt } = saved.data.blockout;
    await browser.ask('removeBlockout', { params: { id }, body: { seenUpdatedAt } });
  }

  async #undo(id: string): Promise<boolean> {
    return !(await this.#parts.browser.ask('undo', { params: { id } })).refused;
  }

  /** The version that the screen shows. */
  async #seen(reference: string): Promise<string> {
    const shown = await this.#parts.browser.ask('getTeamBooking', { params: { reference } });
    if (shown.refused) throw new Error(`${reference} was refused to a reader.`);
    const known = this.#parts.books.bookings.get(reference);
    if (known && shown.data.status !== known.status) {
      throw new Error(`${reference} was read as ${shown.data.status}, and it is ${known.status}.`);
    }
    return shown.data.updatedAt;
  }

  #anyOwn() {
    return this.#own.length === 0 ? undefined : this.#parts.random.choose(this.#own);
  }

  #noted(reference: string, change: object): void {
    const { bookings } = this.#parts.books;
    const known = bookings.get(reference);
    if (known) bookings.set(reference, { ...known, ...change });
  }
}
