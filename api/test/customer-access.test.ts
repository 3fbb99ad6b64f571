import { randomBytes } from 'node:crypto';
import { EXAMPLE_ID, FIELD_TEXT, INES, PAUL } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Caller } from './harness/caller.ts';
import { Mailbox } from './harness/mailbox.ts';
import { STRANGER, storeRentalCompanies } from './harness/rental-companies.ts';
import { tripAhead } from './harness/trips.ts';
import { Visitor } from './harness/visitor.ts';
import { engines, type TestServer, TestWorld } from './harness.ts';

const PASSWORD = 'a-calm-harbor';
const secret = () => randomBytes(32).toString('base64url');

describe.each(engines)('who may see what on the pages of customers, on %s', (engine) => {
  const mailbox = new Mailbox();
  let world: TestWorld;
  let server: TestServer;
  let caller: Caller;

  beforeAll(async () => {
    world = await TestWorld.create(engine, storeRentalCompanies);
    server = await world.startServer({
      SMTP_URL: await mailbox.open(),
      TRUSTED_PROXIES: '1',
      DEMO_PAYMENTS: 'allow',
    });
    caller = new Caller(server, world.keys.heronbay);
    await caller.ask('updateCustomer', {
      params: { id: EXAMPLE_ID.ines },
      body: { password: PASSWORD },
    });
  });
  afterAll(async () => {
    await world?.destroy();
    await mailbox.close();
  });

  let visitors = 0;
  /** Each from an address of their own, so that the limits of one do not reach another. */
  const visitor = (company = 'heronbay') => {
    visitors += 1;
    return new Visitor(server, { company, address: `192.0.2.${visitors}` });
  };
  const signedIn = async (who = visitor()) => {
    await who.ask('signIn', { body: { emailAddress: INES.emailAddress, password: PASSWORD } });
    return who;
  };
  const linkFor = async (emailAddress: string) => {
    const before = mailbox.received.length;
    await visitor().ask('forgotPassword', { body: { emailAddress } });
    await expect.poll(() => mailbox.received.length, { timeout: 20_000 }).toBeGreaterThan(before);
    const mail = mailbox.received.at(-1);
    expect(mail?.recipient).toBe(emailAddress);
    return /reset-password#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  describe('a session', () => {
    test('shows nobody to somebody who is not signed in', async () => {
      const { data } = await visitor().ask('getVisitor');
      expect(data).toEqual({ signedIn: false, customerTypeId: EXAMPLE_ID.guest, customer: null });
      expect(await visitor().refusal(401, 'listOwnBookings')).toBe('signedOut');
    });

    test('begins with the right password, in a cookie that scripts and other sites cannot use', async () => {
      const who = visitor();
      const answer = await who.call('signIn', {
        body: { emailAddress: INES.emailAddress.toUpperCase(), password: PASSWORD },
      });
      expect(answer.json.data).toMatchObject({ signedIn: true, customer: { givenName: 'Ines' } });
      const cookie = answer.headers.getSetCookie()[0] ?? '';
      expect(cookie).toMatch(/^__Host-slipway=[\w-]{43}; /);
      for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000']) {
        expect(cookie).toContain(part);
      }
      expect(cookie).not.toContain('Domain');
      expect((await who.ask('getVisitor')).data.customerTypeId).toBe(EXAMPLE_ID.accountHolder);
    });

    test('is a new one at each sign-in: what a browser brought along opens nothing', async () => {
      const who = visitor();
      const planted = `__Host-slipway=${secret()}`;
      who.cookie = planted;
      await signedIn(who);
      expect(who.cookie).not.toBe(planted);
      const first = who.cookie;
      await signedIn(who);
      expect(who.cookie).not.toBe(first);
      for (const old of [planted, first]) {
        who.cookie = old;
        expect((await who.ask('getVisitor')).data.signedIn).toBe(false);
      }
    });

    test('ends with signing out, and a stolen copy with it', async () => {
      const who = await signedIn();
      const copy = who.cookie;
      const answer = await who.call('signOut');
      expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0');
      who.cookie = copy;
      expect((await who.ask('getVisitor')).data.signedIn).toBe(false);
    });

    test('counts on the host of its own company only', async () => {
      const { cookie } = await signedIn();
      const other = visitor('kestrelquay');
      other.cookie = cookie;
      expect((await other.ask('getVisitor')).data.signedIn).toBe(false);
    });

    test("lists the customer's own bookings and nobody else's", async () => {
      const own = await caller.ask('createBooking', {
        body: tripAhead(50, '10:00', '12:00', { customerId: EXAMPLE_ID.ines }),
      });
      const others = await caller.ask('createBooking', {
        body: tripAhead(50, '10:00', '12:00', { customerId: EXAMPLE_ID.paul }),
      });
      const referenceOf = async ({ data }: { data: { bookingId: string } }) =>
        (await caller.ask('getBooking', { params: { id: data.bookingId } })).data.reference;
      const references = (await (await signedIn()).ask('listOwnBookings')).data.map(
        ({ reference }) => reference,
      );
      expect(references).toContain(await referenceOf(own));
      expect(references).not.toContain(await referenceOf(others));
    });

    test("gives the prices and rules of the customer's type", async () => {
      const who = await signedIn();
      const far = tripAhead(200, '10:00', '12:00');
      expect((await visitor().call('createDraft', { body: far })).status).toBe(406);
      expect((await who.call('createDraft', { body: far })).status).toBe(200);
    });
  });

  describe('guessing', () => {
    test('a password: the same answer to a wrong one and to an unknown address', async () => {
      const wrong = { emailAddress: PAUL.emailAddress, password: 'wrong-password' };
      const unknown = { emailAddress: 'nobody@example.com', password: 'wrong-password' };
      const [one, other] = [
        await visitor().call('signIn', { body: wrong }),
        await visitor().call('signIn', { body: unknown }),
      ];
      expect(one.status).toBe(401);
      expect(one.text).toBe(other.text);
    });

    test('makes an account wait after five wrong passwords, from wherever they come', async () => {
      const body = { emailAddress: 'guessed@example.com', password: 'wrong-password' };
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        expect((await visitor().call('signIn', { body })).status).toBe(401);
      }
      const answer = await visitor().call('signIn', { body });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      await signedIn();
    });

    test('counts attempts at the same moment as well', async () => {
      const body = { emailAddress: 'at.once@example.com', password: 'wrong-password' };
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => visitor().call('signIn', { body })),
      );
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    });

    test('keys makes an address wait, and finds nothing', async () => {
      const who = visitor();
      const statuses: number[] = [];
      for (let attempt = 1; attempt <= 65; attempt += 1) {
        who.key = secret();
        statuses.push((await who.call('getDraft')).status);
      }
      expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
      expect(statuses.at(-1)).toBe(429);
    });

    test('references shows nothing: a known one and a made-up one get the same answer', async () => {
      const { data } = await caller.ask('createBooking', {
        body: tripAhead(51, '10:00', '12:00', { customerId: EXAMPLE_ID.paul }),
      });
      const { reference } = (await caller.ask('getBooking', { params: { id: data.bookingId } }))
        .data;
      const who = await signedIn();
      const answers = await Promise.all(
        [reference, 'ZZZZZZ'].map((guess) =>
          who.call('getOwnBooking', { query: { reference: guess } }),
        ),
      );
      const [known, made] = answers.map(({ status, text }) => ({
        status,
        text: text.replace(/[A-Z0-9]{6}\b/, ''),
      }));
      expect(known?.status).toBe(404);
      expect(known).toEqual(made);
      const anonymous = await visitor().call('getOwnBooking', { query: { reference } });
      expect(anonymous.status).toBe(401);
    });
  });

  describe('a new password', () => {
    test('is chosen with a link that works once, is not easy to guess, and ends every other session', async () => {
      const before = await signedIn();
      const token = await linkFor(INES.emailAddress);
      const who = visitor();
      for (const password of ['12345678', INES.emailAddress, 'Heron Bay Boats']) {
        const weak = { token, password };
        expect(await visitor().problems('resetPassword', { body: weak })).toEqual({
          password: [FIELD_TEXT.weakPassword],
        });
      }
      const body = { token, password: PASSWORD };
      expect((await who.ask('resetPassword', { body })).data.signedIn).toBe(true);
      expect((await who.ask('getVisitor')).data.customer?.givenName).toBe('Ines');
      expect((await before.ask('getVisitor')).data.signedIn).toBe(false);
      expect(await visitor().refusal(401, 'resetPassword', { body })).toBe('resetLinkEnded');
    });

    test('cannot be chosen with a link of another company, or one that was made up', async () => {
      const token = await linkFor(INES.emailAddress);
      const body = { token, password: PASSWORD };
      expect(await visitor('kestrelquay').refusal(401, 'resetPassword', { body })).toBe(
        'resetLinkEnded',
      );
      const madeUp = { token: secret(), password: PASSWORD };
      expect(await visitor().refusal(401, 'resetPassword', { body: madeUp })).toBe(
        'resetLinkEnded',
      );
    });

    test('makes a guest an account holder with any link that was sent, and ends the others', async () => {
      const [token, later] = [await linkFor(PAUL.emailAddress), await linkFor(PAUL.emailAddress)];
      const choose = (link: string) => ({ body: { token: link, password: 'another-harbor' } });
      const { data } = await visitor().ask('resetPassword', choose(token));
      expect(data.customerTypeId).toBe(EXAMPLE_ID.accountHolder);
      expect(await visitor().refusal(401, 'resetPassword', choose(later))).toBe('resetLinkEnded');
    });

    test('is never sent to an address that the company does not know', async () => {
      const before = mailbox.received.length;
      for (const emailAddress of ['nobody@example.com', STRANGER.emailAddress]) {
        const { data } = await visitor().ask('forgotPassword', { body: { emailAddress } });
        expect(data).toEqual({ sent: true });
      }
      await linkFor(INES.emailAddress);
      expect(mailbox.received).toHaveLength(before + 1);
    });

    test('must be long enough', async () => {
      const body = { token: secret(), password: 'short' };
      expect(await visitor().problems('resetPassword', { body })).toHaveProperty('password');
    });
  });

  describe('an account that is asked for while booking', () => {
    const bookAs = async (emailAddress: string, day: number) => {
      const who = visitor();
      who.key = (await who.ask('createDraft', { body: tripAhead(day, '14:00', '16:00') })).data.key;
      const [question] = (await who.ask('getForm')).data.questions.filter(
        ({ required, boatModelIds }) => required && boatModelIds?.includes(EXAMPLE_ID.plover5),
      );
      const answers = [{ questionId: question?.id, answer: '0' }];
      const name = { givenName: 'Leila', familyName: 'Haddad' };
      const body = { ...name, emailAddress, answers, language: 'en', createAccount: true };
      return () => who.ask('saveDetails', { body });
    };
    const mailsTo = (address: string) =>
      mailbox.received.filter(({ recipient }) => recipient === address);

    test('comes by a link in one mail, and makes the guest an account holder', async () => {
      const address = 'leila.haddad@example.com';
      const save = await bookAs(address, 52);
      await save();
      await save();
      await expect.poll(() => mailsTo(address).length, { timeout: 20_000 }).toBe(1);
      await linkFor(INES.emailAddress);
      expect(mailsTo(address)).toHaveLength(1);
      const [mail] = mailsTo(address);
      expect(mail?.text).toContain('invites you to an account');
      const token = /\/new-account#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
      const body = { token, password: PASSWORD };
      const { data } = await visitor().ask('resetPassword', { body });
      expect(data).toMatchObject({ signedIn: true, customerTypeId: EXAMPLE_ID.accountHolder });
    });
  });

  describe('another website', () => {
    const body = { emailAddress: INES.emailAddress, password: PASSWORD };

    test.each([
      ['Sec-Fetch-Site', 'cross-site'],
      ['Sec-Fetch-Site', 'same-site'],
    ])('cannot let a browser write here: %s %s', async (name, value) => {
      const who = await signedIn();
      expect(await who.refusal(403, 'signOut', { headers: { [name]: value } })).toBe('crossSite');
      expect((await who.ask('getVisitor')).data.signedIn).toBe(true);
    });

    test('cannot do so through an old browser either, which says only where it comes from', async () => {
      const who = visitor();
      const from = (origin: string) =>
        who.send('post', '/customer/sign-in', { body, headers: { Origin: origin } });
      for (const origin of [
        'https://evil.example',
        'https://kestrelquay.slipway.example',
        'null',
      ]) {
        expect((await from(origin)).status, origin).toBe(403);
      }
      expect((await from('https://heronbay.slipway.example')).status).toBe(200);
    });

    test('cannot read an answer: no page of another origin is allowed to', async () => {
      const answer = await visitor().send('get', '/customer/me', {
        headers: { Origin: 'https://evil.example' },
      });
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      const preflight = await visitor().send('options', '/customer/sign-in', {
        headers: {
          Origin: 'https://evil.example',
          'Access-Control-Request-Method': 'POST',
          'Sec-Fetch-Site': 'cross-site',
        },
      });
      expect(preflight.status).toBe(404);
      expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull();
    });
  });

  test('a key of an integrator opens nothing on the pages, nor do pages exist on the host of the API', async () => {
    const headers = { Authorization: `Bearer ${world.keys.heronbay}` };
    expect((await visitor().send('get', '/v1/docks', { headers })).status).toBe(404);
    expect((await visitor().send('get', '/customer/bookings', { headers })).status).toBe(401);
    const api = await server.call('/customer/me', { key: world.keys.heronbay });
    expect(api.status).toBe(404);
  });
});
