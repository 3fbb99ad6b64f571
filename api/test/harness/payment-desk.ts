import { EXAMPLE_ID } from '@slipway/contract';
import { BOOKING_KEY_HEADER } from '@slipway/contract/customer';
import { expect } from 'vitest';
import type { OpenedDatabase } from '../../src/adapters/open-database.ts';
import { momentsByClock } from '../../src/database/changes/moments.ts';
import type { TenantDatabase } from '../../src/database/database.ts';
import { forTenant } from '../../src/database/for-tenant.ts';
import type { App } from '../../src/host/app.ts';
import { JOBS } from '../../src/host/jobs.ts';
import type { JobName, SendJob } from '../../src/jobs/job.ts';
import { mintBookingKey } from '../../src/keys/booking-keys.ts';
import { createLog } from '../../src/log.ts';
import type { Mischief } from '../../src/payments/demo/mischief.ts';
import { createProviders } from '../../src/payments/providers.ts';
import { type Engine, TestWorld } from '../harness.ts';
import { startAppProcess } from './app-process.ts';
import type { TestKeys } from './companies.ts';
import { quickPasswords } from './quick-passwords.ts';
import { storeRentalCompanies } from './rental-companies.ts';
import { testApp } from './test-app.ts';
import { ahead, tripAhead } from './trips.ts';

export const HERON_BAY_HOST = 'heronbay.slipway.example';

type Line = { source: string; amount: number };

type Sent = { name: JobName; data: never; startAfter: Date };

/** A draft or a booking with the key that its customer holds. */
export type HeldBooking = { id: string; key: string };

/** Heron Bay on its own host, with a clock and jobs that a test moves by hand. */
export class PaymentDesk {
  now = new Date();
  /** What the demo provider gets wrong. */
  mischief: Mischief = () => undefined;
  /** Takes the errors that a job logs; none is expected. */
  onError: (line: string) => void = (line) => expect.fail(line);
  readonly heronBay: TenantDatabase;
  readonly opened: OpenedDatabase;
  readonly keys: TestKeys;
  readonly app: App;
  readonly call: ReturnType<typeof testApp>['call'];
  readonly moments = momentsByClock(() => this.now);
  readonly providers;
  readonly #world: TestWorld;
  #sent: Sent[] = [];

  private constructor(world: TestWorld, opened: OpenedDatabase) {
    this.#world = world;
    this.opened = opened;
    this.keys = world.keys;
    this.heronBay = forTenant(opened.database, EXAMPLE_ID.heronBay);
    const clock = () => this.now;
    const mischief: Mischief = (wanted) => this.mischief(wanted);
    this.providers = createProviders(opened.database, { clock, demoPayments: true, mischief });
    const { moments, sendJob, providers: payments } = this;
    const { app, call } = testApp(opened, {
      clock,
      moments,
      sendJob,
      payments,
      requestsPerMinute: 1_000_000,
    });
    this.app = app;
    this.call = call;
  }

  static async open(engine: Engine): Promise<PaymentDesk> {
    const world = await TestWorld.create(engine, storeRentalCompanies);
    return new PaymentDesk(world, await world.database.open());
  }

  /** Where the database is, for another program. */
  get place(): Pick<TestWorld['database'], 'dataFolder' | 'databaseUrl'> {
    return this.#world.database;
  }

  /** The same company behind an app in another process, where the provider behaves. */
  startProcess() {
    return startAppProcess({
      databaseUrl: this.#world.database.servedUrl,
      clock: () => this.now,
      onJob: ({ name, data, startAfter = this.now }) => {
        this.#sent.push({ name, data: data as never, startAfter });
      },
    });
  }

  async close(): Promise<void> {
    await this.opened.close();
    await this.#world.destroy();
  }

  sendJob: SendJob = async (_transaction, name, data, { startAfter = this.now } = {}) => {
    this.#sent.push({ name, data: data as never, startAfter });
  };

  /** As if the process had died before any job could run. */
  loseJobs(): void {
    this.#sent = [];
  }

  /** Lets time pass and does what is due then: first what was sent, then what the clock asks for. */
  async pass(milliseconds: number): Promise<void> {
    this.now = new Date(this.now.getTime() + milliseconds);
    await this.runSent();
    for (const name of ['expire-bookings', 'look-after-payments'] as const) await this.run(name);
    await this.runSent();
  }

  async runSent(): Promise<void> {
    for (;;) {
      const due = this.#sent.filter(({ startAfter }) => startAfter <= this.now);
      if (due.length === 0) return;
      this.#sent = this.#sent.filter((job) => !due.includes(job));
      for (const { name, data } of due) if (name !== 'send-mail') await this.run(name, data);
    }
  }

  async run(name: JobName, data: never = {} as never): Promise<void> {
    const clock = () => this.now;
    await JOBS.find((job) => job.name === name)?.run(data, {
      database: this.opened.database,
      moments: this.moments,
      now: this.now,
      mail: { deliver: () => Promise.reject(new Error('nothing is sent here')) },
      texts: { deliver: () => Promise.reject(new Error('nothing is sent here')) },
      payments: this.providers,
      passwords: quickPasswords,
      pagesUrl: (slug) => `https://${slug}.slipway.example`,
      sendJob: this.sendJob,
      log: createLog('error', clock, (line) => this.onError(line)),
    });
  }

