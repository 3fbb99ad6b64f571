import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXAMPLE_ID } from '@slipway/contract';
import { HOUR } from '@slipway/engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareQueues } from '../src/adapters/pg-boss.ts';
import type { Database } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { JOBS } from '../src/host/jobs.ts';
import { Caller } from './harness/caller.ts';
import { Mailbox } from './harness/mailbox.ts';
import { rentalCompaniesWith } from './harness/rental-companies.ts';
import { storeBookingRows } from './harness/stored-booking.ts';
import { june, ploverTrip } from './harness/trips.ts';
import { engines, type TestServer, TestWorld } from './harness.ts';

type Due = { status: 'draft' | 'option' | 'confirmed'; expiresIn?: number; returnedAgo?: number };

/** Bookings whose time is over, and the same ones a little earlier. */
const BOOKINGS: Record<string, Due> = {
  'draft past its hold': { status: 'draft', expiresIn: -1 },
  'draft in its hold': { status: 'draft', expiresIn: HOUR },
  'option past its deadline': { status: 'option', expiresIn: -1 },
  'option before its deadline': { status: 'option', expiresIn: HOUR },
  'trip back for 3 hours': { status: 'confirmed', returnedAgo: 3 * HOUR + 1 },
  'trip back for 2 hours': { status: 'confirmed', returnedAgo: 2 * HOUR },
};
const NAMES = Object.keys(BOOKINGS);
const idOf = (name: string) => `00000000-0000-4000-8000-00000000000${NAMES.indexOf(name)}`;

async function storeDueBookings(database: Database): Promise<void> {
  const now = Date.now();
  const madeAt = new Date(now - HOUR);
  const rows = Object.entries(BOOKINGS).map(([name, due]) => {
    const back = new Date(now - (due.returnedAgo ?? -HOUR));
    return {
      id: idOf(name),
      reference: `DUE00${NAMES.indexOf(name)}`,
      status: due.status,
      pickup_at: back,
      return_at: back,
      expires_at: due.expiresIn === undefined ? null : new Date(now + due.expiresIn),
      created_at: madeAt,
      updated_at: madeAt,
    };
  });
  await storeBookingRows(forTenant(database, EXAMPLE_ID.heronBay), rows);
}

/** Has the jobs run at once, twice each, as if two processes had been told to. */
async function sendTimers(database: Database): Promise<void> {
  await prepareQueues(database, JOBS);
  await sql
    .raw(`
      insert into pgboss.job (name)
      values ('expire-bookings'), ('expire-bookings'), ('complete-bookings'), ('complete-bookings')
    `)
    .execute(database);
}

