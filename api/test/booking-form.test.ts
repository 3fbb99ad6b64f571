import { randomBytes, randomUUID } from 'node:crypto';
import { DRAFTS_PER_ADDRESS, EXAMPLE_ID, PAUL, RUTH } from '@slipway/contract';
import { MINUTE } from '@slipway/engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { Caller } from './harness/caller.ts';
import { rentalCompaniesWith } from './harness/rental-companies.ts';
import { ahead, dayAhead, tripAhead } from './harness/trips.ts';
import { Visitor } from './harness/visitor.ts';
import { engines, type TestServer, TestWorld } from './harness.ts';

const NADIA = {
  givenName: 'Nadia',
  familyName: 'Ferrer',
  emailAddress: 'nadia.ferrer@example.com',
  phoneNumber: null,
  language: 'en',
};

const isFriday = (date: string) => new Date(date).getUTCDay() === 5;

const RETURN_URL = 'https://www.heronbay.example/thanks?from=form';

/** Heron Bay sends its customers back to its own site. */
async function storeReturnUrl(database: Database): Promise<void> {
  await forTenant(database, EXAMPLE_ID.heronBay)
    .updateTable('company_pages')
    .set({ return_urls: JSON.stringify({ en: RETURN_URL }) })
    .execute();
}

/** Somebody with whom Heron Bay no longer works. */
async function storeOldPartner(database: Database): Promise<void> {
  await forTenant(database, EXAMPLE_ID.heronBay)
    .insertInto('partners')
    .values({
      id: randomUUID(),
      code: 'old-mill',
      name: 'The Old Mill',
      commission_percentage: 10,
      position: 9,
      archived_at: new Date(),
    })
    .execute();
}

