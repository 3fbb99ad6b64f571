import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../src/demo/random.ts';
import { FLEETS } from '../fleets.ts';
import type { Tally } from '../tally.ts';
import type { Books } from './books.ts';
import type { Browser } from './browser.ts';
import { anyTrip } from './trips.ts';

const THINKING_MS = 2_000;
const CANCELED = 0.4;

/** Those that customers book on the form and pay at once. */
const PAID_AT_ONCE = FLEETS.filter(({ name }) => !name.startsWith('Gannet 8 at North Pier'));

/** Somebody at home who books, pays, and sometimes calls it off. */
export class Customer {
  readonly #parts: { browser: Browser; books: Books; tally: Tally; random: Random };
  readonly #number: number;

  constructor(
    parts: { browser: Browser; books: Books; tally: Tally; random: Random },
    number: number,
  ) {
    this.#parts = parts;
    this.#number = number;
  }

  async bookUntil(end: number): Promise<void> {
    const { random, tally } = this.#parts;
    while (Date.now() < end) {
      await this.#book().catch((error: Error) => tally.faults.push(error.message));
      await sleep(random.wait(THINKING_MS));
    }
  }

  async #book(): Promise<void> {
    const { browser, books, tally, random } = this.#parts;
    browser.key = randomBytes(32).toString('base64url');
    const fleet = random.choose(PAID_AT_ONCE);
    const trip = { ...anyTrip(random, fleet), boats: 1, passengers: random.between(1, 4) };
    const held = await browser.ask('createDraft', { body: trip });
    if (held.refused) {
      tally.refused += 1;
      return;
    }
    const { reference } = held.data;
    const form = await browser.ask('getForm');
    const questions = form.refused ? [] : form.data.questions;
    const saved = await browser.ask('saveDetails', {
      body: {
        givenName: 'Amina',
        familyName: 'Diallo',
        emailAddress: `amina-${this.#number}@example.com`,
        answers: questions
          .filter(
            ({ required, boatModelIds }) =>
              required && (boatModelIds?.includes(trip.boatModelId) ?? true),
          )
          .map(({ id }) => ({ questionId: id, answer: '0' })),
      },
    });
    if (saved.refused) throw new Error(`The details of ${reference} were refused: ${saved.code}`);
    const expectedTotal = saved.data.money.totalIncludingTax;
    const finished = await browser.ask('finishDraft', { body: { expectedTotal } });
    if (finished.refused) throw new Error(`${reference} was refused at its end: ${finished.code}`);
    const { paymentId, redirectUrl } = finished.data;
    if (paymentId === null || redirectUrl === null)
      throw new Error(`${reference} asked for no money.`);
    await this.#pay(redirectUrl, paymentId);
    const { pickup, passengers } = trip;
    books.bookings.set(reference, { status: 'confirmed', pickup, return: trip.return, passengers });
    await sleep(random.wait(THINKING_MS));
    if (random.happens(CANCELED)) await this.#cancel(reference);
  }

  async #pay(address: string, paymentId: string): Promise<void> {
    const { browser } = this.#parts;
    const { pathname } = new URL(address);
    const demo = await browser.redirected(pathname);
    const id = new URL(demo, address).pathname.split('/').at(-1) ?? '';
    await browser.ask('actOnDemoPayment', { params: { id }, body: { action: 'pay' } });
    const paid = await browser.ask('getPayment', { params: { id: paymentId } });
    if (paid.refused || paid.data.state !== 'paid') throw new Error('A payment was not noted.');
  }

  async #cancel(reference: string): Promise<void> {
    const { browser, books } = this.#parts;
    const asked = await browser.ask('getOwnCancellation');
    if (asked.refused) return;
    const { fee } = asked.data as { fee: number };
    const canceled = await browser.ask('cancelOwnBooking', { body: { expectedFee: fee } });
    if (canceled.refused) return;
    const known = books.bookings.get(reference);
    if (known) books.bookings.set(reference, { ...known, status: 'canceled' });
  }
}