  async ask(path: string, options: Parameters<PaymentDesk['call']>[1] = {}) {
    const answer = await this.call(path, options);
    expect(answer.status, answer.text).toBe(200);
    return answer.json.data;
  }

  /** Holds a Plover 5 for Ines, so many days ahead. */
  async hold(days: number, trip: object = {}): Promise<HeldBooking> {
    const times = tripAhead(days, '10:00', '13:00');
    const body = { customerId: EXAMPLE_ID.ines, holdMinutes: 20, ...times, ...trip };
    const { bookingId: id } = await this.ask('/v1/bookings', { key: this.keys.heronbay, body });
    await this.heronBay
      .updateTable('bookings')
      .set({ booked_by: 'customer' })
      .where('id', '=', id)
      .execute();
    return { id, key: await this.keyOf(id) };
  }

  keyOf(bookingId: string): Promise<string> {
    const back = Date.parse(ahead(60, '10:00'));
    return this.heronBay
      .transaction()
      .execute((transaction) =>
        mintBookingKey(transaction, { bookingId, return: back, now: this.now }),
      );
  }

  /** Calls an operation of Heron Bay's pages with the key of a booking. */
  page(path: string, { key }: Pick<HeldBooking, 'key'>, body?: object) {
    return this.call(path, { host: HERON_BAY_HOST, headers: { [BOOKING_KEY_HEADER]: key }, body });
  }

  async askPage(path: string, booking: Pick<HeldBooking, 'key'>, body?: object) {
    const answer = await this.page(path, booking, body);
    expect(answer.status, answer.text).toBe(200);
    return answer.json.data;
  }

  due(booking: HeldBooking) {
    return this.askPage('/customer/payments', booking);
  }

  /** Starts a payment and follows it to the provider's page. */
  async start(booking: HeldBooking, purpose = 'confirm') {
    const { paymentId } = await this.askPage('/customer/payments', booking, { purpose });
    return { paymentId, demoId: await this.open(paymentId) };
  }

  /** The last part of the address to which a payment leads. */
  async open(paymentId: string): Promise<string> {
    const { status, headers } = await this.call(`/pay/${paymentId}`, { host: HERON_BAY_HOST });
    expect(status).toBe(303);
    return new URL(headers.get('Location') ?? '').pathname.split('/').at(-1) ?? '';
  }

  /** A message of the provider about a checkout. */
  async tell(demoId: string): Promise<void> {
    const message = { host: HERON_BAY_HOST, body: `id=${demoId}` };
    expect((await this.call('/pay/messages/demo', message)).status).toBe(200);
  }

  async act(demoId: string, action: string): Promise<string> {
    const path = `/customer/demo-payments/${demoId}`;
    const body = { action };
    return (await this.ask(path, { host: HERON_BAY_HOST, body })).redirectUrl;
  }

  /** The whole way of a customer: to the provider, an outcome there, and back. */
  async pay(booking: HeldBooking, action = 'pay', purpose = 'confirm') {
    const { paymentId, demoId } = await this.start(booking, purpose);
    await this.act(demoId, action);
    const payment = await this.askPage(`/customer/payments/${paymentId}`, booking);
    await this.runSent();
    return { ...payment, demoId };
  }

  async show({ id }: Pick<HeldBooking, 'id'>) {
    return this.ask(`/v1/bookings/${id}`, { key: this.keys.heronbay });
  }

  async money(booking: Pick<HeldBooking, 'id'>) {
    const { status, financialDetails } = await this.show(booking);
    const { balance, applicationFee, payments, deposits } = financialDetails;
    return {
      status,
      balance,
      applicationFee: applicationFee.amount,
      // The clock stands still in most tests, so that lines of one moment have no order.
      payments: (payments.lines as Line[])
        .toSorted((one, other) => other.amount - one.amount)
        .map(({ source, amount }) => [source, amount]),
      deposits: deposits.total,
    };
  }

  /** Recipient and subject of each message about a booking. */
  async mails({ id }: Pick<HeldBooking, 'id'>): Promise<string[]> {
    const mails = await this.heronBay
      .selectFrom('outbox')
      .select(['recipient', 'subject'])
      .where('booking_id', '=', id)
      .orderBy('id')
      .execute();
    return mails.map(({ recipient, subject }) => `${recipient}: ${subject}`);
  }

  /** Lets options of Heron Bay last so long. */
  async optionHours(hours: number): Promise<void> {
    await this.opened.database
      .updateTable('tenants')
      .set({ option_hours: hours })
      .where('id', '=', EXAMPLE_ID.heronBay)
      .execute();
  }

  /** Lets every Plover 5 at North Pier be confirmed in another way. */
  async confirmBy(confirmation: object): Promise<void> {
    await this.heronBay
      .updateTable('rental_setups')
      .set({ confirmation: JSON.stringify(confirmation) })
      .where('dock_id', '=', EXAMPLE_ID.northPier)
      .where('boat_model_id', '=', EXAMPLE_ID.plover5)
      .execute();
  }
}
