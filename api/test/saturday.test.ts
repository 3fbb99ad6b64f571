import { loadKestrelQuay, loadSaturday, type Saturday } from '@slipway/company';
import { EXAMPLE_ID, TEAM } from '@slipway/contract';
import { MINUTE } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenedDatabase } from '../src/adapters/open-database.ts';
import type { TenantDatabase } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { storeSaturday } from '../src/demo/store-saturday.ts';
import { storeWeeksAround } from '../src/demo/weeks-around.ts';
import { mintBookingKey } from '../src/keys/booking-keys.ts';
import { PageVisitor } from './harness/page-visitor.ts';
import { testApp } from './harness/test-app.ts';
import { engines, TestDatabase } from './harness.ts';

describe.each(engines)('the Saturday of the guides on %s, seen at 09:50', (engine) => {
  let saturday: Saturday;
  let now: Date;
  let database: TestDatabase;
  let opened: OpenedDatabase;
  let heronBay: TenantDatabase;

  beforeAll(async () => {
    saturday = await loadSaturday();
    now = new Date(saturday.seenAt);
    database = await TestDatabase.create(engine);
    opened = await database.open();
    await storeSaturday(opened.database, { saturday, neighbor: await loadKestrelQuay(), now });
    await storeWeeksAround(opened.database, { saturday, now });
    heronBay = forTenant(opened.database, EXAMPLE_ID.heronBay);
  });
  afterAll(async () => {
    await opened?.close();
    await database?.drop();
  });

  /** What somebody reads who opens the link of a booking. */
  async function bookingPage(reference: string, company = 'heronbay') {
    const booking = saturday.bookings.find((known) => known.reference === reference);
    const key = await heronBay.transaction().execute((transaction) =>
      mintBookingKey(transaction, {
        bookingId: booking?.id ?? '',
        return: booking?.return ?? 0,
        now,
      }),
    );
    return new PageVisitor(testApp(opened, { clock: () => now }), company, key);
  }

  test('three of four have signed for R7K2QD, and its boat is not chosen yet', async () => {
    const page = await bookingPage('R7K2QD');
    expect(await page.ask('getOwnBooking')).toMatchObject({
      waivers: { needed: 4, signed: 3 },
      trips: [{ boatName: null, state: 'ready' }],
    });
    const [waiver] = await page.ask('listWaivers');
    expect(waiver?.signatures.map(({ signerName }) => signerName)).toEqual([
      'Ines Okafor',
      'Passenger 2',
      'Passenger 3',
    ]);
  });

  test.each([
    ['B2X8WN', 'G1', 4],
    ['K4M9TA', 'P1', 2],
    // Six for the rules of the boat, one for the contract of the cruiser.
    ['D8N4QS', 'O1', 7],
  ])('%s is out on %s, with all %d signatures', async (reference, boatName, signed) => {
    const page = await bookingPage(reference);
    expect(await page.ask('getOwnBooking')).toMatchObject({
      status: 'confirmed',
      waivers: { needed: signed, signed },
      trips: [{ boatName, state: 'out' }],
    });
  });

  test('a signed copy holds the words in the language of its signer', async () => {
    const copy = await heronBay
      .selectFrom('waiver_signatures')
      .innerJoin('bookings', 'bookings.id', 'waiver_signatures.booking_id')
      .select(['waiver_signatures.language', 'document', 'signed_at', 'delete_at'])
      .where('reference', '=', 'B2X8WN')
      .where('signer_name', '=', 'Paul Lindqvist')
      .executeTakeFirstOrThrow();
    expect(copy.language).toBe('da');
    expect(copy.document.paragraphs[0]).toContain('Jeg lejer en Gannet 8 ved North Pier');
    expect(copy.delete_at.toISOString()).toBe('2027-06-10T16:47:00.000Z');
  });

  test('the host who handed out a boat is a member of the team', async () => {
    const trips = await heronBay.selectFrom('trips').select(['out_by', 'out_at']).execute();
    expect(new Set(trips.map(({ out_by }) => out_by))).toEqual(new Set([`member:${TEAM.Kai.id}`]));
    expect(trips.every(({ out_at }) => out_at !== null && out_at <= now)).toBe(true);
  });

  test('in the weeks before, every boat that was rented is back and every booking completed', async () => {
    const before = await heronBay
      .selectFrom('bookings')
      .leftJoin('trips', 'trips.booking_id', 'bookings.id')
      .select(['reference', 'status', 'boats', 'trips.back_at'])
      .where('return_at', '<', new Date(now.getTime() - 12 * 60 * MINUTE))
      .where('status', 'in', ['confirmed', 'completed'])
      .execute();
    expect(before.length).toBeGreaterThan(10);
    expect(before.filter(({ status, back_at }) => status !== 'completed' || !back_at)).toEqual([]);
  });

  test('its keys open nothing on the host of another company', async () => {
    const stranger = await bookingPage('R7K2QD', 'kestrelquay');
    expect(await stranger.refusal(401, 'getOwnBooking')).toBe('wrongKey');
  });
});