describe.each(engines)('the booking form on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;
  let caller: Caller;

  beforeAll(async () => {
    world = await TestWorld.create(engine, rentalCompaniesWith(storeReturnUrl, storeOldPartner));
    server = await world.startServer({ DEMO_PAYMENTS: 'allow', TRUSTED_PROXIES: '1' });
    caller = new Caller(server, world.keys.heronbay);
  });
  afterAll(() => world?.destroy());

  const visitor = () => new Visitor(server);
  const draft = async (who: Visitor, trip: object) => {
    const { data } = await who.ask('createDraft', { body: trip });
    who.key = data.key;
    return data;
  };
  const lifeJackets = async (who: Visitor, number = '0') => {
    const { questions } = (await who.ask('getForm')).data;
    const { boatModelId } = (await who.ask('getDraft')).data;
    return questions
      .filter(({ required }) => required)
      .filter(({ boatModelIds }) => boatModelIds?.includes(boatModelId) ?? true)
      .map(({ id }) => ({ questionId: id, answer: number }));
  };
  const details = async (who: Visitor, changes: object = {}) =>
    (
      await who.ask('saveDetails', {
        body: { ...NADIA, answers: await lifeJackets(who), ...changes },
      })
    ).data;

  describe('shows', () => {
    test('the company, its look, docks, models and questions in the language that is asked for', async () => {
      const { data } = await visitor().ask('getForm', { query: { language: 'de' } });
      expect(data).toMatchObject({
        company: { name: 'Heron Bay Boats', currency: 'EUR' },
        language: 'de',
        languages: { default: 'en', offered: ['en', 'da', 'de'] },
        options: { first: 'boat', pricesShown: 'including_tax', feeShown: 'at_payment' },
        payment: { provider: 'stripe', possible: true, demo: true },
        holdMinutes: 20,
      });
      expect(data.docks.map(({ name }) => name)).toEqual(['North Pier', 'Mill Lock']);
      const plover = data.boatModels.find(({ id }) => id === EXAMPLE_ID.plover5);
      expect(plover).toMatchObject({ severalDays: false, dockIds: [EXAMPLE_ID.northPier] });
      // Guests may book four boats at once.
      expect(plover).toMatchObject({ mostBoats: 4 });
      const osprey = data.boatModels.find(({ id }) => id === EXAMPLE_ID.osprey10);
      expect(osprey).toMatchObject({ severalDays: true, mostBoats: 1 });
    });

    test('another company on its own host, and never the docks of the first', async () => {
      const { data } = await new Visitor(server, { company: 'kestrelquay' }).ask('getForm');
      expect(data.company.slug).toBe('kestrelquay');
      expect(data.docks.map(({ id }) => id)).not.toContain(EXAMPLE_ID.northPier);
    });

    test('what each model costs from at each dock, for how long, and how many boats are there', async () => {
      const cards = async (company: string) => {
        const { data } = await new Visitor(server, { company }).ask('getForm');
        const dockOf = (id: string) => data.docks.find((dock) => dock.id === id)?.slug;
        return data.boatModels.flatMap(({ slug, atDocks }) =>
          atDocks.map(({ dockId, boats, from }) => ({
            [`${slug} at ${dockOf(dockId)}`]: [boats, from],
          })),
        );
      };
      const hours = (length: number, price: number) => ({
        price,
        minutes: length * 60,
        slotName: null,
      });
      // The clock may change in that night.
      const weekend = { price: 69_000, minutes: expect.any(Number), slotName: 'Weekend' };
      expect(Object.assign({}, ...(await cards('heronbay')))).toEqual({
        'plover-5 at north-pier': [6, hours(2, 9600)],
        'gannet-8 at north-pier': [4, hours(1, 4800)],
        'gannet-8 at mill-lock': [2, hours(1, 4800)],
        'osprey-10 at north-pier': [2, weekend],
      });
      // With fuel, cleaning and the booking fee, without tax, as the company shows its prices.
      expect(Object.assign({}, ...(await cards('kestrelquay')))).toEqual({
        'day-boat-6 at east-dock': [3, hours(2, 13_148)],
        'day-boat-6 at west-dock': [2, hours(2, 13_148)],
        'pontoon-12 at west-dock': [2, { price: 36_466, minutes: 240, slotName: 'Morning' }],
      });
    });

    // Only on a server can somebody else have the database open.
    test.skipIf(engine === 'pglite')(
      'a price on the cards that somebody else has just changed',
      async () => {
        const plover = async () => {
          const { boatModels } = (await visitor().ask('getForm')).data;
          return boatModels.find(({ slug }) => slug === 'plover-5')?.atDocks[0]?.from?.price;
        };
        const change = (from: string, to: string) =>
          world.database.use(({ database }) =>
            forTenant(database, EXAMPLE_ID.heronBay)
              .updateTable('pricings')
              .set({ definition: sql`replace(definition::text, ${from}, ${to})::jsonb` })
              .execute(),
          );
        expect(await plover()).toBe(9600);
        await change('[9600]', '[9900]');
        expect(await plover()).toBe(9900);
        await change('[9900]', '[9600]');
        expect(await plover()).toBe(9600);
      },
    );

    test('a price on the cards that a trip in the days ahead has', async () => {
      const who = visitor();
      const { boatModels } = (await who.ask('getForm')).data;
      for (const { id: boatModelId, atDocks } of boatModels) {
        for (const { dockId, from } of atDocks) {
          const trips: unknown[] = [];
          for (let day = 1; day <= 7; day += 1) {
            const query = { dockId, boatModelId, date: dayAhead(day) };
            const [model] = (await who.ask('listStartTimes', { query })).data;
            for (const { pickup, returns } of model?.pickups ?? []) {
              for (const back of returns) {
                const minutes = (Date.parse(back.return) - Date.parse(pickup)) / 60_000;
                trips.push({ price: back.price, minutes });
              }
            }
          }
          expect(trips).toContainEqual({ price: from?.price, minutes: from?.minutes });
        }
      }
    });

    test('nothing on the host of a company that does not exist', async () => {
      const answer = await new Visitor(server, { company: 'nobody' }).send('get', '/customer/form');
      expect(answer.status).toBe(404);
    });

    test('the default language in place of one that is not offered', async () => {
      const { data } = await visitor().ask('getForm', { query: { language: 'it' } });
      expect(data.language).toBe('en');
    });

    test('each day of a month with its lowest price', async () => {
      const month = dayAhead(40).slice(0, 7);
      const { data } = await visitor().ask('listDays', {
        query: { month, dockId: EXAMPLE_ID.northPier, boatModelId: EXAMPLE_ID.plover5 },
      });
      expect(data.length).toBeGreaterThanOrEqual(28);
      expect(data.find(({ date }) => date === dayAhead(40))).toEqual({
        date: dayAhead(40),
        state: 'open',
        lowestPrice: 9600,
      });
    });

    test('days further ahead than a guest may book as closed, not as full', async () => {
      const { data } = await visitor().ask('listDays', {
        query: {
          month: dayAhead(270).slice(0, 7),
          dockId: EXAMPLE_ID.northPier,
          boatModelId: EXAMPLE_ID.plover5,
        },
      });
      expect(new Set(data.map(({ state }) => state))).toEqual(new Set(['closed']));
    });

    test('days that have passed as past, and a dock of another company as unknown', async () => {
      const query = { dockId: EXAMPLE_ID.northPier, boatModelId: EXAMPLE_ID.plover5 };
      const past = await visitor().ask('listDays', { query: { ...query, month: '2024-02' } });
      expect(past.data).toHaveLength(29);
      expect(past.data.every(({ state }) => state === 'past')).toBe(true);
      const other = new Visitor(server, { company: 'kestrelquay' });
      expect(
        await other.problems('listDays', { query: { ...query, month: dayAhead(9).slice(0, 7) } }),
      ).toMatchObject({ dockId: ['does not exist'] });
    });

    test('the last month that can be asked for as closed, and refuses the last of all at once', async () => {
      const query = { dockId: EXAMPLE_ID.northPier, boatModelId: EXAMPLE_ID.plover5 };
      const last = await visitor().ask('listDays', { query: { ...query, month: '2099-12' } });
      expect(last.data.at(-1)).toMatchObject({ date: '2099-12-31', state: 'closed' });
      const date = { ...query, date: '2099-12-31' };
      expect((await visitor().ask('listStartTimes', { query: date })).data).toHaveLength(1);
      for (const month of ['2100-01', '9999-12']) {
        expect(await visitor().problems('listDays', { query: { ...query, month } })).toEqual({
          month: ['must be a month from 1970-01 to 2099-12, such as 2025-06'],
        });
      }
    });

    test('start times with the price before the fee, and how many boats are left when few are', async () => {
      const query = {
        dockId: EXAMPLE_ID.northPier,
        boatModelId: EXAMPLE_ID.plover5,
        date: dayAhead(41),
      };
      await caller.ask('createBooking', {
        body: tripAhead(41, '10:00', '12:00', { customerId: EXAMPLE_ID.ines, boats: 4 }),
      });
      const [model] = (await visitor().ask('listStartTimes', { query })).data;
      const at = (time: string) =>
        model?.pickups.find(({ pickup }) => pickup === ahead(41, time))?.returns[0];
      expect(at('10:00')).toMatchObject({ bookable: true, boatsLeft: 2, price: 9600 });
      expect(at('14:00')).toMatchObject({ bookable: true, boatsLeft: null, price: 9600 });
    });

    test('the name of a slot in the language of the form, and none for free start times', async () => {
      const friday = [42, 43, 44, 45, 46, 47, 48].map(dayAhead).find(isFriday) as string;
      const named = async (boatModelId: string, language: string) => {
        const query = { dockId: EXAMPLE_ID.northPier, boatModelId, date: friday, language };
        const { data } = await visitor().ask('listStartTimes', { query });
        return new Set(data.flatMap(({ pickups }) => pickups.map(({ slotName }) => slotName)));
      };
      expect(await named(EXAMPLE_ID.osprey10, 'en')).toEqual(new Set(['Weekend']));
      expect(await named(EXAMPLE_ID.osprey10, 'de')).toEqual(new Set(['Wochenende']));
      expect(await named(EXAMPLE_ID.plover5, 'de')).toEqual(new Set([null]));
    });

    test('the extras of a trip with what is left that day', async () => {
      const query = tripAhead(30, '10:00', '13:00');
      const [box, ...rest] = (await visitor().ask('listOfferedAddOns', { query })).data;
      expect(box).toMatchObject({ name: 'Picnic box', most: 4, leftThatDay: 20, orderable: true });
      expect(rest.every(({ id }) => id !== box?.id)).toBe(true);
    });

    test('the line of several boats says how many they are', async () => {
      const body = { ...tripAhead(30, '10:00', '13:00'), boats: 2 };
      const { data } = await visitor().ask('createCustomerQuote', { body });
      expect(data.lines[0]).toMatchObject({ description: '2 × Plover 5' });
    });

    test('what a trip costs with the fee, the tax, the code and what is due now', async () => {
      const body = {
        ...tripAhead(30, '10:00', '13:00'),
        addOns: [{ addOnId: EXAMPLE_ID.picnicBox, quantity: 2 }],
        couponCode: 'welcome5',
      };
      const { data } = await visitor().ask('createCustomerQuote', { body });
      expect(data).toMatchObject({
        totalIncludingTax: 15934,
        totalExcludingTax: 13279,
        dueNow: 15934,
        rest: null,
        confirmation: { method: 'full_payment', reservesCard: false },
        coupon: { applied: true, reason: null, reasonCode: null },
        bookable: true,
      });
      expect(data.lines.at(-1)).toMatchObject({ type: 'booking_fee', atPaymentOnly: true });
      expect(data.taxes).toEqual([
        { name: 'Standard rate', percentage: 20, base: 13279, amount: 2655 },
      ]);
      expect(data.deposits).toMatchObject([{ taking: 'hold', when: 'before_pickup' }]);
    });

    test('and names its lines, tax and deposit in the language of the form, also in a draft', async () => {
      const wish = {
        ...tripAhead(30, '10:00', '13:00', { passengers: 4 }),
        addOns: [{ addOnId: EXAMPLE_ID.picnicBox, quantity: 2 }],
        couponCode: 'WELCOME5',
        language: 'da',
      };
      const who = visitor();
      const { data: quote } = await who.ask('createCustomerQuote', { body: wish });
      const { money } = await draft(who, wish);
      for (const { lines, taxes, deposits } of [quote, money]) {
        expect(lines.map(({ description }) => description)).toEqual([
          'Plover 5',
          '2 × Madkurv',
          'Rabatkode WELCOME5',
          'Bookinggebyr',
        ]);
        expect(taxes.map(({ name }) => name)).toEqual(['Standardsats']);
        expect(deposits.map(({ description }) => description)).toEqual(['Depositum for skader']);
      }
      await who.ask('leaveDraft');
    });

    test('why a code does not count, by name', async () => {
      const body = { ...tripAhead(30, '10:00', '13:00'), couponCode: 'NOSUCH' };
      const { data } = await visitor().ask('createCustomerQuote', { body });
      expect(data.coupon).toMatchObject({ applied: false, reasonCode: 'unknown' });
    });
  });

  describe('offers in place of a trip that is taken', () => {
    test('other times of the day first, then other days, at most six', async () => {
      await caller.ask('createBooking', {
        body: tripAhead(44, '10:00', '18:00', { customerId: EXAMPLE_ID.ines, boats: 6 }),
      });
      const query = tripAhead(44, '10:00', '18:00');
      const { data } = await visitor().ask('listAlternatives', { query });
      expect(data.map(({ kind }) => kind)).toEqual(Array(6).fill('other_day'));
      const short = await visitor().ask('listAlternatives', {
        query: tripAhead(44, '17:00', '19:00'),
      });
      expect(short.data[0]).toMatchObject({ kind: 'other_time', pickup: ahead(44, '18:00') });
    });

    test('no model beyond those to which the link limits the form', async () => {
      const who = new Visitor(server, { company: 'kestrelquay' });
      const { docks, boatModels } = (await who.ask('getForm')).data;
      const idOf = (slug: string) => [...docks, ...boatModels].find((one) => one.slug === slug)?.id;
      const [dayBoat, pontoon] = [idOf('day-boat-6'), idOf('pontoon-12')];
      const query = {
        dockId: idOf('west-dock'),
        boatModelId: dayBoat,
        pickup: `${dayAhead(44)}T09:00:00-05:00`,
        return: `${dayAhead(44)}T13:00:00-05:00`,
        passengers: 12,
      };
      const offered = async (boatModelIds?: (string | undefined)[]) => {
        const limited = { ...query, ...(boatModelIds && { boatModelIds: boatModelIds.join() }) };
        const { data } = await who.ask('listAlternatives', { query: limited });
        return data.map((offer) => offer.boatModelId);
      };
      expect(await offered()).toEqual([pontoon]);
      expect(await offered([dayBoat, pontoon])).toEqual([pontoon]);
      expect(await offered([dayBoat])).toEqual([]);
    });

    test('only what can be booked: too many people for the boats find nothing', async () => {
      const query = tripAhead(44, '10:00', '18:00', { passengers: 6 });
      expect((await visitor().ask('listAlternatives', { query })).data).toEqual([]);
    });
  });

  describe('holds', () => {
    test('the boats for as long as the company says, for whoever has the key', async () => {
      const who = visitor();
      const made = await draft(who, tripAhead(31, '10:00', '13:00'));
      expect(made).toMatchObject({ status: 'draft', details: null, money: { dueNow: 13622 } });
      expect(made.secondsLeft).toBeGreaterThan(19 * 60);
      expect((await who.ask('getDraft')).data.reference).toBe(made.reference);
      const stored = await caller.ask('listBookings', { query: { status: 'draft' } });
      expect(stored.data.map(({ reference }) => reference)).toContain(made.reference);
    });

    test('nothing for a wrong key, no key, or the key of another company', async () => {
      const who = visitor();
      await draft(who, tripAhead(31, '14:00', '17:00'));
      const { key } = who;
      who.key = undefined;
      expect(await who.refusal(401, 'getDraft')).toBe('noKey');
      who.key = randomBytes(32).toString('base64url');
      expect(await who.refusal(401, 'getDraft')).toBe('wrongKey');
      const other = new Visitor(server, { company: 'kestrelquay' });
      other.key = key;
      expect(await other.refusal(401, 'getDraft')).toBe('wrongKey');
    });

    test('the same draft for a page that brings its own key and asks twice', async () => {
      const who = visitor();
      who.key = randomBytes(32).toString('base64url');
      const trip = tripAhead(32, '10:00', '12:00');
      const [first, second] = [await draft(who, trip), await draft(who, trip)];
      expect(second.reference).toBe(first.reference);
      expect(second.key).toBe(first.key);
      const another = await draft(who, tripAhead(32, '14:00', '16:00'));
      expect(another.reference).not.toBe(first.reference);
      expect(another.key).not.toBe(first.key);
    });

    test('one draft for a page that asks several times at once with its own key', async () => {
      const key = randomBytes(32).toString('base64url');
      const body = tripAhead(32, '14:00', '16:00');
      const answers = await Promise.all(
        [1, 2, 3].map(() => {
          const who = visitor();
          who.key = key;
          return who.ask('createDraft', { body });
        }),
      );
      const made = answers.map(({ data }) => `${data.reference} ${data.key}`);
      expect(new Set(made)).toEqual(new Set([`${answers[0]?.data.reference} ${key}`]));
    });

    test('a few boats for one address, the newest, until it says who books', async () => {
      const at = (address: string) => new Visitor(server, { address });
      const made: Visitor[] = [];
      const hold = async (address: string, day: number, boats = 1) => {
        const who = at(address);
        await draft(who, tripAhead(day, '14:00', '16:00', { boats, passengers: boats }));
        made.push(who);
        return who;
      };
      const statuses = async () =>
        Promise.all(made.map(async (who) => (await who.ask('getDraft')).data.status));
      const named = await hold('2001:db8:0:7::1', 60);
      await details(named);
      for (const day of [60, 61, 62, 63, 64, 65]) await hold(`2001:db8:0:7::${day}`, day);
      expect(await statuses()).toEqual(Array(7).fill('draft'));
      await hold('2001:db8:0:7:ffff::1', 66);
      await hold('2001:db8:0:8::1', 66);
      expect(await statuses()).toEqual(['draft', 'expired', ...Array(7).fill('draft')]);
      await Promise.all([67, 68, 69, 70].map((day) => hold('192.0.2.77', day, 3)));
      await hold('192.0.2.77', 71, 2);
      const byBoats = (await statuses()).slice(9);
      expect(byBoats.filter((status) => status === 'expired')).toHaveLength(1);
      expect(byBoats.at(-1)).toBe('draft');
    });

    test('no more boats for an address that asks for more of them later', async () => {
      const at = () => new Visitor(server, { address: '192.0.2.78' });
      const held: Visitor[] = [];
      for (const day of [72, 73, 74, 75, 76]) {
        const who = at();
        await draft(who, tripAhead(day, '14:00', '16:00', { boats: 1, passengers: 1 }));
        held.push(who);
      }
      for (const who of held) await who.ask('updateDraft', { body: { boats: 4, passengers: 4 } });
      const drafts = await Promise.all(held.map(async (who) => (await who.ask('getDraft')).data));
      const kept = drafts.filter(({ status }) => status === 'draft');
      expect(kept.reduce((sum, { boats }) => sum + boats, 0)).toBeLessThanOrEqual(
        DRAFTS_PER_ADDRESS.nameless.boats,
      );
      expect(drafts.at(-1)?.status).toBe('draft');
    });

    test('for a hotel of people who say who they are, but not a whole fleet', async () => {
      const { drafts: most } = DRAFTS_PER_ADDRESS.all;
      const held: Visitor[] = [];
      for (let count = 0; count <= most; count += 1) {
        const who = new Visitor(server, { address: '192.0.2.79' });
        await draft(who, tripAhead(80 + count, '14:00', '16:00', { boats: 1, passengers: 1 }));
        await details(who);
        held.push(who);
      }
      const statuses = await Promise.all(
        held.map(async (who) => (await who.ask('getDraft')).data.status),
      );
      expect(statuses).toEqual(['expired', ...Array(most).fill('draft')]);
    });

    test('no boats that are taken, and no trip against the rules of guests', async () => {
      await caller.ask('createBooking', {
        body: tripAhead(33, '10:00', '12:00', { customerId: EXAMPLE_ID.ines, boats: 6 }),
      });
      const who = visitor();
      const taken = tripAhead(33, '10:00', '12:00');
      expect(await who.refusal(406, 'createDraft', { body: taken })).toBe('noAvailability');
      const tooMany = tripAhead(34, '10:00', '12:00', { boats: 5 });
      expect(await who.refusal(406, 'createDraft', { body: tooMany })).toBe('ruleRefused');
      const night = tripAhead(34, '03:00', '05:00');
      expect(await who.refusal(406, 'createDraft', { body: night })).toBe('outsideHours');
      const crowd = tripAhead(34, '10:00', '12:00', { passengers: 6 });
      expect(await who.refusal(406, 'createDraft', { body: crowd })).toBe('tooManyPassengers');
    });

    test('what a customer changes, by the same rules and with the new price', async () => {
      const who = visitor();
      await draft(who, tripAhead(35, '10:00', '13:00'));
      const { data } = await who.ask('updateDraft', {
        body: { return: ahead(35, '14:00'), couponCode: 'WELCOME5' },
      });
      expect(data).toMatchObject({ return: ahead(35, '14:00'), couponCode: 'WELCOME5' });
      expect(data.money.totalIncludingTax).toBe(15580 + Math.round(15580 * 0.032));
      const night = { pickup: ahead(35, '04:00'), return: ahead(35, '06:00') };
      expect((await who.call('updateDraft', { body: night })).status).toBe(406);
      expect((await who.ask('getDraft')).data.pickup).toBe(ahead(35, '10:00'));
    });

    test.each([
      ['nobody has', 'nobody'],
      ['is no longer active', 'old-mill'],
      ['another company gave', 'pier-hotel'],
    ])(
      'the boats also for a link with a partner code that %s, without a partner',
      async (_, code) => {
        const who = visitor();
        const trip = { ...tripAhead(31, '18:00', '20:00'), partnerCode: code };
        const { dockId, boatModelId, passengers } = trip;
        const wish = { dockId, boatModelId, passengers, partnerCode: code };
        const month = dayAhead(31).slice(0, 7);
        const { data: days } = await who.ask('listDays', { query: { ...wish, month } });
        expect(days.find(({ date }) => date === dayAhead(31))?.state).toBe('open');
        await who.ask('listStartTimes', { query: { ...wish, date: dayAhead(31) } });
        await who.ask('listAlternatives', { query: trip });
        await who.ask('listOfferedAddOns', { query: trip });
        await who.ask('createCustomerQuote', { body: trip });
        expect(await draft(who, trip)).toMatchObject({ status: 'draft', partnerCode: null });
        await who.ask('leaveDraft');
      },
    );

    test('nothing any more once the customer has left', async () => {
      const who = visitor();
      await draft(who, tripAhead(36, '10:00', '12:00', { boats: 4, passengers: 4 }));
      await who.ask('leaveDraft');
      expect((await who.ask('getDraft')).data).toMatchObject({ status: 'expired', secondsLeft: 0 });
      const next = visitor();
      await draft(next, tripAhead(36, '10:00', '12:00', { boats: 4, passengers: 4 }));
      expect(await who.refusal(406, 'updateDraft', { body: { passengers: 2 } })).toBe('holdEnded');
    });
  });

  describe('asks who books', () => {
    test('and keeps what was typed, the answers and the language', async () => {
      const who = visitor();
      await draft(who, tripAhead(38, '10:00', '12:00'));
      const saved = await details(who, { answers: await lifeJackets(who, '2') });
      expect(saved.details).toEqual(NADIA);
      expect(saved.answers).toMatchObject([{ answer: '2' }]);
    });

    test('and refuses a required question without an answer, and one that is not asked', async () => {
      const who = visitor();
      await draft(who, tripAhead(38, '14:00', '16:00'));
      const [question] = await lifeJackets(who);
      expect(await who.problems('saveDetails', { body: NADIA })).toEqual({
        [`answers.${question?.questionId}`]: ['is required'],
      });
      const body = { ...NADIA, answers: [{ questionId: EXAMPLE_ID.ines, answer: 'x' }] };
      expect(await who.problems('saveDetails', { body })).toMatchObject({
        'answers.0.questionId': ['does not exist'],
      });
      const wrong = { ...NADIA, answers: [{ ...question, answer: 'many' }] };
      expect(Object.values(await who.problems('saveDetails', { body: wrong }))).toEqual([
        ['must be a whole number'],
      ]);
    });

    test('and refuses an answer that is not among the choices, in whatever language they are', async () => {
      const friday = [49, 50, 51, 52, 53, 54, 55].find((days) => isFriday(dayAhead(days))) ?? 0;
      const who = visitor();
      const weekend = { pickup: ahead(friday, '16:00'), return: ahead(friday + 2, '18:00') };
      await draft(who, {
        ...tripAhead(friday, '16:00', '18:00', weekend),
        boatModelId: EXAMPLE_ID.osprey10,
      });
      const [experience] = await lifeJackets(who, 'Every Sunday');
      const body = { ...NADIA, answers: [experience] };
      expect(await who.problems('saveDetails', { body })).toEqual({
        [`answers.${experience?.questionId}`]: ['must be one of: Never, Once or twice, Often'],
      });
      for (const answer of ['Once or twice', 'En eller to gange']) {
        const saved = await details(who, { answers: await lifeJackets(who, answer) });
        expect(saved.answers).toMatchObject([{ answer }]);
      }
    });

    test('and never shows the data of the customer whose address somebody types', async () => {
      const who = visitor();
      await draft(who, tripAhead(39, '10:00', '12:00'));
      const stranger = { givenName: 'Somebody', familyName: 'Else', phoneNumber: '+447700900999' };
      const saved = await details(who, { ...stranger, emailAddress: RUTH.emailAddress });
      expect(saved.details).toMatchObject(stranger);
      expect(JSON.stringify(saved)).not.toContain(RUTH.phoneNumber);
      const { data } = await caller.ask('getCustomer', { params: { id: EXAMPLE_ID.ruth } });
      expect(data).toMatchObject({ givenName: 'Ruth', phoneNumber: RUTH.phoneNumber });
    });

    test("and gives nobody a member's prices or confirmation for typing a member's address", async () => {
      const who = visitor();
      await draft(who, tripAhead(39, '14:00', '16:00'));
      const { money } = await details(who, { emailAddress: RUTH.emailAddress });
      expect(money).toMatchObject({ dueNow: 9907, confirmation: { method: 'full_payment' } });
      const body = { expectedTotal: money.totalIncludingTax };
      expect((await who.ask('finishDraft', { body })).data.next).toBe('pay');
    });
  });

  describe('ends', () => {
    test('with the payment where the whole price is due, the same one when asked again', async () => {
      const who = visitor();
      await draft(who, tripAhead(42, '10:00', '12:00'));
      const { money } = await details(who);
      const body = { expectedTotal: money.totalIncludingTax };
      const { data } = await who.ask('finishDraft', { body });
      expect(data).toMatchObject({ next: 'pay', paymentId: expect.any(String) });
      expect(data.redirectUrl).toMatch(/^https:\/\/heronbay\.slipway\.example\/pay\//);
      expect((await who.ask('finishDraft', { body })).data.paymentId).toBe(data.paymentId);
      expect((await who.ask('getDraft')).data.status).toBe('draft');
    });

    test('with a request where the company approves, which is an option until its deadline', async () => {
      const who = visitor();
      await draft(who, tripAhead(42, '10:00', '12:00', { boatModelId: EXAMPLE_ID.gannet8 }));
      const { money } = await details(who);
      expect(money.confirmation.method).toBe('on_approval');
      const body = { expectedTotal: money.totalIncludingTax };
      const { data } = await who.ask('finishDraft', { body });
      expect(data).toMatchObject({ next: 'requested', paymentId: null });
      expect((await who.ask('getDraft')).data.status).toBe('option');
      expect((await who.ask('finishDraft', { body })).data).toEqual(data);
    });

    test("on the company's own return URL with what was booked, and on no other address", async () => {
      const who = visitor();
      const gannet = { boatModelId: EXAMPLE_ID.gannet8, passengers: 4 };
      const { reference } = await draft(who, tripAhead(46, '10:00', '12:00', gannet));
      const { money } = await details(who);
      const body = { expectedTotal: money.totalIncludingTax };
      for (const field of ['returnUrl', 'redirectUrl', 'return_url']) {
        const evil = { ...body, [field]: 'https://evil.example/' };
        expect(await who.problems('finishDraft', { body: evil })).toHaveProperty(field);
      }
      const headers = { Referer: 'https://evil.example/', 'X-Forwarded-Host': 'evil.example' };
      const { data } = await who.ask('finishDraft', { body, headers });
      const url = new URL(data.redirectUrl ?? '');
      expect(url.href.startsWith(`${RETURN_URL}&`)).toBe(true);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        from: 'form',
        sw_reference: reference,
        sw_total: String(money.totalIncludingTax),
        sw_currency: 'EUR',
        sw_dock: EXAMPLE_ID.northPier,
        sw_model: EXAMPLE_ID.gannet8,
        sw_boats: '1',
        sw_people: '4',
        sw_hours: '2',
      });
    });

    test('with a sentence when the price is another one than shown, or nobody said who books', async () => {
      const who = visitor();
      await draft(who, tripAhead(43, '10:00', '12:00'));
      const body = { expectedTotal: 9907 };
      expect(await who.refusal(406, 'finishDraft', { body })).toBe('noDetails');
      await details(who);
      expect(await who.refusal(406, 'finishDraft', { body: { expectedTotal: 1 } })).toBe(
        'priceChanged',
      );
    });
  });

  test('a customer who types a phone number that is none reads which field is wrong', async () => {
    const who = visitor();
    await draft(who, tripAhead(45, '10:00', '12:00'));
    const body = { ...NADIA, phoneNumber: '123', emailAddress: PAUL.givenName };
    expect(Object.keys(await who.problems('saveDetails', { body })).sort()).toEqual([
      'emailAddress',
      'phoneNumber',
    ]);
    const abroad = { ...NADIA, phoneNumber: '0171 2345678' };
    expect(await who.problems('saveDetails', { body: abroad })).toHaveProperty('phoneNumber');
  });

  test('a phone number is stored with the country code of the dock where it is dialed without', async () => {
    const who = visitor();
    await draft(who, tripAhead(46, '10:00', '12:00'));
    const saved = await details(who, { phoneNumber: '31 23 45 67' });
    expect(saved.details).toMatchObject({ phoneNumber: '+4531234567' });
  });

  describe('after a restart without payments', () => {
    let strict: TestServer;
    let typing: Visitor;
    let answers: Awaited<ReturnType<typeof lifeJackets>>;

    beforeAll(async () => {
      typing = visitor();
      const { reference } = await draft(typing, tripAhead(37, '10:00', '12:00'));
      answers = await lifeJackets(typing);
      // The embedded database belongs to one process at a time.
      await world.stopServers();
      await world.database.use(({ database }) =>
        forTenant(database, EXAMPLE_ID.heronBay)
          .updateTable('bookings')
          .set({ expires_at: new Date(Date.now() - MINUTE) })
          .where('reference', '=', reference)
          .execute(),
      );
      strict = await world.startServer();
    });

    test('nothing is held for a draft whose hold ended while the customer typed', async () => {
      const late = new Visitor(strict);
      late.key = typing.key;
      const body = { ...NADIA, answers };
      expect(await late.refusal(406, 'saveDetails', { body })).toBe('holdEnded');
      expect(await late.refusal(406, 'finishDraft', { body: { expectedTotal: 9907 } })).toBe(
        'holdEnded',
      );
      expect((await late.ask('getDraft')).data.status).toBe('expired');
    });

    test('finishing says that nobody takes payments for the company', async () => {
      const who = new Visitor(strict);
      expect((await who.ask('getForm')).data.payment).toMatchObject({ possible: false });
      await draft(who, tripAhead(43, '14:00', '16:00'));
      const { money } = await details(who);
      const body = { expectedTotal: money.totalIncludingTax };
      expect(await who.refusal(406, 'finishDraft', { body })).toBe('noOnlinePayment');
    });
  });
});
