import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXAMPLE_ID, PAGE_SIZE } from '@slipway/contract';
import { formatInstant } from '@slipway/engine';
import type { Random } from '../src/demo/random.ts';
import { FLEETS } from './fleets.ts';
import { differences, type KnownBooking, type Ledger } from './ledger.ts';
import type { Sender } from './sender.ts';
import type { Tally } from './tally.ts';
import { anyTimes, availabilityPath } from './trips.ts';

const THINKING_MS = 80;
const REPEATED = 0.05;
const NOTIFIED = 0.1;
const MOVED = 0.5;
const MOST_PASSENGERS = 4;
const SYNC_MS = 3000;

type Parts = { sender: Sender; ledger: Ledger; tally: Tally; random: Random };

/** A program that works with the API. Nobody else changes what it has made. */
export class Integrator {
  readonly #parts: Parts;
  readonly #bookingIds: string[] = [];
  readonly #customerIds: string[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async workUntil(isOver: () => boolean): Promise<void> {
    const { random } = this.#parts;
    const acts = [
      { often: 30, act: () => this.#readBooking() },
      { often: 20, act: () => this.#askAvailability() },
      { often: 15, act: () => this.#createBooking() },
      { often: 10, act: () => this.#readCustomers() },
      { often: 8, act: () => this.#createCustomer() },
      { often: 8, act: () => this.#updateBooking() },
      { often: 5, act: () => this.#readChanges() },
      { often: 4, act: () => this.#updateCustomer() },
    ];
    await this.#noting(() => this.#createCustomer());
    await this.#noting(() => this.#createBooking());
    while (!isOver()) {
      await this.#noting(random.choose(acts, ({ often }) => often).act);
      await sleep(random.wait(THINKING_MS));
    }
  }

  async #noting(act: () => Promise<void>): Promise<void> {
    await act().catch((error: Error) => this.#parts.tally.faults.push(error.message));
  }

  /** Whatever process answers must show what another has acknowledged before. */
  async #readBooking(): Promise<void> {
    const { sender, ledger, random } = this.#parts;
    const id = random.choose(this.#bookingIds);
    const known = ledger.bookings.get(id);
    if (!known) return;
    const answer = await sender.send('getBooking', { path: `/v1/bookings/${id}` });
    if (answer.status !== 200) throw new Error(`Booking ${id} was refused to a reader.`);
    const changed = differences(known, answer.json.data as KnownBooking);
    if (changed.length > 0) throw new Error(`Booking ${id} was read with an old ${changed}.`);
  }

  async #askAvailability(): Promise<void> {
    const { sender, ledger, random } = this.#parts;
    const path = availabilityPath(random.choose(FLEETS), ledger.wishes);
    await sender.send('getAvailability', { path });
  }

  async #readCustomers(): Promise<void> {
    const { sender, ledger, random } = this.#parts;
    const page = random.between(1, Math.ceil(ledger.customers.size / PAGE_SIZE));
    await sender.send('listCustomers', { path: `/v1/customers?page=${page}` });
  }

  /** What a program does that keeps another system in step. */
  async #readChanges(): Promise<void> {
    const updatedAfter = formatInstant(Date.now() - SYNC_MS);
    await this.#parts.sender.send('listBookings', {
      path: `/v1/bookings?updatedAfter=${updatedAfter}`,
    });
  }

  async #createCustomer(): Promise<void> {
    const { sender, ledger } = this.#parts;
    const idempotencyKey = randomUUID();
    const body = {
      customerTypeId: EXAMPLE_ID.guest,
      givenName: 'Guest',
      familyName: idempotencyKey.slice(0, 8),
      emailAddress: `${idempotencyKey}@customers.example`,
    };
    const answer = await sender.send('createCustomer', {
      path: '/v1/customers',
      body,
      idempotencyKey,
    });
    if (answer.status !== 200) throw new Error('A new customer was refused.');
    const { id } = answer.json.data;
    this.#customerIds.push(id);
    ledger.customers.set(id, body.familyName);
    this.#noteSituation(id);
  }

  async #updateCustomer(): Promise<void> {
    const { sender, ledger, random } = this.#parts;
    const id = random.choose(this.#customerIds);
    const idempotencyKey = randomUUID();
    const familyName = idempotencyKey.slice(0, 8);
    const path = `/v1/customers/${id}`;
    await sender.send('updateCustomer', { path, body: { familyName }, idempotencyKey });
    ledger.customers.set(id, familyName);
    this.#noteSituation(id);
  }

  async #createBooking(): Promise<void> {
    const { sender, ledger, tally, random } = this.#parts;
    const { dockId, boatModelId } = random.choose(FLEETS, ({ boats }) => boats);
    const booking: KnownBooking = {
      customerId: random.choose(this.#customerIds),
      dockId,
      boatModelId,
      ...this.#wish(),
      boats: random.between(1, 2),
      passengers: random.between(1, MOST_PASSENGERS),
    };
    const notifyCustomer = random.happens(NOTIFIED);
    const request = {
      path: '/v1/bookings',
      body: { ...booking, notifyCustomer },
      idempotencyKey: randomUUID(),
    };
    const answer = await sender.send('createBooking', request);
    if (answer.status !== 200) {
      tally.refused += 1;
      return;
    }
    const id = answer.json.data.bookingId;
    this.#bookingIds.push(id);
    ledger.bookings.set(id, booking);
    this.#noteSituation(id);
    if (notifyCustomer) ledger.notified.add(id);
    const hadFailed = answer.attempts > 1;
    if (!hadFailed && !random.happens(REPEATED)) return;
    if (hadFailed) tally.repeated += 1;
    const again = await sender.send('createBooking', request);
    if (again.status !== 200 || again.json.data.bookingId !== id) {
      throw new Error(`Booking ${id} was answered differently when its request was repeated.`);
    }
  }

  #wish(): { pickup: string; return: string } {
    const { ledger, random } = this.#parts;
    ledger.wishes += 1;
    return anyTimes(random, ledger.wishes);
  }

  async #updateBooking(): Promise<void> {
    const { sender, ledger, tally, random } = this.#parts;
    const id = random.choose(this.#bookingIds);
    const known = ledger.bookings.get(id);
    if (!known) return;
    const changes = random.happens(MOVED)
      ? this.#wish()
      : { passengers: random.between(1, MOST_PASSENGERS) };
    const request = { path: `/v1/bookings/${id}`, body: changes, idempotencyKey: randomUUID() };
    const { status } = await sender.send('updateBooking', request);
    if (status !== 200) {
      tally.refused += 1;
      return;
    }
    ledger.bookings.set(id, { ...known, ...changes });
    this.#noteSituation(id);
  }

  #noteSituation(id: string): void {
    this.#parts.ledger.acknowledgedIn.set(id, this.#parts.tally.situation);
  }
}
