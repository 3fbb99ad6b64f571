import { EXAMPLE_ID, FAILED_KEYS_PER_MINUTE } from '@slipway/contract';
import { DAY, formatInstant, HOUR, MINUTE } from '@slipway/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenedDatabase } from '../src/adapters/open-database.ts';
import { momentsByClock } from '../src/database/changes/moments.ts';
import type { TenantDatabase } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { simulatedHardware } from '../src/hardware/simulated-hardware.ts';
import { JOBS } from '../src/host/jobs.ts';
import type { JobContext } from '../src/jobs/job.ts';
import { mintBookingKey } from '../src/keys/booking-keys.ts';
import { newSecret } from '../src/keys/secret.ts';
import { Caller } from './harness/caller.ts';
import type { TestKeys } from './harness/companies.ts';
import { PageVisitor } from './harness/page-visitor.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { signedIn } from './harness/team.ts';
import { testApp } from './harness/test-app.ts';
import { gannetTrip, june, ploverTrip } from './harness/trips.ts';
import { engines, TestDatabase } from './harness.ts';

const pickup = Date.parse(june(14, '10:00'));
const back = Date.parse(june(14, '13:00'));
const PICNIC = { addOnId: EXAMPLE_ID.picnicBox, quantity: 2 };

describe.each(engines)('the booking page on %s', (engine) => {
  let now = 0;
  const clock = () => new Date(now);
  let database: TestDatabase;
  let opened: OpenedDatabase;
  let heronBay: TenantDatabase;
  let keys: TestKeys;
  let app: ReturnType<typeof testApp>;
  let staff: Caller;
  const links: unknown[] = [];

  beforeAll(async () => {
    database = await TestDatabase.create(engine);
    opened = await database.open(6);
    keys = await storeRentalCompanies(opened.database);
    heronBay = forTenant(opened.database, EXAMPLE_ID.heronBay);
  });
  beforeEach(async () => {
    now = pickup - 30 * DAY;
    const moments = momentsByClock(clock);
    app = testApp(opened, {
      clock,
      moments,
      sendJob: async (_transaction, name, data) => {
        if (name === 'send-booking-link') links.push(data);
      },
      requestsPerMinute: 100_000,
    });
    staff = new Caller(app, keys.heronbay);
    await heronBay.deleteFrom('bookings').execute();
  });
  afterAll(async () => {
    await opened?.close();
    await database?.drop();
  });

  /** Does what was asked for and is done after the answer. */
  async function sendLinks(): Promise<void> {
    for (const data of links.splice(0)) {
      await JOBS.find(({ name }) => name === 'send-booking-link')?.run(
        data as never,
        {
          database: opened.database,
          now: clock(),
          pagesUrl: (slug: string) => `https://${slug}.slipway.example`,
          sendJob: async () => {},
        } as unknown as JobContext,
      );
    }
  }

  /** A booking of Ines, and somebody who has opened the link of its e-mail. */
  async function booked(trip: object = {}) {
    const body = ploverTrip(14, '10:00', '13:00', { passengers: 4, addOns: [PICNIC], ...trip });
    const { data } = await staff.ask('createBooking', { body });
    const key = await keyOf(data.bookingId);
    return { id: data.bookingId, key, page: new PageVisitor(app, 'heronbay', key) };
  }

  async function keyOf(bookingId: string, waiverId?: string): Promise<string> {
    return heronBay.transaction().execute((transaction) =>
      mintBookingKey(transaction, {
        bookingId,
        return: back,
        ...(waiverId && { only: { waiverId } }),
        now: clock(),
      }),
    );
  }

  async function history(bookingId: string) {
    const rows = await heronBay
      .selectFrom('booking_history')
      .select(['actor', 'changes'])
      .where('booking_id', '=', bookingId)
      .orderBy('happened_at')
      .execute();
    return rows.map(({ actor, changes }) => [actor, ...Object.keys(changes)]);
  }

  describe('opens', () => {
    test('with the key of a link and says what was booked', async () => {
      const { page } = await booked();
      const booking = await page.ask('getOwnBooking');
      expect(booking).toMatchObject({
        status: 'confirmed',
        passengers: 4,
        customer: { givenName: 'Ines' },
        addOns: [{ name: 'Picnic box', quantity: 2 }],
        waivers: { needed: 4, signed: 0 },
        money: { balance: 0 },
        start: null,
      });
      expect(booking.money.taxes).toEqual([
        { name: 'Standard rate', percentage: 20, base: 13417, amount: 2683 },
      ]);
    });

    test('in the language of the page, in the words of the company', async () => {
      const { page } = await booked();
      const danish = await page.ask('getOwnBooking', { query: { language: 'da' } });
      expect(danish.money.taxes[0]?.name).toBe('Standardsats');
      expect(danish.language).toBe('en');
    });

    test('with cost lines in its language, which the API keeps as the company wrote them', async () => {
      const { page, id } = await booked({ couponCode: 'WELCOME5' });
      const danish = { query: { language: 'da' } };
      const lines = ['Plover 5', '2 × Madkurv', 'Rabatkode WELCOME5'];
      const words = (costs: { description: string }[]) => costs.map((cost) => cost.description);
      expect(words((await page.ask('getOwnBooking', danish)).money.lines)).toEqual(lines);
      expect(words((await page.ask('getReceipt', danish)).lines)).toEqual(lines);
      const { financialDetails } = (await staff.ask('getBooking', { params: { id } })).data;
      expect(words(financialDetails.costs.lines)).toEqual([
        'Plover 5',
        '2 × Picnic box',
        'Discount code WELCOME5',
      ]);
      now = pickup - 48 * HOUR;
      const { fee } = await page.ask('getOwnCancellation');
      const canceled = await page.ask('cancelOwnBooking', {
        ...danish,
        body: { expectedFee: fee },
      });
      expect(words(canceled.money.lines)).toEqual(['Afbestillingsgebyr']);
    });

    test('neither with a reference alone nor with a wrong or ended key', async () => {
      const { id, key } = await booked();
      const { reference } = (await staff.ask('getBooking', { params: { id } })).data;
      const nobody = new PageVisitor(app, 'heronbay');
      expect(await nobody.refusal(401, 'getOwnBooking', { query: { reference } })).toBe('noKey');
      const guesser = new PageVisitor(app, 'heronbay', newSecret());
      expect(await guesser.refusal(401, 'getOwnBooking', { query: { reference } })).toBe(
        'wrongKey',
      );
      now = back + 90 * DAY + 1;
      const late = new PageVisitor(app, 'heronbay', key);
      expect(await late.refusal(401, 'getOwnBooking')).toBe('wrongKey');
      const { customerId: _, ...trip } = ploverTrip(14, '10:00', '13:00', {
        pickup: formatInstant(pickup + 95 * DAY),
        return: formatInstant(back + 95 * DAY),
      });
      expect((await late.ask('createDraft', { body: trip })).key).not.toBe(key);
    });

    test('never on the host of another company', async () => {
      const { key } = await booked();
      const stranger = new PageVisitor(app, 'kestrelquay', key);
      expect(await stranger.refusal(401, 'getOwnBooking')).toBe('wrongKey');
      expect(await stranger.refusal(401, 'cancelOwnBooking', { body: { expectedFee: 0 } })).toBe(
        'wrongKey',
      );
    });

    test('for nobody but the new customer once it changes hands, and shows them none of the old data', async () => {
      const { id, page } = await booked();
      const mine = { givenName: 'Old', familyName: 'Name', emailAddress: 'old@example.com' };
      const contact = JSON.stringify({ ...mine, phoneNumber: null });
      await heronBay.updateTable('bookings').set({ contact }).where('id', '=', id).execute();
      const [question] = await heronBay.selectFrom('questions').select('id').execute();
      const answer = { question_id: question?.id ?? '', answer: 'wheelchair', sensitive: true };
      const answered_at = new Date();
      await heronBay
        .insertInto('booking_answers')
        .values({ booking_id: id, ...answer, answered_at })
        .execute();
      expect((await page.ask('getOwnBooking')).customer).toMatchObject(mine);
      expect((await page.ask('getDraft')).answers).toEqual([]);
      const body = { customerId: EXAMPLE_ID.paul, notifyCustomer: true };
      await staff.ask('updateBooking', { params: { id }, body });
      for (const operation of ['getOwnBooking', 'getOwnCancellation'] as const) {
        expect(await page.refusal(401, operation)).toBe('wrongKey');
      }
      const mail = await heronBay
        .selectFrom('outbox')
        .select(['recipient', 'text'])
        .where('booking_id', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      const [, key] = /#key=([\w-]{43})/.exec(mail.text) ?? [];
      const paul = new PageVisitor(app, 'heronbay', key);
      const { customer } = await paul.ask('getOwnBooking');
      expect(customer).toMatchObject({ givenName: 'Paul', emailAddress: mail.recipient });
      const left = heronBay.selectFrom('booking_answers').where('booking_id', '=', id);
      expect(await left.selectAll().execute()).toEqual([]);
    });

    test("no longer with the key of a visitor's draft once staff have said whose it is", async () => {
      const visitor = new PageVisitor(app, 'heronbay');
      const { customerId: _, ...trip } = ploverTrip(14, '10:00', '13:00');
      const { key, reference } = await visitor.ask('createDraft', { body: trip });
      const page = new PageVisitor(app, 'heronbay', key);
      expect((await page.ask('getDraft')).reference).toBe(reference);
      const [{ id } = { id: '' }] = await heronBay.selectFrom('bookings').select('id').execute();
      const body = { customerId: EXAMPLE_ID.paul };
      await staff.ask('updateBooking', { params: { id }, body });
      expect(await page.refusal(401, 'getDraft')).toBe('wrongKey');
      expect(await page.refusal(401, 'getOwnBooking')).toBe('wrongKey');
    });

    test('slower with each guess', async () => {
      const statuses = new Set<number>();
      for (let guess = 0; guess <= FAILED_KEYS_PER_MINUTE; guess += 1) {
        const { status } = await new PageVisitor(app, 'heronbay', newSecret()).call(
          'getOwnBooking',
        );
        statuses.add(status);
      }
      expect([...statuses]).toEqual([401, 429]);
    });
  });

  test('sends a link to the address of the booking, and says the same to everybody else', async () => {
    const { id } = await booked();
    const { reference } = (await staff.ask('getBooking', { params: { id } })).data;
    const nobody = new PageVisitor(app, 'heronbay');
    const mails = async () => {
      await sendLinks();
      return (await heronBay.selectFrom('outbox').select('subject').execute()).length;
    };
    const before = await mails();
    const wrong = { reference, emailAddress: 'paul.lindqvist@example.com' };
    expect(await nobody.ask('sendBookingLink', { body: wrong })).toEqual({ sent: true });
    const unknown = { reference: 'ZZZZZZ', emailAddress: 'ines.okafor@example.com' };
    expect(await nobody.ask('sendBookingLink', { body: unknown })).toEqual({ sent: true });
    expect(await mails()).toBe(before);
    const right = { reference: reference.toLowerCase(), emailAddress: 'Ines.Okafor@example.com' };
    expect(await nobody.ask('sendBookingLink', { body: right })).toEqual({ sent: true });
    expect(await mails()).toBe(before + 1);
    for (let again = 0; again < 5; again += 1) {
      now += MINUTE;
      await nobody.ask('sendBookingLink', { body: right });
      await sendLinks();
    }
    expect(await mails()).toBe(before + 3);
  });

  test('the link in a mail opens its booking, on the host of its company alone', async () => {
    const trip = { passengers: 4, notifyCustomer: true };
    const { data } = await staff.ask('createBooking', {
      body: ploverTrip(14, '10:00', '13:00', trip),
    });
    const { reference } = (await staff.ask('getBooking', { params: { id: data.bookingId } })).data;
    const nobody = new PageVisitor(app, 'heronbay');
    const body = { reference, emailAddress: 'ines.okafor@example.com' };
    await nobody.ask('sendBookingLink', { body });
    await sendLinks();
    const mails = await heronBay.selectFrom('outbox').select(['html', 'text']).execute();
    const address = `https://heronbay.slipway.example/bookings/${reference}`;
    const keysIn = (text: string) =>
      [...text.matchAll(/(https:[^\s"#]*)#key=([\w-]+)/g)].map(([, link, key]) => {
        expect(link?.startsWith(address)).toBe(true);
        return key ?? '';
      });
    const links = mails
      .filter(({ text }) => text.includes(reference))
      .map(({ html, text }) => new Set([...keysIn(html), ...keysIn(text)]));
    expect(links.map(({ size }) => size)).toEqual([1, 1]);
    for (const [key] of links) {
      const page = new PageVisitor(app, 'heronbay', key);
      expect(await page.ask('getOwnBooking')).toMatchObject({ reference, passengers: 4 });
      const stranger = new PageVisitor(app, 'kestrelquay', key);
      expect(await stranger.refusal(401, 'getOwnBooking')).toBe('wrongKey');
    }
  });

  test('a link that is sent for a booking with an open balance leads to paying, too', async () => {
    const { id } = await booked({ paid: false, notifyCustomer: true });
    const { reference, url } = (await staff.ask('getBooking', { params: { id } })).data;
    expect(url).toBe(`https://heronbay.slipway.example/bookings/${reference}`);
    const body = { reference, emailAddress: 'ines.okafor@example.com' };
    await new PageVisitor(app, 'heronbay').ask('sendBookingLink', { body });
    await sendLinks();
    const { text } = await heronBay
      .selectFrom('outbox')
      .select('text')
      .where('booking_id', '=', id)
      .where('subject', 'like', 'Your link%')
      .executeTakeFirstOrThrow();
    const key = new RegExp(`${url}/pay#key=([\\w-]+)`).exec(text)?.[1];
    const page = new PageVisitor(app, 'heronbay', key);
    expect(await page.ask('listDuePayments')).toMatchObject([{ amount: 16100 }]);
  });

  describe('canceling', () => {
    test.each([
      [73, 0, 0],
      [72, 0, 0],
      [71, 50, 8050],
      [24, 50, 8050],
    ])('%d hours before pickup keeps %d%%', async (hours, percentage, fee) => {
      const { page, id } = await booked();
      now = pickup - hours * HOUR;
      expect(await page.ask('getOwnCancellation')).toMatchObject({
        allowed: true,
        percentage,
        fee,
        paid: 16100,
        overpaid: 16100 - fee,
      });
      const canceled = await page.ask('cancelOwnBooking', {
        body: { expectedFee: fee, reason: 'We fell ill.' },
      });
      expect(canceled).toMatchObject({ status: 'canceled', money: { balance: fee - 16100 } });
      expect((await history(id)).at(-1)).toContain(`customer:${EXAMPLE_ID.ines}`);
      expect(canceled.canceledAt).not.toBeNull();
    });

    test('asks again when the fee has changed since it was shown', async () => {
      const { page } = await booked();
      now = pickup - 73 * HOUR;
      const { fee, validUntil } = await page.ask('getOwnCancellation');
      now = Date.parse(validUntil ?? '') + 1;
      expect(await page.refusal(406, 'cancelOwnBooking', { body: { expectedFee: fee } })).toBe(
        'feeChanged',
      );
      expect((await page.ask('getOwnBooking')).status).toBe('confirmed');
      const repeated = {
        body: { expectedFee: fee },
        headers: { 'Idempotency-Key': 'cancel-once' },
      };
      for (let time = 0; time < 2; time += 1) {
        expect(await page.refusal(406, 'cancelOwnBooking', repeated)).toBe('feeChanged');
      }
    });

    test('is refused once the notice has begun, and shows when that was', async () => {
      const { page } = await booked();
      now = pickup - 24 * HOUR + 1;
      const terms = await page.ask('getOwnCancellation');
      expect(terms).toMatchObject({ allowed: false, reason: 'notice' });
      expect(Date.parse(terms.allowedUntil ?? '')).toBe(pickup - 24 * HOUR);
      const body = { expectedFee: terms.fee };
      expect(await page.refusal(406, 'cancelOwnBooking', { body })).toBe('noticeBegun');
    });

    test('tells what it will cost as time goes by', async () => {
      const { page } = await booked();
      const { steps } = await page.ask('getOwnCancellation');
      expect(steps.map(({ percentage, fee }) => [percentage, fee])).toEqual([
        [0, 0],
        [50, 8050],
        [100, 16100],
      ]);
    });

    test('an option is withdrawn free of charge', async () => {
      const { page } = await booked({ optionHours: 48, paid: undefined });
      now += HOUR;
      expect(await page.ask('getOwnCancellation')).toMatchObject({ allowed: true, fee: 0 });
      const { status } = await page.ask('cancelOwnBooking', { body: { expectedFee: 0 } });
      expect(status).toBe('canceled');
    });
  });

  describe('extras', () => {
    const order = (quantity: number) => ({ addOns: [{ ...PICNIC, quantity }] });

    test('show the new price before anything is saved, and are saved for that price', async () => {
      const { page } = await booked();
      const [box] = await page.ask('listOwnExtras');
      expect(box).toMatchObject({ quantity: 2, most: 4, changeable: true });
      const preview = await page.ask('previewExtras', { body: order(3) });
      expect(preview).toEqual({ totalIncludingTax: 17550, difference: 1450, balance: 1450 });
      expect((await page.ask('getOwnBooking')).money.totalIncludingTax).toBe(16100);
      const body = { ...order(3), expectedTotal: 1 };
      expect(await page.refusal(406, 'changeExtras', { body })).toBe('priceChanged');
      const changed = await page.ask('changeExtras', {
        body: { ...order(3), expectedTotal: 17550 },
      });
      expect(changed).toMatchObject({
        money: { balance: 1450, due: [{ purpose: 'balance', price: 1450 }] },
        addOns: [{ quantity: 3 }],
      });
    });

    test('are neither added nor given back after their cut-off', async () => {
      const { page } = await booked();
      now = pickup - 24 * HOUR;
      expect((await page.ask('listOwnExtras'))[0]?.changeable).toBe(true);
      now += 1;
      expect((await page.ask('listOwnExtras'))[0]?.changeable).toBe(false);
      for (const addOns of [order(3).addOns, []]) {
        expect(await page.refusal(406, 'changeExtras', { body: { addOns } })).toBe('ordersClosed');
        expect(await page.refusal(406, 'previewExtras', { body: { addOns } })).toBe('ordersClosed');
      }
    });

    test('beyond what the booking may have are refused', async () => {
      const { page } = await booked();
      const { status } = await page.call('changeExtras', { body: order(5) });
      expect(status).toBe(406);
    });
  });

  describe('details', () => {
    test('are corrected and noted as a change of the customer', async () => {
      const { page } = await booked();
      const changed = await page.ask('changeDetails', {
        body: { givenName: 'Inês', phoneNumber: null, passengers: 3 },
      });
      expect(changed).toMatchObject({
        customer: { givenName: 'Inês', phoneNumber: null },
        passengers: 3,
        waivers: { needed: 3 },
      });
      expect(
        await page.ask('changeDetails', {
          body: { givenName: 'Ines', phoneNumber: '71 23 45 67' },
        }),
      ).toMatchObject({ customer: { givenName: 'Ines', phoneNumber: '+4571234567' } });
    });

    test('with more people than the boats take are refused, and nothing is saved', async () => {
      const { page } = await booked();
      const body = { familyName: 'Nobody', passengers: 6 };
      expect((await page.call('changeDetails', { body })).status).toBe(406);
      expect(await page.ask('getOwnBooking')).toMatchObject({
        passengers: 4,
        customer: { familyName: 'Okafor' },
      });
    });

    test('take answers to the questions of the form, and no others', async () => {
      const { page } = await booked();
      const { questions } = await page.ask('getOwnBooking');
      const jackets = questions.find(({ kind }) => kind === 'number');
      const answers = [{ questionId: jackets?.id, answer: '2' }];
      const changed = await page.ask('changeDetails', { body: { answers } });
      expect(changed.answers).toEqual(answers);
      const wrong = [{ questionId: jackets?.id, answer: 'two' }];
      expect((await page.call('changeDetails', { body: { answers: wrong } })).status).toBe(422);
      const unknown = [{ questionId: EXAMPLE_ID.ines, answer: '2' }];
      expect((await page.call('changeDetails', { body: { answers: unknown } })).status).toBe(422);
    });

    test('take one of the choices where there are some, and nothing else', async () => {
      const isFriday = (day: number) => new Date(june(day, '12:00')).getUTCDay() === 5;
      const friday = [10, 11, 12, 13, 14, 15, 16].find(isFriday) ?? 0;
      const weekend = { pickup: june(friday, '16:00'), return: june(friday + 2, '18:00') };
      const { page } = await booked({ ...weekend, boatModelId: EXAMPLE_ID.osprey10, addOns: [] });
      const { questions } = await page.ask('getOwnBooking');
      const experience = questions.find(({ kind }) => kind === 'choice');
      const answer = (given: string) => ({
        body: { answers: [{ questionId: experience?.id, answer: given }] },
      });
      expect(await page.call('changeDetails', answer('Every Sunday'))).toMatchObject({
        status: 422,
        json: { errors: { 'answers.0.answer': ['must be one of: Never, Once or twice, Often'] } },
      });
      const changed = await page.ask('changeDetails', answer('Often'));
      expect(changed.answers).toMatchObject([{ answer: 'Often' }]);
    });
  });

  test('the receipt adds up by tax rate and says what was paid', async () => {
    const { page } = await booked();
    const receipt = await page.ask('getReceipt');
    const sum = receipt.taxes.reduce((all, { base, amount }) => all + base + amount, 0);
    expect(sum).toBe(receipt.totalIncludingTax);
    expect(receipt).toMatchObject({ paid: 16100, balance: 0, customerName: 'Ines Okafor' });
    const { page: unpaid } = await booked({ paid: false });
    expect(await unpaid.refusal(406, 'getReceipt')).toBe('nothingPaid');
  });

  test('the calendar file keeps its UID and moves on when the booking changes', async () => {
    const { page } = await booked();
    const first = await page.ask('getCalendarFile');
    expect(first.content).toMatch(/DTSTART:\d{8}T080000Z\r\n/);
    now += MINUTE;
    await page.ask('changeExtras', { body: { addOns: [] } });
    const second = await page.ask('getCalendarFile');
    const value = (name: string, { content }: { content: string }) =>
      new RegExp(`${name}:(.*)\r\n`).exec(content)?.[1];
    expect(value('UID', second)).toBe(value('UID', first));
    expect(Number(value('SEQUENCE', second))).toBeGreaterThan(Number(value('SEQUENCE', first)));
  });

  describe('waivers', () => {
    const path = 'M 10 20 L 40 60 L 80 20';

    test('are signed by everyone on board and no further', async () => {
      const { page, id } = await booked();
      const [waiver] = await page.ask('listWaivers');
      expect(waiver?.paragraphs[0]).toContain('Plover 5 at North Pier from 14 June');
      for (const signerName of ['Ines Okafor', 'Amina Diallo', 'Jonas Weber', 'Leila Haddad']) {
        const body = { ...signed(waiver), signerName };
        await page.ask('signWaiver', { body });
      }
      expect((await page.ask('getOwnBooking')).waivers).toEqual({ needed: 4, signed: 4 });
      const more = { ...signed(waiver), signerName: 'Oskar Brandt' };
      expect(await page.refusal(406, 'signWaiver', { body: more })).toBe('allSigned');
      const stored = await heronBay
        .selectFrom('waiver_signatures')
        .selectAll()
        .where('booking_id', '=', id)
        .execute();
      expect(stored[0]?.document.paragraphs).toEqual(waiver?.paragraphs);
      expect(stored[0]?.signature).toBe(path);
    });

    test('name to a new customer nobody who has signed for the one before, and everybody to staff', async () => {
      const { id, page } = await booked();
      const [waiver] = await page.ask('listWaivers');
      await page.ask('signWaiver', { body: { ...signed(waiver), signerName: 'Amina Diallo' } });
      const handTo = async (customerId: string) => {
        now += MINUTE;
        await staff.ask('updateBooking', { params: { id }, body: { customerId } });
        now += MINUTE;
        return new PageVisitor(app, 'heronbay', await keyOf(id));
      };
      const namesOn = async (who: PageVisitor) =>
        (await who.ask('listWaivers')).map((shown) => [
          shown.signed,
          shown.signatures.map(({ signerName }) => signerName),
        ]);
      expect(await namesOn(page)).toEqual([[1, ['Amina Diallo']]]);
      const paul = await handTo(EXAMPLE_ID.paul);
      expect(await namesOn(paul)).toEqual([[1, []]]);
      await paul.ask('signWaiver', { body: { ...signed(waiver), signerName: 'Paul Lindqvist' } });
      expect(await namesOn(paul)).toEqual([[2, ['Paul Lindqvist']]]);
      expect((await paul.ask('getOwnBooking')).waivers).toEqual({ needed: 4, signed: 2 });
      const { reference } = (await staff.ask('getBooking', { params: { id } })).data;
      const lena = await signedIn(app.app, 'Lena');
      const { data } = await lena.ask('getTeamBooking', { params: { reference } });
      expect(data.waivers.flatMap(({ signatures }) => signatures)).toMatchObject([
        { signerName: 'Amina Diallo' },
        { signerName: 'Paul Lindqvist' },
      ]);
      // The one before gets it back, with their own people.
      expect(await namesOn(await handTo(EXAMPLE_ID.ines))).toEqual([[2, ['Amina Diallo']]]);
    });

    test('keep the words that were signed, in the language in which they were read', async () => {
      const { page, id } = await booked();
      const query = { language: 'de' };
      const [waiver] = await page.ask('listWaivers', { query });
      const body = { ...signed(waiver), signature: null };
      await page.ask('signWaiver', { query, body });
      const stored = await heronBay
        .selectFrom('waiver_signatures')
        .select(['language', 'document', 'signature'])
        .where('booking_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(stored).toMatchObject({ language: 'de', signature: null });
      expect(stored.document.paragraphs).toEqual(waiver?.paragraphs);
    });

    test('that have changed since they were read are not signed', async () => {
      const { page } = await booked();
      const [waiver] = await page.ask('listWaivers');
      const body = { ...signed(waiver), version: 'older' };
      expect(await page.refusal(406, 'signWaiver', { body })).toBe('waiverChanged');
    });

    test.each([
      ['a script', 'M 1 1"><script>alert(1)</script>'],
      ['a path outside the box', 'M 1000 10 L 20 20'],
      ['nothing', ''],
      ['half a point', 'M 10'],
    ])('are not signed with %s', async (_what, signature) => {
      const { page } = await booked();
      const [waiver] = await page.ask('listWaivers');
      const { status } = await page.call('signWaiver', { body: { ...signed(waiver), signature } });
      expect(status).toBe(422);
    });

    test('are signed on another phone with a key that opens nothing else', async () => {
      const { page, id } = await booked();
      const [waiver] = await page.ask('listWaivers');
      const { url } = await page.ask('shareWaiver', { body: { waiverId: waiver?.id } });
      const link = new URL(url);
      expect(link.origin).toBe('https://heronbay.slipway.example');
      expect(link.search).toBe('');
      const phone = new PageVisitor(app, 'heronbay', link.hash.replace('#key=', ''));
      const [shown] = await phone.ask('listWaivers');
      await phone.ask('signWaiver', { body: { ...signed(shown), signerName: 'Amina Diallo' } });
      for (const operation of [
        'getOwnBooking',
        'getOwnCancellation',
        'getReceipt',
        'getCalendarFile',
        'listOwnExtras',
      ] as const) {
        expect(await phone.refusal(403, operation)).toBe('keyTooNarrow');
      }
      const body = { waiverId: waiver?.id };
      expect(await phone.refusal(403, 'shareWaiver', { body })).toBe('keyTooNarrow');
      expect((await history(id)).at(-1)).toContain('waivers');
    });

    test('are kept until their retention ends, then deleted', async () => {
      const { page, id } = await booked();
      const [waiver] = await page.ask('listWaivers');
      await page.ask('signWaiver', { body: signed(waiver) });
      const count = async () =>
        (
          await heronBay
            .selectFrom('waiver_signatures')
            .select('id')
            .where('booking_id', '=', id)
            .execute()
        ).length;
      const signedAt = new Date(now);
      const ends = new Date(signedAt).setUTCMonth(signedAt.getUTCMonth() + 24);
      await forget(ends - 1);
      expect(await count()).toBe(1);
      await forget(ends);
      expect(await count()).toBe(0);
    });

    async function forget(moment: number): Promise<void> {
      const job = JOBS.find(({ name }) => name === 'forget-old-signatures');
      const log = { info() {}, warn() {}, error() {} };
      const context = { database: opened.database, now: new Date(moment), log };
      await job?.run({}, context as unknown as JobContext);
    }

    function signed(waiver: { id: string; version: string } | undefined) {
      return {
        waiverId: waiver?.id,
        version: waiver?.version,
        signerName: 'Ines Okafor',
        signature: path,
        agreed: true,
      };
    }
  });

  describe('connected boats', () => {
    async function tender(changes: object = {}) {
      const made = await booked({
        ...gannetTrip(14, '10:00', '13:00'),
        dockId: EXAMPLE_ID.millLock,
        addOns: [],
        passengers: 1,
        ...changes,
      });
      await heronBay
        .updateTable('booking_deposits')
        .set({ secured_at: clock() })
        .where('booking_id', '=', made.id)
        .execute();
      return made;
    }

    async function signAll(page: PageVisitor) {
      for (const waiver of await page.ask('listWaivers')) {
        const { id: waiverId, version } = waiver;
        const person = { signerName: 'Ines Okafor', signature: null, agreed: true };
        await page.ask('signWaiver', { body: { waiverId, version, ...person } });
      }
    }

    test('are named from early pickup on: the fullest battery first', async () => {
      const { page } = await tender();
      now = pickup - 1;
      const early = await page.ask('getOwnBooking');
      expect(early.trips).toEqual([{ number: 1, boatName: null, battery: null, state: 'ready' }]);
      expect(early.start?.obstacles).toContain('too_early');
      now = pickup;
      const { trips } = await page.ask('getOwnBooking');
      expect(trips).toEqual([{ number: 1, boatName: 'G4', battery: 78, state: 'ready' }]);
      const { page: second } = await tender();
      expect((await second.ask('getOwnBooking')).trips[0]?.boatName).toBe('G3');
      expect((await page.ask('getOwnBooking')).trips[0]?.boatName).toBe('G4');
    });

    test('start when all is paid, secured and signed, and not before', async () => {
      const { page, id } = await tender({ paid: false });
      await heronBay
        .updateTable('booking_deposits')
        .set({ secured_at: null })
        .where('booking_id', '=', id)
        .execute();
      now = pickup;
      const { start } = await page.ask('getOwnBooking');
      expect(start?.obstacles).toEqual(['balance', 'deposit', 'waivers']);
      expect(await page.refusal(406, 'startBoat')).toBe('balanceOpen');
      const { money } = await page.ask('getOwnBooking');
      await heronBay
        .insertInto('booking_payments')
        .values({
          id: crypto.randomUUID(),
          booking_id: id,
          source: 'cash',
          amount: money.balance,
          created_at: clock(),
        })
        .execute();
      expect(await page.refusal(406, 'startBoat')).toBe('depositMissing');
      await heronBay
        .updateTable('booking_deposits')
        .set({ secured_at: clock() })
        .where('booking_id', '=', id)
        .execute();
      expect(await page.refusal(406, 'startBoat')).toBe('waiversMissing');
      await signAll(page);
      const started = await page.ask('startBoat');
      expect(started.trips[0]).toMatchObject({ boatName: 'G4', state: 'out' });
    });

    test('start and stop within their window only, and end the booking when they are back', async () => {
      const { page, id } = await tender();
      await signAll(page);
      now = pickup - 1;
      expect(await page.refusal(406, 'startBoat')).toBe('tooEarly');
      now = pickup;
      expect((await page.ask('startBoat')).trips[0]?.state).toBe('out');
      expect((await page.ask('startBoat')).trips[0]?.state).toBe('out');
      now += HOUR;
      const paused = await page.ask('stopBoat', { body: { as: 'pause' } });
      expect(paused.trips[0]?.state).toBe('paused');
      expect(await page.ask('getOwnCancellation')).toMatchObject({
        allowed: false,
        reason: 'under_way',
      });
      now = back;
      expect(await page.refusal(406, 'startBoat')).toBe('tooLate');
      const ended = await page.ask('stopBoat', { body: { as: 'end' } });
      expect(ended.trips[0]?.state).toBe('back');
      expect((await page.ask('getOwnBooking')).status).toBe('completed');
      expect(await history(id)).toContainEqual([`customer:${EXAMPLE_ID.ines}`, 'trips', 'status']);
    });

    test('that do not answer are not started, and nothing is written down', async () => {
      const { page, id } = await tender();
      await signAll(page);
      now = pickup;
      const silent = 'BCN-000';
      await heronBay
        .updateTable('boats')
        .set({ hardware: JSON.stringify({ type: 'beacon', serialNumber: silent }) })
        .where('name', 'in', ['G3', 'G4'])
        .execute();
      try {
        expect(await page.refusal(406, 'startBoat')).toBe('noSignal');
        expect((await page.ask('getOwnBooking')).trips[0]?.state).toBe('ready');
        expect((await history(id)).flat()).not.toContain('trips');
      } finally {
        for (const [name, serialNumber] of [
          ['G3', 'BCN-20417'],
          ['G4', 'BCN-20418'],
        ] as const) {
          await heronBay
            .updateTable('boats')
            .set({ hardware: JSON.stringify({ type: 'beacon', serialNumber }) })
            .where('name', '=', name)
            .execute();
        }
      }
    });

    test('that another booking has are not given out twice, at the same moment either', async () => {
      const pages = [];
      for (let boat = 0; boat < 2; boat += 1) pages.push((await tender()).page);
      now = pickup;
      const opened = await Promise.all(pages.map((page) => page.ask('getOwnBooking')));
      const names = opened.map(({ trips }) => trips[0]?.boatName).sort();
      expect(names).toEqual(['G3', 'G4']);
    });

    test('at a dock with staff are handed out there', async () => {
      const { page } = await booked();
      now = pickup;
      expect((await page.ask('getOwnBooking')).start).toBeNull();
      expect(await page.refusal(406, 'startBoat')).toBe('notConnected');
    });
  });

  test('writes from another website are refused', async () => {
    const { page } = await booked();
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const body = { expectedFee: 0 };
    expect(await page.refusal(403, 'cancelOwnBooking', { body, headers })).toBe('crossSite');
  });
});

test('a tracker reports its battery and a relay does not', async () => {
  const { battery } = simulatedHardware;
  expect(await battery({ type: 'beacon', serialNumber: 'BCN-20418' })).toBe(78);
  expect(await battery({ type: 'quaylock', serialNumber: 'QL-20418' })).toBeNull();
});
