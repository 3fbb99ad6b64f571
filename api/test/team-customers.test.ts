import { EXAMPLE_ID, FIELD_TEXT, INES, PAUL, RUTH, TEAM } from '@slipway/contract';
import {
  DUPLICATE_EMAIL,
  fieldForPeople,
  forbiddenText,
  TEAM_ERROR_TEXT,
} from '@slipway/contract/team';
import { DAY } from '@slipway/engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forTenant } from '../src/database/for-tenant.ts';
import { JOBS } from '../src/host/jobs.ts';
import { PageVisitor } from './harness/page-visitor.ts';
import { storeSaturdayWithTeams } from './harness/saturday.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { TeamWorld } from './harness/team-world.ts';
import { engines } from './harness.ts';

/** 09:50 by the clock of North Pier. */
const NOW = new Date('2025-06-14T07:50:00Z');

const HUSBAND = {
  givenName: 'Peter',
  familyName: 'Okafor',
  emailAddress: INES.emailAddress.toUpperCase(),
  phoneNumber: '+447700900321',
  customerTypeId: EXAMPLE_ID.guest,
};

describe.each(engines)('customers in the dashboard on %s', (engine) => {
  let world: TeamWorld;
  let lena: Colleague;
  let kai: Colleague;
  let tomasz: Colleague;
  let marta: Colleague;
  let neighbor: Colleague;

  beforeAll(async () => {
    world = await TeamWorld.open(engine, { now: NOW, store: storeSaturdayWithTeams });
    lena = await signedIn(world.app, 'Lena');
    kai = await signedIn(world.app, 'Kai');
    tomasz = await signedIn(world.app, 'Tomasz');
    marta = await signedIn(world.app, 'Marta');
    neighbor = await signedIn(world.app, 'Neighbor');
  });
  afterAll(() => world?.close());

  const names = async (query: Record<string, unknown>, who = lena) =>
    (await who.ask('listTeamCustomers', { query })).data.map(({ name }) => name);
  const open = async (id: string, who = lena) =>
    (await who.ask('getTeamCustomer', { params: { id } })).data;
  const heronBay = () => forTenant(world.database, EXAMPLE_ID.heronBay);
  /** Somebody new, whom other tests do not know. */
  const newcomer = async (familyName: string, more: object = {}, who = lena) =>
    (
      await who.ask('addCustomer', {
        body: {
          givenName: 'Test',
          familyName,
          emailAddress: `${familyName.toLowerCase()}@example.com`,
          customerTypeId: EXAMPLE_ID.guest,
          saveAsAlias: false,
          ...more,
        },
      })
    ).data;

  test('are listed by family name, found by any part of what is known, and narrowed to a type', async () => {
    const all = await names({});
    expect(all.slice(0, 3)).toEqual(['Ruth Amsel', 'Oskar Brandt', 'Amina Diallo']);
    expect(await names({ descending: true })).toEqual([...all].reverse());
    expect(await names({ sort: 'added' })).toEqual(
      expect.arrayContaining(['Jonas Weber', 'Leila Haddad']),
    );
    expect((await names({ sort: 'added' }))[0]).toBe('Jonas Weber');
    expect(await names({ search: 'okaf' })).toEqual(['Ines Okafor']);
    expect(await names({ search: 'okafor ines' })).toEqual(['Ines Okafor']);
    expect(await names({ search: 'ines.okafor@' })).toEqual(['Ines Okafor']);
    expect(await names({ search: '7700 900123' })).toEqual(['Ines Okafor']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ customerTypes: EXAMPLE_ID.clubMember })).toEqual(['Ruth Amsel']);
    expect(await names({ search: 'okafor' }, neighbor)).toEqual([]);
    const [ruth] = (await lena.ask('listTeamCustomers', { query: { search: 'amsel' } })).data;
    expect(ruth).toMatchObject({
      typeName: 'Club member',
      memberUntil: '2025-09-30',
      upcoming: 1,
      lastTrip: '2025-06-14T07:00:00Z',
    });
  });

  test('have a profile with trips, figures and the last day of a membership', async () => {
    const ruth = await open(RUTH.id);
    expect(ruth).toMatchObject({ typeName: 'Club member', memberUntil: '2025-09-30' });
    expect(ruth.totals).toMatchObject({ currency: 'EUR', lastTrip: '2025-06-14' });
    const ines = await open(INES.id);
    expect(ines.bookings).toMatchObject([
      { reference: 'R7K2QD', when: 'upcoming', name: 'Ines Okafor', total: 15934, balance: 0 },
    ]);
    expect(ines.totals).toEqual({ currency: 'EUR', spent: 15934, trips: 1, lastTrip: null });
    await neighbor.refusal(404, 'getTeamCustomer', { params: { id: INES.id } });
  });

  test('show trips and figures of the docks alone at which one works', async () => {
    await heronBay()
      .updateTable('members')
      .set({ dock_ids: [EXAMPLE_ID.millLock] })
      .where('id', '=', TEAM.Kai.id)
      .execute();
    const ines = await open(INES.id, kai);
    expect(ines).toMatchObject({ name: 'Ines Okafor', bookings: [] });
    expect(ines.totals).toMatchObject({ spent: 0, trips: 0 });
    expect(ines.open.upcoming).toEqual({ count: 1, references: [] });
    await heronBay()
      .updateTable('members')
      .set({ dock_ids: null })
      .where('id', '=', TEAM.Kai.id)
      .execute();
  });

  test('with a known address are the existing one or an alias, whose trips are on the same profile', async () => {
    const problems = await kai.problems('addCustomer', {
      body: { ...HUSBAND, saveAsAlias: false },
    });
    expect(problems).toEqual({ emailAddress: [DUPLICATE_EMAIL] });
    const owner = await kai.ask('addCustomer', { body: { ...HUSBAND, saveAsAlias: true } });
    expect(owner.data).toMatchObject({
      id: INES.id,
      name: 'Peter Okafor',
      typeName: 'Account holder',
      aliasId: expect.any(String),
    });
    const { aliasId } = owner.data;
    const { data: hits } = await kai.ask('findCustomers', { query: { text: 'peter' } });
    expect(hits).toMatchObject([{ id: INES.id, name: 'Peter Okafor', aliasId }]);
    const trip = {
      customerId: INES.id,
      dockId: EXAMPLE_ID.northPier,
      boatModelId: EXAMPLE_ID.plover5,
      pickup: '2025-06-22T08:00:00Z',
      return: '2025-06-22T10:00:00Z',
      boats: 1,
      passengers: 2,
      aliasId,
    };
    const { data: sunday } = await kai.ask('createTeamBooking', { body: trip });
    expect(sunday.customer).toMatchObject({
      name: 'Peter Okafor',
      phoneNumber: '+447700900321',
      emailAddress: INES.emailAddress,
      aliasOf: 'Ines Okafor',
    });
    const others = { ...trip, customerId: PAUL.id };
    expect(await kai.problems('createTeamBooking', { body: others })).toHaveProperty('aliasId');
    const ines = await open(INES.id);
    expect(ines.bookings).toContainEqual(
      expect.objectContaining({ reference: sunday.reference, name: 'Peter Okafor', aliasId }),
    );
    const listed = { search: sunday.reference, status: 'draft' };
    const { data: found } = await kai.ask('listTeamBookings', { query: listed });
    expect(found).toMatchObject([{ customerName: 'Peter Okafor' }]);
    const { data: everywhere } = await kai.ask('searchEverything', {
      query: { text: sunday.reference },
    });
    expect(everywhere.bookings).toMatchObject([{ customerName: 'Peter Okafor' }]);
    expect(ines.aliases).toMatchObject([{ name: 'Peter Okafor', phoneNumber: '+447700900321' }]);
    expect(await names({ search: 'peter' })).toEqual(['Ines Okafor']);
    expect(await names({ search: '900321' })).toEqual(['Ines Okafor']);
    expect(ines.history[0]).toMatchObject({
      by: 'Kai',
      kinds: ['details'],
      changes: [{ field: 'Alias', from: null, to: 'Peter Okafor, +447700900321' }],
    });
  });

  test('are stored as guests by a Dock host, and with a phone only where its country is known', async () => {
    const body = { ...HUSBAND, emailAddress: 'new@example.com', saveAsAlias: false };
    expect(
      await kai.refusal(403, 'addCustomer', {
        body: { ...body, customerTypeId: EXAMPLE_ID.clubMember },
      }),
    ).toBe(forbiddenText('customers.change_type'));
    expect(
      await kai.problems('addCustomer', { body: { ...body, phoneNumber: '7700 900321' } }),
    ).toHaveProperty('phoneNumber');
    expect(await names({ search: 'new@example.com' })).toEqual([]);
  });

  test.each([
    ['DE', '0171 2345678', '+491712345678'],
    ['US', '(555) 010-2345', '+15550102345'],
  ])('have the number as it is dialed at a dock in %s: %s', async (country, typed, number) => {
    await heronBay()
      .updateTable('docks')
      .set({ address: sql`address || ${JSON.stringify({ country })}::jsonb` })
      .where('id', '=', EXAMPLE_ID.millLock)
      .execute();
    const there = { phoneNumber: typed, dockId: EXAMPLE_ID.millLock };
    const { id, phoneNumber } = await newcomer(`Caller${country}`, there);
    expect(phoneNumber).toBe(number);
    const change = (seenUpdatedAt: string, newNumber: string) => ({
      params: { id },
      body: { seenUpdatedAt, phoneNumber: newNumber },
    });
    const { updatedAt } = await open(id);
    expect(await lena.problems('changeTeamCustomer', change(updatedAt, '712 3456'))).toEqual({
      phoneNumber: [fieldForPeople(FIELD_TEXT.phoneNumber)],
    });
    const { data } = await lena.ask('changeTeamCustomer', change(updatedAt, '71 23 45 67'));
    expect(data.phoneNumber).toBe('+4571234567');
  });

  test('are invited to an account by a link for a week, and told nothing otherwise', async () => {
    await newcomer('Quiet');
    expect(await world.mailTo(EXAMPLE_ID.heronBay, 'quiet@example.com')).toEqual([]);
    await newcomer('Invited', { inviteToAccount: true, preferredLocale: 'da_DK' });
    const [mail] = await world.mailTo(EXAMPLE_ID.heronBay, 'invited@example.com');
    expect(mail?.subject).toBe('Din konto hos Heron Bay Boats');
    expect(mail?.text).toMatch(/\/new-account#token=[\w-]{43}/);
    const link = await heronBay()
      .selectFrom('password_links')
      .select(['created_at', 'expires_at'])
      .executeTakeFirstOrThrow();
    expect(link.expires_at.getTime() - link.created_at.getTime()).toBe(7 * DAY);
  });

  test('are changed from what the screen has shown, and a colleague who was quicker is named', async () => {
    const { id } = await newcomer('Changing');
    const { updatedAt: seenUpdatedAt } = await open(id);
    world.pass(1000);
    const changed = await lena.ask('changeTeamCustomer', {
      params: { id },
      body: { seenUpdatedAt, phoneNumber: '+4571234567', preferredLocale: 'de_DE' },
    });
    expect(changed.data).toMatchObject({ phoneNumber: '+4571234567', preferredLocale: 'de_DE' });
    expect(changed.data.history[0]).toMatchObject({
      by: 'Lena',
      changes: expect.arrayContaining([{ field: 'Phone', from: null, to: '+4571234567' }]),
    });
    expect(
      await tomasz.refusal(406, 'changeTeamCustomer', {
        params: { id },
        body: { seenUpdatedAt, givenName: 'Other' },
      }),
    ).toContain('Lena has changed this customer meanwhile');
    expect((await open(id)).givenName).toBe('Test');
    const now = changed.data.updatedAt;
    expect(
      await lena.problems('changeTeamCustomer', {
        params: { id },
        body: { seenUpdatedAt: now, emailAddress: INES.emailAddress },
      }),
    ).toEqual({ emailAddress: [DUPLICATE_EMAIL] });
    await neighbor.refusal(404, 'changeTeamCustomer', {
      params: { id },
      body: { seenUpdatedAt: now, givenName: 'Stolen' },
    });
  });

  test('become members by whoever may change the type, until the day that was set', async () => {
    const { id } = await newcomer('Member');
    const seen = async () => (await open(id)).updatedAt;
    const body = { customerTypeId: EXAMPLE_ID.clubMember };
    expect(
      await kai.refusal(403, 'changeTeamCustomer', {
        params: { id },
        body: { ...body, seenUpdatedAt: await seen() },
      }),
    ).toBe(forbiddenText('customers.change_type'));
    expect(
      await lena.problems('changeTeamCustomer', {
        params: { id },
        body: { seenUpdatedAt: await seen(), memberUntil: '2025-06-20' },
      }),
    ).toHaveProperty('memberUntil');
    const { data } = await lena.ask('changeTeamCustomer', {
      params: { id },
      body: { ...body, seenUpdatedAt: await seen(), memberUntil: '2025-06-20' },
    });
    expect(data).toMatchObject({ typeName: 'Club member', memberUntil: '2025-06-20' });
    const job = JOBS.find(({ name }) => name === 'end-memberships');
    const run = async (at: string) => {
      const log = { info() {}, warn() {}, error() {} };
      const moments = { ofChange: async () => new Date(at), settled: async () => new Date(at) };
      const context = { database: world.database, now: new Date(at), moments, log };
      await job?.run({}, context as never);
    };
    await run('2025-06-20T21:59:00Z');
    expect(await open(id)).toMatchObject({ typeName: 'Club member' });
    await run('2025-06-20T22:00:00Z');
    const after = await open(id);
    expect(after).toMatchObject({ typeName: 'Account holder', memberUntil: null });
    expect(after.history[0]?.by).toBe('System');
    expect((await open(RUTH.id)).typeName).toBe('Club member');
  });

  test('carry notes to every booking and to the dock, as text that stays text', async () => {
    const text = '<img src=x onerror=alert(1)> uses a wheelchair';
    const { data } = await kai.ask('addCustomerNote', { params: { id: INES.id }, body: { text } });
    expect(data.notes).toMatchObject([{ text, by: 'Kai' }]);
    const booking = await lena.ask('getTeamBooking', { params: { reference: 'R7K2QD' } });
    expect(booking.data.notes).toMatchObject([{ text, by: 'Kai', ofCustomer: true }]);
    const { trips } = (await kai.ask('getDockside', { query: {} })).data;
    const trip = trips.find(({ reference }) => reference === 'R7K2QD');
    expect(trip?.notes).toMatchObject([{ text, writtenBy: 'Kai' }]);
    expect(JSON.stringify(data.history)).not.toContain('wheelchair');
    await neighbor.refusal(404, 'addCustomerNote', { params: { id: INES.id }, body: { text } });
  });

  const anonymize = async (id: string) => ({
    params: { id },
    body: { seenUpdatedAt: (await open(id)).updatedAt, word: 'ANONYMIZE' },
  });

  test('are not anonymized while something is open, nor without the word', async () => {
    const call = await anonymize(PAUL.id);
    expect(await tomasz.refusal(406, 'anonymizeCustomer', call)).toContain('upcoming booking');
    expect((await open(PAUL.id)).open).toMatchObject({
      upcoming: { count: 1, references: ['B2X8WN'] },
      deposit: { count: 1, references: ['B2X8WN'] },
    });
    const body = { ...call.body, word: 'yes' };
    expect(await tomasz.problems('anonymizeCustomer', { ...call, body })).toHaveProperty('word');
    expect((await open(PAUL.id)).name).toBe('Paul Lindqvist');
  });

  test('once anonymized leave bookings and amounts, and no trace of the person', async () => {
    // Paul is back, the hold is released, and nothing is owed.
    const trip = await lena.ask('getTeamBooking', { params: { reference: 'B2X8WN' } });
    await heronBay()
      .updateTable('bookings')
      .set({ status: 'completed' })
      .where('reference', '=', 'B2X8WN')
      .execute();
    await heronBay()
      .updateTable('booking_deposits')
      .set({ closed_at: NOW })
      .where('booking_id', '=', trip.data.id)
      .execute();
    await lena.ask('addCustomerNote', {
      params: { id: PAUL.id },
      body: { text: 'Paul likes the morning' },
    });
    await lena.ask('addBookingNote', {
      params: { id: trip.data.id },
      body: { text: 'Lindqvist calls later' },
    });
    const alias = {
      headers: { 'Idempotency-Key': 'an-alias-of-paul' },
      body: {
        givenName: 'Pauline',
        familyName: 'Lindqvist',
        emailAddress: PAUL.emailAddress,
        customerTypeId: EXAMPLE_ID.guest,
        saveAsAlias: true,
        inviteToAccount: true,
      },
    };
    await lena.ask('addCustomer', alias);
    const person = /lindqvist|pauline|Paul likes/i;
    expect(await traces(person)).toEqual(
      expect.arrayContaining(['customers', 'customer_aliases', 'customer_notes', 'outbox']),
    );
    const { data: file } = await tomasz.ask('exportBookings', { body: { format: 'csv' } });
    const draft = await lena.ask('createTeamBooking', {
      body: {
        customerId: PAUL.id,
        dockId: EXAMPLE_ID.northPier,
        boatModelId: EXAMPLE_ID.plover5,
        pickup: '2025-06-24T08:00:00Z',
        return: '2025-06-24T10:00:00Z',
        boats: 1,
        passengers: 2,
      },
    });
    const { id: draftId, updatedAt: seenUpdatedAt } = draft.data;
    const canceled = await lena.ask('cancelTeamBooking', {
      params: { id: draftId },
      body: { seenUpdatedAt, reason: 'other', charge: 'no_charge', notifyCustomer: false },
    });
    const { updatedAt } = await open(PAUL.id);
    await lena.ask('changeTeamCustomer', {
      params: { id: PAUL.id },
      body: { seenUpdatedAt: updatedAt, emailAddress: 'someone@example.com' },
    });
    world.pass(1000);
    const { data } = await tomasz.ask('anonymizeCustomer', await anonymize(PAUL.id));
    await tomasz.refusal(404, 'getExport', { params: { id: file.id } });
    const takeBack = { params: { id: canceled.data.undo.id } };
    expect(await lena.refusal(406, 'undo', takeBack)).toBe(TEAM_ERROR_TEXT.tooLateToUndo);
    expect(await heronBay().selectFrom('undos').select('id').execute()).toEqual([]);
    expect(data).toMatchObject({
      name: 'Anonymized customer',
      emailAddress: null,
      phoneNumber: null,
      aliases: [],
      notes: [],
      anonymizedAt: expect.any(String),
    });
    expect(data.history[0]).toMatchObject({
      by: 'Tomasz',
      changes: [{ field: 'Anonymized', to: 'yes' }],
    });
    expect(data.bookings.map(({ reference, name }) => [reference, name])).toEqual([
      [draft.data.reference, 'Anonymized customer'],
      ['B2X8WN', 'Anonymized customer'],
    ]);
    const after = await lena.ask('getTeamBooking', { params: { reference: 'B2X8WN' } });
    expect(after.data.money.totalIncludingTax).toBe(trip.data.money.totalIncludingTax);
    expect(after.data).toMatchObject({ notes: [], answers: [], messages: [] });
    expect(after.data.customer).toMatchObject({ anonymized: true });
    expect(await names({ search: 'lindqvist' })).toEqual([]);
    expect(await names({ search: 'anonymized' })).toEqual([]);
    const found = await lena.ask('searchEverything', { query: { text: 'lindqvist' } });
    expect(found.data).toEqual({ bookings: [], customers: [] });
    expect(await traces(person)).toEqual([]);
    // What was asked once is not done again, and says nothing of the person.
    expect((await lena.call('addCustomer', alias)).status).toBe(404);
    const again = { params: { id: PAUL.id }, body: { text: 'Back again' } };
    expect(await lena.refusal(406, 'addCustomerNote', again)).toBe(
      TEAM_ERROR_TEXT.alreadyAnonymized,
    );
  });

  test('whose address is corrected lose every way in that was sent to the one before', async () => {
    const { id } = await newcomer('Mistyped', { inviteToAccount: true });
    const mailed = heronBay().selectFrom('outbox').select('text').orderBy('id', 'desc');
    const { text } = await mailed
      .where('recipient', '=', 'mistyped@example.com')
      .executeTakeFirstOrThrow();
    const [, token = ''] = /#token=([\w-]{43})/.exec(text) ?? [];
    const page = new PageVisitor(world, 'heronbay');
    const link = { body: { token, password: 'a-calm-harbor' } };
    const { updatedAt: seenUpdatedAt } = await open(id);
    const body = { seenUpdatedAt, emailAddress: 'corrected@example.com' };
    await lena.ask('changeTeamCustomer', { params: { id }, body });
    expect((await page.call('resetPassword', link)).status).toBe(401);
  });

  test('with an account or an upcoming booking keep their address from a Dock host, not from the office', async () => {
    const move = async (id: string, emailAddress: string) => ({
      params: { id },
      body: { seenUpdatedAt: (await open(id)).updatedAt, emailAddress },
    });
    const refused = forbiddenText('customers.change_address');
    const holder = await newcomer('Holder', { customerTypeId: EXAMPLE_ID.accountHolder });
    const sailor = await newcomer('Sailor');
    await lena.ask('createTeamBooking', {
      body: {
        customerId: sailor.id,
        dockId: EXAMPLE_ID.northPier,
        boatModelId: EXAMPLE_ID.plover5,
        pickup: '2025-06-25T08:00:00Z',
        return: '2025-06-25T10:00:00Z',
        boats: 1,
        passengers: 2,
      },
    });
    for (const { id, emailAddress } of [holder, sailor]) {
      expect((await open(id, kai)).mayChangeAddress).toBe(false);
      const taken = await move(id, 'kai@example.com');
      expect(await kai.refusal(403, 'changeTeamCustomer', taken)).toBe(refused);
      expect((await open(id)).emailAddress).toBe(emailAddress);
      // The other fields, and the same address in other letters, are no harm.
      const { body, params } = await move(id, emailAddress.toUpperCase());
      await kai.ask('changeTeamCustomer', { params, body: { ...body, givenName: 'Right' } });
    }
    const walkIn = await newcomer('Walkin', {}, kai);
    expect((await open(walkIn.id, kai)).mayChangeAddress).toBe(true);
    await kai.ask('changeTeamCustomer', await move(walkIn.id, 'walk.in@example.com'));
    for (const [who, address] of [
      [lena, 'holder.one@example.com'],
      [marta, 'holder.two@example.com'],
    ] as const) {
      expect((await open(holder.id, who)).mayChangeAddress).toBe(true);
      const { data } = await who.ask('changeTeamCustomer', await move(holder.id, address));
      expect(data.emailAddress).toBe(address);
    }
  });

  test('learn at the address of before that there is another one, once, and not when only letters change case', async () => {
    const { id, emailAddress } = await newcomer('Moving', { preferredLocale: 'en_GB' });
    const move = async (to: string) => ({
      params: { id },
      body: { seenUpdatedAt: (await open(id)).updatedAt, emailAddress: to },
      headers: { 'Idempotency-Key': `a-move-to-${to}` },
    });
    const upper = emailAddress.toUpperCase();
    await lena.ask('changeTeamCustomer', await move(upper));
    expect(await world.mailTo(EXAMPLE_ID.heronBay, upper)).toEqual([]);
    expect(await world.mailTo(EXAMPLE_ID.heronBay, emailAddress)).toEqual([]);
    const call = await move('new.home@example.org');
    await lena.ask('changeTeamCustomer', call);
    await lena.ask('changeTeamCustomer', call);
    await lena.ask('changeTeamCustomer', await move('new.home@example.org'));
    const mails = await world.mailTo(EXAMPLE_ID.heronBay, upper);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your e-mail address at Heron Bay Boats has changed',
    ]);
    expect(mails[0]?.text).toContain('On 14 June 2025 at 09:50');
    expect(mails[0]?.text).toContain('n•••@example.org');
    expect(mails[0]?.text).not.toContain('new.home');
    expect(mails[0]?.text).toMatch(/Please call us: \+\d+/);
    expect(await world.mailTo(EXAMPLE_ID.heronBay, 'new.home@example.org')).toEqual([]);
  });

  /** Tables of the company in which a word is still written, but for signed waivers. */
  async function traces(word: RegExp): Promise<string[]> {
    const { rows } = await sql<{ table_name: string }>`
      select table_name from information_schema.columns
      where column_name = 'tenant_id' and table_schema = 'public'
    `.execute(world.database);
    const kept = ['waiver_signatures'];
    const found: string[] = [];
    for (const { table_name } of rows.filter((row) => !kept.includes(row.table_name))) {
      const all = await sql`select row_to_json(t)::text as row from ${sql.table(table_name)} as t
        where tenant_id = ${EXAMPLE_ID.heronBay}`.execute(world.database);
      if (word.test(JSON.stringify(all.rows))) found.push(table_name);
    }
    return found;
  }

  test('of another company do not exist', async () => {
    expect(await names({}, neighbor)).not.toContain('Ines Okafor');
    await neighbor.refusal(404, 'anonymizeCustomer', await anonymize(INES.id));
  });
});
