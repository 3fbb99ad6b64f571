import { EXAMPLE_ID, FIELD_TEXT, INES, PAGE_SIZE, PAUL, RUTH } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forTenant } from '../src/database/for-tenant.ts';
import { Caller } from './harness/caller.ts';
import { STRANGER, storeRentalCompanies } from './harness/rental-companies.ts';
import { engines, type TestServer, TestWorld } from './harness.ts';

const UNKNOWN = 'e6a1a1a0-5f0b-4a63-8f0e-2f3f3f0d9a11';

/** A customer under an address that no other test uses. */
function newCustomer(name: string) {
  return {
    customerTypeId: EXAMPLE_ID.guest,
    givenName: 'Paul',
    familyName: 'Lindqvist',
    emailAddress: `${name}@customers.example`,
  };
}

describe.each(engines)('customers on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;
  let caller: Caller;

  beforeAll(async () => {
    world = await TestWorld.create(engine, storeRentalCompanies);
    server = await world.startServer();
    caller = new Caller(server, world.keys.heronbay);
  });
  afterAll(() => world?.destroy());

  /** Looks into the tables, for what no operation answers. The server ends first. */
  const inTables = async <Result>(
    look: (heronBay: ReturnType<typeof forTenant>) => Promise<Result>,
  ) => {
    await server.stop();
    return world.database.use(({ database }) => look(forTenant(database, EXAMPLE_ID.heronBay)));
  };

  test('are stored and answered as they are shown later', async () => {
    const { data } = await caller.ask('createCustomer', {
      body: { ...newCustomer('stored'), phoneNumber: '+4520123456', preferredLocale: 'da_DK' },
    });
    expect(data).toMatchObject({
      fullName: 'Paul Lindqvist',
      phoneNumber: '+4520123456',
      preferredLocale: 'da_DK',
    });
    expect(Date.now() - Date.parse(data.registeredAt)).toBeLessThan(60_000);
    expect(await caller.ask('getCustomer', { params: { id: data.id } })).toEqual({ data });
  });

  test("get the company's language and no phone when none is sent", async () => {
    const { data } = await caller.ask('createCustomer', { body: newCustomer('plain') });
    expect(data).toMatchObject({ phoneNumber: null, preferredLocale: 'en_GB' });
  });

  test('422: names an unknown type and a taken address at once', async () => {
    const body = {
      ...newCustomer('both'),
      customerTypeId: UNKNOWN,
      emailAddress: INES.emailAddress,
    };
    expect(await caller.problems('createCustomer', { body })).toEqual({
      customerTypeId: [FIELD_TEXT.doesNotExist],
      emailAddress: [FIELD_TEXT.duplicateEmail],
    });
  });

  test("422: does not know another company's customer type", async () => {
    const other = new Caller(server, world.keys.kestrelquay);
    const [type] = (await other.ask('listCustomerTypes')).data;
    const body = { ...newCustomer('foreign-type'), customerTypeId: type?.id };
    expect(await caller.problems('createCustomer', { body })).toEqual({
      customerTypeId: [FIELD_TEXT.doesNotExist],
    });
  });

  test('422: an e-mail address is taken whatever its case', async () => {
    const body = { ...newCustomer('case'), emailAddress: 'Ines.OKAFOR@Example.com' };
    expect(await caller.problems('createCustomer', { body })).toEqual({
      emailAddress: [FIELD_TEXT.duplicateEmail],
    });
  });

  test('may have the address of a customer of another company', async () => {
    const body = { ...newCustomer('x'), emailAddress: STRANGER.emailAddress };
    const { data } = await caller.ask('createCustomer', { body });
    expect(data.id).not.toBe(STRANGER.id);
  });

  test('of twenty requests at once for one address exactly one is stored', async () => {
    const requests = Array.from({ length: 20 }, (_, index) => {
      const emailAddress = index % 2 ? 'race@customers.example' : 'RACE@customers.example';
      return caller.call('createCustomer', { body: { ...newCustomer('race'), emailAddress } });
    });
    const statuses = (await Promise.all(requests)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(422)]);
  });

  test('of twenty requests at once that allow an alias all answer the same customer', async () => {
    const body = { ...newCustomer('alias-race'), addAliasOnDuplicate: true };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => caller.ask('createCustomer', { body })),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });

  test('of thirty-two equal aliases at once one is stored', async () => {
    const body = { ...newCustomer('aliases'), addAliasOnDuplicate: true };
    await caller.ask('createCustomer', { body });
    const alias = { ...body, givenName: 'Paulo' };
    await Promise.all(
      Array.from({ length: 32 }, () => caller.ask('createCustomer', { body: alias })),
    );
  });

  test('of ten changes at once to one address exactly one is made', async () => {
    const stored = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        caller.ask('createCustomer', { body: newCustomer(`mover-${index}`) }),
      ),
    );
    const body = { emailAddress: 'goal@customers.example' };
    const moves = await Promise.all(
      stored.map(({ data }) => caller.call('updateCustomer', { params: { id: data.id }, body })),
    );
    expect(moves.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
  });

  test('change only in the fields that were sent', async () => {
    const { data } = await caller.ask('createCustomer', { body: newCustomer('changing') });
    const params = { id: data.id };
    const body = { familyName: 'Amsel', phoneNumber: '+447700900456' };
    const changed = await caller.ask('updateCustomer', { params, body });
    const { updatedAt } = changed.data;
    expect(changed.data).toEqual({ ...data, ...body, fullName: 'Paul Amsel', updatedAt });
    expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(data.updatedAt));
    const cleared = await caller.ask('updateCustomer', { params, body: { phoneNumber: null } });
    expect(cleared.data.phoneNumber).toBeNull();
    expect(await caller.ask('updateCustomer', { params, body: {} })).toEqual(cleared);
  });

  test('may be given their own address again, in another case', async () => {
    const { data } = await caller.ask('createCustomer', { body: newCustomer('same') });
    const body = { emailAddress: 'SAME@customers.example' };
    const changed = await caller.ask('updateCustomer', { params: { id: data.id }, body });
    expect(changed.data.emailAddress).toBe('SAME@customers.example');
  });

  test("422: do not get another customer's address, and nothing else changes then", async () => {
    const { data } = await caller.ask('createCustomer', { body: newCustomer('wishful') });
    const params = { id: data.id };
    const body = { givenName: 'Other', emailAddress: INES.emailAddress, customerTypeId: UNKNOWN };
    expect(await caller.problems('updateCustomer', { params, body })).toEqual({
      customerTypeId: [FIELD_TEXT.doesNotExist],
      emailAddress: [FIELD_TEXT.duplicateEmail],
    });
    expect(await caller.ask('getCustomer', { params })).toEqual({ data });
  });

  test('become an alias of whoever has the address, when the change allows it', async () => {
    const { data } = await caller.ask('createCustomer', { body: newCustomer('becoming') });
    const params = { id: data.id };
    const body = {
      givenName: 'Uma',
      emailAddress: RUTH.emailAddress.toUpperCase(),
      addAliasOnDuplicate: true,
    };
    const changed = (await caller.ask('updateCustomer', { params, body })).data;
    expect(changed).toEqual({ ...RUTH, updatedAt: changed.updatedAt });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(RUTH.updatedAt));
    expect(await caller.ask('getCustomer', { params })).toEqual({ data });
  });

  test('are found by the whole address in any case, and by nothing less', async () => {
    const find = async (emailAddress: string, page = 1) =>
      caller.ask('searchCustomers', { query: { emailAddress, page } });
    expect((await find('INES.okafor@EXAMPLE.com')).data).toEqual([INES]);
    expect((await find('okafor@example.com')).data).toEqual([]);
    expect((await find(STRANGER.emailAddress.replace('paul', 'nobody'))).data).toEqual([]);
    const second = await find(INES.emailAddress, 2);
    expect(second.data).toEqual([]);
    expect(second.pagination).toMatchObject({ totalItems: 1, page: 2, totalPages: 1 });
  });

  test('come in pages of a hundred that link to each other and keep what was asked', async () => {
    const { pagination } = await caller.ask('listCustomers');
    for (let stored = pagination.totalItems ?? 0; stored <= PAGE_SIZE; stored += 1) {
      await caller.ask('createCustomer', { body: newCustomer(`page-${stored}`) });
    }
    const first = await caller.ask('listCustomers');
    expect(first.data).toHaveLength(PAGE_SIZE);
    expect(first.data.slice(0, 3).map(({ id }) => id)).toEqual([RUTH.id, INES.id, PAUL.id]);
    expect(first.pagination).toEqual({
      totalItems: PAGE_SIZE + 1,
      perPage: PAGE_SIZE,
      page: 1,
      totalPages: 2,
      nextPageUrl: `${server.url}/v1/customers?page=2`,
      previousPageUrl: null,
      nextCursor: null,
    });
    const second = await caller.ask('listCustomers', { query: { page: 2 } });
    expect(second.data).toHaveLength(1);
    expect(first.data.map(({ id }) => id)).not.toContain(second.data[0]?.id);
    const beyond = await caller.ask('listCustomers', { query: { page: 1_000_000 } });
    expect(beyond.data).toEqual([]);
    expect(beyond.pagination).toMatchObject({
      totalItems: PAGE_SIZE + 1,
      nextPageUrl: null,
      previousPageUrl: `${server.url}/v1/customers?page=2`,
    });
  });

  test('come in the order of change behind a cursor, and none is skipped', async () => {
    const { pagination } = await caller.ask('listCustomers');
    const ids: string[] = [];
    let after = 'start';
    for (;;) {
      const page = await caller.ask('listCustomers', { query: { after } });
      ids.push(...page.data.map(({ id }) => id));
      after = page.pagination.nextCursor ?? '';
      if (page.data.length < PAGE_SIZE) break;
    }
    expect(new Set(ids).size).toBe(pagination.totalItems);
    expect((await caller.ask('listCustomers', { query: { after } })).data).toEqual([]);
    const params = { id: PAUL.id };
    await caller.ask('updateCustomer', { params, body: { familyName: 'Lindquist' } });
    const changed = await caller.ask('listCustomers', { query: { after } });
    expect(changed.data.map(({ id }) => id)).toEqual([PAUL.id]);
    const updatedAfter = changed.data[0]?.updatedAt;
    const nobody = await caller.ask('listCustomers', { query: { updatedAfter } });
    expect(nobody).toMatchObject({ data: [], pagination: { totalItems: 0, page: 1 } });
  });

  test('422: a cursor of nowhere, or one beside a page', async () => {
    const problems = (query: object) => caller.problems('listCustomers', { query: { ...query } });
    expect(await problems({ after: 'c3RhcnQ' })).toEqual({ after: [FIELD_TEXT.notACursor] });
    expect(await problems({ after: 'start', page: 2 })).toEqual({
      after: [FIELD_TEXT.notWithPage],
    });
  });

  test('nobody waits while passwords are hashed', async () => {
    const hashing = Array.from({ length: 4 }, (_, index) =>
      caller
        .ask('createCustomer', {
          body: { ...newCustomer(`hashed-${index}`), password: 'a-calm-harbor' },
        })
        .then(() => 'hashed'),
    );
    const reading = caller.ask('listDocks').then(() => 'read');
    expect(await Promise.race([...hashing, reading])).toBe('read');
    await Promise.all(hashing);
  });

  test('have no password that is easy to guess', async () => {
    const refused = { password: [FIELD_TEXT.weakPassword] };
    const customer = newCustomer('easy.to.guess');
    for (const password of ['12345678', 'easy.to.guess', customer.emailAddress, 'heronbay2025']) {
      const body = { ...customer, password };
      expect(await caller.problems('createCustomer', { body })).toEqual(refused);
    }
    const { id } = (await caller.ask('createCustomer', { body: customer })).data;
    const change = (body: object) => ({ params: { id }, body });
    const own = change({ password: customer.emailAddress });
    expect(await caller.problems('updateCustomer', own)).toEqual(refused);
    const next = { emailAddress: 'another.name@customers.example', password: 'another.name' };
    expect(await caller.problems('updateCustomer', change(next))).toEqual(refused);
    const nobody = { params: { id: UNKNOWN }, body: { password: '12345678' } };
    expect((await caller.call('updateCustomer', nobody)).status).toBe(404);
  });

  test('have passwords that are hashed, never answered and never logged', async () => {
    const password = 'a-calm-harbor-4711';
    const body = { ...newCustomer('secret'), password };
    const created = await caller.call('createCustomer', { body });
    const params = { id: created.json.data.id };
    const changed = await caller.call('updateCustomer', {
      params,
      body: { password: `${password}!` },
    });
    await caller.ask('updateCustomer', { params, body: { password: '', givenName: 'Ines' } });
    const random = await caller.ask('createCustomer', { body: newCustomer('random') });
    expect(created.text + changed.text + JSON.stringify(server.log)).not.toContain(password);
    expect(created.text).not.toMatch(/hash|password/i);

    const { hashes, aliases } = await inTables(async (heronBay) => ({
      hashes: await heronBay
        .selectFrom('customers')
        .select('password_hash')
        .where('id', 'in', [params.id, random.data.id])
        .orderBy('id')
        .execute(),
      aliases: await heronBay.selectFrom('customer_aliases').selectAll().execute(),
    }));
    const [chosen, made] = hashes.map(({ password_hash }) => password_hash);
    for (const hash of [chosen, made]) expect(hash).toMatch(/^scrypt\$/);
    expect(aliases.map(({ given_name }) => given_name).sort()).toEqual(['Paulo', 'Uma']);
    expect(aliases.find(({ given_name }) => given_name === 'Uma')?.customer_id).toBe(RUTH.id);
  });
});