describe.each(engines)('in the background on %s', (engine) => {
  const mailbox = new Mailbox();
  let world: TestWorld;
  let server: TestServer;
  let caller: Caller;

  beforeAll(async () => {
    world = await TestWorld.create(engine, rentalCompaniesWith(storeDueBookings, sendTimers));
    const environment = { SMTP_URL: await mailbox.open() };
    server = await world.startServer(environment);
    if (engine === 'postgres') await world.startProcess(environment);
    caller = new Caller(server, world.keys.heronbay);
  });
  afterAll(async () => {
    await world?.destroy();
    await mailbox.close();
  });

  const book = async (body: object) => (await caller.ask('createBooking', { body })).data.bookingId;
  const show = async (id: string) => (await caller.ask('getBooking', { params: { id } })).data;
  const mailAbout = async (reference: string) => {
    const about = () => mailbox.received.filter(({ raw }) => raw.includes(reference));
    await expect.poll(about, { timeout: 20_000 }).toHaveLength(1);
    return about()[0] ?? expect.fail('no mail');
  };

  test('drafts and options expire and trips complete, but none before its time', async () => {
    const statuses = async () => {
      const { data } = await caller.ask('listBookings');
      const byId = new Map(data.map(({ id, status }) => [id, status]));
      return Object.fromEntries(NAMES.map((name) => [name, byId.get(idOf(name))]));
    };
    await expect.poll(statuses, { timeout: 20_000 }).toEqual({
      'draft past its hold': 'expired',
      'draft in its hold': 'draft',
      'option past its deadline': 'expired',
      'option before its deadline': 'option',
      'trip back for 3 hours': 'completed',
      'trip back for 2 hours': 'confirmed',
    });
    const { updatedAt } = await show(idOf('trip back for 3 hours'));
    expect(Date.now() - Date.parse(updatedAt)).toBeLessThan(HOUR / 2);
  });

  test('a customer who is to be notified gets the confirmation with a payment link', async () => {
    mailbox.refusals = 1;
    const trip = ploverTrip(14, '10:00', '13:00', { paid: false, notifyCustomer: true });
    const { reference } = await show(await book({ ...trip, passengers: 4 }));
    const { recipient, raw, text } = await mailAbout(reference);
    const page = `https://heronbay.slipway.example/bookings/${reference}`;
    const year = june(14, '10:00').slice(0, 4);
    expect(recipient).toBe('ines.okafor@example.com');
    expect(raw).toContain(`Subject: Confirmed: your trip on 14 June ${year}`);
    expect(raw).toContain('From: Heron Bay Boats <bookings@slipway.example>');
    expect(raw).toContain('Reply-To: office@heronbay.example');
    expect(raw).toContain('Content-Type: text/plain');
    expect(raw).toContain('Content-Type: text/html');
    expect(raw).not.toContain('media.slipway.example');
    expect(raw).toContain(`filename=${reference}.ics`);
    for (const line of [
      'Hello Ines,',
      'Boat: Plover 5, 1 boat, 4 people',
      'Dock: North Pier, North Pier 1',
      `14 June ${year}, 10:00`,
      'Departure: ',
      'Total incl. tax  €132.00',
      'Still to pay     €132.00',
      `Pay €132.00:\n${page}/pay#key=`,
      '<img class="picture" src="https://heronbay.slipway.example/media/heronbay/plover-5.jpg" alt="Plover 5"',
      `<a class="button" href="${page}/pay#key=`,
      `Open your booking:\n${page}#key=`,
    ]) {
      expect(text.replaceAll('\r', '').replaceAll('\u202f', ' ')).toContain(line);
    }
  });

  test('there is no payment link when nothing is owed or none is wanted', async () => {
    const paid = await book(ploverTrip(15, '10:00', '13:00', { notifyCustomer: true }));
    const unwanted = await book(
      ploverTrip(16, '10:00', '13:00', {
        notifyCustomer: true,
        paid: false,
        includePaymentLink: false,
      }),
    );
    for (const id of [paid, unwanted]) {
      const { text } = await mailAbout((await show(id)).reference);
      expect(text).not.toContain('/pay');
    }
  });

  test('a name cannot smuggle markup into a message', async () => {
    const { data } = await caller.ask('createCustomer', {
      body: {
        customerTypeId: EXAMPLE_ID.guest,
        givenName: '<img src="x">&',
        familyName: 'Amsel',
        emailAddress: 'markup@customers.example',
      },
    });
    const body = ploverTrip(17, '10:00', '13:00', { customerId: data.id, notifyCustomer: true });
    const { text } = await mailAbout((await show(await book(body))).reference);
    expect(text).toContain('<p>Hello &lt;img src=&quot;x&quot;&gt;&amp;,</p>');
    expect(text).not.toContain('<p>Hello <img');
  });

  test('a change is told only when that is wanted, with how the booking stands now', async () => {
    const id = await book(ploverTrip(18, '10:00', '13:00'));
    const params = { id };
    await caller.ask('updateBooking', { params, body: { passengers: 2 } });
    await caller.ask('updateBooking', {
      params,
      body: { return: june(18, '14:00'), notifyCustomer: true },
    });
    const { raw, text } = await mailAbout((await show(id)).reference);
    expect(raw).toContain('Subject: Changed: your trip on');
    expect(text).toMatch(/Return: .+, 14:00/);
    expect(text).toMatch(/Total incl\. tax +€164\.00/);
    expect(text).toMatch(/Still to pay +€32\.00/);
  });

  test('without an SMTP server messages are files, and each timer has left one note', async () => {
    await world.stopServers();
    server = await world.startServer({ SMTP_URL: undefined });
    caller = new Caller(server, world.keys.heronbay);
    const body = ploverTrip(19, '10:00', '13:00', { notifyCustomer: true });
    const { reference } = await show(await book(body));
    const folder = join(world.database.dataFolder, 'mail');
    const files = async () => (await readdir(folder).catch(() => [])).map((name) => name.slice(-4));
    await expect
      .poll(async () => (await files()).sort(), { timeout: 20_000 })
      .toEqual(['.eml', 'html']);
    const [eml] = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    expect(await readFile(join(folder, eml ?? ''), 'utf8')).toContain(reference);
    await world.stopServers();
    const notes = await world.database.use(({ database }) =>
      forTenant(database, EXAMPLE_ID.heronBay)
        .selectFrom('booking_history')
        .select(['booking_id', 'changes'])
        .where('actor', '=', 'system')
        .orderBy('booking_id')
        .execute(),
    );
    const noteOf = (name: string, from: string, to: string) => ({
      booking_id: idOf(name),
      changes: { status: { from, to } },
    });
    expect(notes).toEqual([
      noteOf('draft past its hold', 'draft', 'expired'),
      noteOf('option past its deadline', 'option', 'expired'),
      noteOf('trip back for 3 hours', 'confirmed', 'completed'),
    ]);
  });
});
