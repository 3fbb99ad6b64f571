import { randomBytes } from 'node:crypto';
import { EXAMPLE_ID, FIELD_TEXT, TEAM } from '@slipway/contract';
import { fieldForPeople, TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { DAY, HOUR, MINUTE } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/demo/team.ts';
import { Colleague, signedIn } from './harness/team.ts';
import { TeamWorld } from './harness/team-world.ts';
import { readAnswer } from './harness/test-server.ts';
import { engines } from './harness.ts';

const secret = () => randomBytes(32).toString('base64url');
const NEW_PASSWORD = 'another-harbor';
const SECOND = 1000;

describe.each(engines)('signing in to the dashboard, on %s', (engine) => {
  let world: TeamWorld;

  beforeAll(async () => {
    world = await TeamWorld.open(engine, { now: new Date('2025-06-14T07:50:00Z') });
  });
  afterAll(() => world?.close());

  let addresses = 0;
  /** Each from an address of their own, so that the limits of one do not reach another. */
  const somebody = () => {
    addresses += 1;
    return new Colleague(world.app, `192.0.2.${addresses}`);
  };
  const signIn = (who: Colleague, emailAddress: string, password: string) =>
    who.call('signIn', { body: { emailAddress, password } });
  const linkTo = async (emailAddress: string) => {
    world.pass(SECOND);
    await somebody().ask('forgotPassword', { body: { emailAddress } });
    const [mail] = await world.mailTo(EXAMPLE_ID.heronBay, emailAddress);
    return /reset-password#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  describe('a session', () => {
    test('shows the company, the own docks and what the role allows', async () => {
      const { data } = await (await signedIn(world.app, 'Kai')).ask('getDashboard');
      expect(data.me).toMatchObject({
        id: TEAM.Kai.id,
        roleId: 'dock_host',
        roleName: 'Dock host',
      });
      expect(data.now).toBe('2025-06-14T07:50:00.000Z');
      expect(data.company.name).toBe('Heron Bay Boats');
      expect(data.docks.map(({ name }) => name)).toEqual(['North Pier']);
      expect(data.permissions).toContain('trips.run');
      expect(data.permissions).not.toContain('bookings.cancel');
      expect(data.boats.map(({ name }) => name)).toContain('P1');
    });

    test('is asked for where there is none', async () => {
      expect(await somebody().refusal(401, 'getDashboard')).toBe(TEAM_ERROR_TEXT.signedOut);
    });

    test('begins in a cookie that scripts and other sites cannot use', async () => {
      const answer = await signIn(somebody(), TEAM.Kai.emailAddress.toUpperCase(), DEMO_PASSWORD);
      const cookie = answer.headers.getSetCookie()[0] ?? '';
      expect(cookie).toMatch(/^__Host-slipway-team=[\w-]{43}; /);
      for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000']) {
        expect(cookie).toContain(part);
      }
      expect(cookie).not.toContain('Domain');
    });

    test('is a new one at each sign-in: what a browser brought along opens nothing', async () => {
      const who = somebody();
      const planted = `__Host-slipway-team=${secret()}`;
      who.cookie = planted;
      await signIn(who, TEAM.Lena.emailAddress, DEMO_PASSWORD);
      const first = who.cookie;
      await signIn(who, TEAM.Lena.emailAddress, DEMO_PASSWORD);
      expect(new Set([planted, first, who.cookie]).size).toBe(3);
      for (const old of [planted, first]) {
        who.cookie = old;
        expect(await who.refusal(401, 'getDashboard')).toBe(TEAM_ERROR_TEXT.signedOut);
      }
    });

    test('ends with signing out, and a stolen copy with it', async () => {
      const who = await signedIn(world.app, 'Lena');
      const copy = who.cookie;
      const answer = await who.call('signOut');
      expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0');
      who.cookie = copy;
      expect((await who.call('getDashboard')).status).toBe(401);
    });

    test('is stored as a hash only, and opens neither the API nor the pages of customers', async () => {
      const who = await signedIn(world.app, 'Lena');
      const stored = await world.database.selectFrom('team_sessions').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(who.cookie?.split('=')[1]);
      for (const [host, path] of [
        ['api.slipway.example', '/me'],
        ['heronbay.slipway.example', '/customer/bookings'],
      ]) {
        const request = new Request(`https://${host}${path}`, {
          headers: { Cookie: who.cookie ?? '' },
        });
        expect((await world.app(request, { address: '192.0.2.250' })).status).toBe(401);
      }
    });

    test('lasts 30 days from its last use', async () => {
      const [used, unused] = [
        await signedIn(world.app, 'Tomasz'),
        await signedIn(world.app, 'Tomasz'),
      ];
      const before = world.now;
      world.pass(20 * DAY);
      await used.ask('getDashboard');
      world.pass(20 * DAY);
      await used.ask('getDashboard');
      expect((await unused.call('getDashboard')).status).toBe(401);
      world.now = before;
    });

    test('of a lost phone is signed out from another browser, and nobody ends those of others', async () => {
      const [phone, desk] = [await signedIn(world.app, 'Kai'), await signedIn(world.app, 'Kai')];
      const sessions = (await phone.ask('getProfile')).data.sessions;
      const id = sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
      const lena = await signedIn(world.app, 'Lena');
      expect(await lena.refusal(404, 'endSession', { params: { id } })).toContain(
        'no such session',
      );
      await desk.ask('endSession', { params: { id } });
      expect((await phone.call('getDashboard')).status).toBe(401);
      await desk.ask('endOtherSessions');
      expect((await desk.ask('getProfile')).data.sessions).toHaveLength(1);
      await lena.ask('getDashboard');
    });

    test('ends at once for a member who was removed, and for one whose last day has passed', async () => {
      const marta = await signedIn(world.app, 'Marta');
      const tomasz = await signedIn(world.app, 'Tomasz');
      const grant = { roleId: 'operations_manager', dockIds: null };
      await marta.ask('updateMember', {
        params: { id: TEAM.Tomasz.id },
        body: { ...grant, until: '2025-06-14' },
      });
      await tomasz.ask('getDashboard');
      world.pass(15 * HOUR);
      expect((await tomasz.call('getDashboard')).status).toBe(401);
      world.pass(-15 * HOUR);
      await marta.ask('updateMember', {
        params: { id: TEAM.Tomasz.id },
        body: { ...grant, until: null },
      });
      await tomasz.ask('getDashboard');
    });
  });

  describe('guessing', () => {
    test('gets the same answer for a wrong password and an address that nobody has', async () => {
      const wrong = await signIn(somebody(), TEAM.Tomasz.emailAddress, 'wrong-password');
      const unknown = await signIn(somebody(), 'nobody@example.com', 'wrong-password');
      expect(wrong.status).toBe(401);
      expect(wrong.text).toBe(unknown.text);
    });

    test('makes an account wait a minute after five wrong passwords, from wherever they come', async () => {
      const address = 'guessed@heronbay.example';
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        expect((await signIn(somebody(), address, 'wrong-password')).status).toBe(401);
      }
      const answer = await signIn(somebody(), address, 'wrong-password');
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await signIn(somebody(), TEAM.Lena.emailAddress, DEMO_PASSWORD)).status).toBe(200);
      world.pass(MINUTE);
      expect((await signIn(somebody(), address, 'wrong-password')).status).toBe(401);
    });

    test('makes an address wait that tries one account after the other', async () => {
      const who = somebody();
      const statuses: number[] = [];
      for (let attempt = 1; attempt <= 62; attempt += 1) {
        const body = { token: secret() };
        statuses.push((await who.call('getInvitation', { body })).status);
      }
      expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
      expect(statuses.at(-1)).toBe(429);
    });
  });

  describe('another website', () => {
    test.each([
      ['Sec-Fetch-Site', 'cross-site'],
      ['Sec-Fetch-Site', 'same-site'],
      ['Origin', 'https://evil.example'],
      ['Origin', 'https://heronbay.slipway.example'],
      ['Origin', 'null'],
    ])('cannot let a browser write here: %s %s', async (name, value) => {
      const who = await signedIn(world.app, 'Lena', '192.0.2.200');
      const sentence = await who.refusal(403, 'signOut', { headers: { [name]: value } });
      expect(sentence).toBe(TEAM_ERROR_TEXT.crossSite);
      await who.ask('getDashboard');
    });

    test('cannot read an answer', async () => {
      const answer = await somebody().send('get', '/team/dashboard', {
        headers: { Origin: 'https://evil.example' },
      });
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    });
  });

  describe('a new password', () => {
    test('is chosen with a link that works once, for an hour, and signs out everybody else', async () => {
      const before = await signedIn(world.app, 'Tomasz');
      const token = await linkTo(TEAM.Tomasz.emailAddress);
      const other = await linkTo(TEAM.Tomasz.emailAddress);
      const choose = (link: string) => ({ body: { token: link, password: NEW_PASSWORD } });
      const madeUp = await somebody().refusal(401, 'resetPassword', choose(secret()));
      expect(madeUp).toBe(TEAM_ERROR_TEXT.resetLinkEnded);
      const weak = { body: { token, password: TEAM.Tomasz.emailAddress } };
      expect(await somebody().problems('resetPassword', weak)).toEqual({
        password: [fieldForPeople(FIELD_TEXT.weakPassword)],
      });
      // Somebody else may have asked for the later one.
      const who = somebody();
      await who.ask('resetPassword', choose(token));
      expect((await who.ask('getDashboard')).data.me.name).toBe('Tomasz');
      expect((await before.call('getDashboard')).status).toBe(401);
      for (const used of [token, other]) {
        expect((await somebody().call('resetPassword', choose(used))).status).toBe(401);
      }
      const late = await linkTo(TEAM.Tomasz.emailAddress);
      world.pass(HOUR);
      expect((await somebody().call('resetPassword', choose(late))).status).toBe(401);
    });

    test('is sent three times an hour at most', async () => {
      for (let asked = 1; asked <= 5; asked += 1) {
        await somebody().ask('forgotPassword', { body: { emailAddress: TEAM.Kai.emailAddress } });
      }
      expect(await world.mailTo(EXAMPLE_ID.heronBay, TEAM.Kai.emailAddress)).toHaveLength(3);
    });

    test('is never sent to an address that nobody has', async () => {
      const { data } = await somebody().ask('forgotPassword', {
        body: { emailAddress: 'nobody@heronbay.example' },
      });
      expect(data).toEqual({ sent: true });
      const mails = await world.mailTo(EXAMPLE_ID.heronBay, 'nobody@heronbay.example');
      expect(mails).toEqual([]);
    });

    test('in My profile needs the old one, and keeps only this browser signed in', async () => {
      const [who, other] = [await signedIn(world.app, 'Lena'), await signedIn(world.app, 'Lena')];
      const body = { password: 'wrong-password', newPassword: NEW_PASSWORD };
      expect(await who.refusal(406, 'changePassword', { body })).toBe(
        TEAM_ERROR_TEXT.wrongPassword,
      );
      const weak = { ...body, password: DEMO_PASSWORD, newPassword: 'heronbay1' };
      expect(await who.problems('changePassword', { body: weak })).toEqual({
        newPassword: [fieldForPeople(FIELD_TEXT.weakPassword)],
      });
      await who.ask('changePassword', { body: { ...body, password: DEMO_PASSWORD } });
      await who.ask('getDashboard');
      expect((await other.call('getDashboard')).status).toBe(401);
      expect((await signIn(somebody(), TEAM.Lena.emailAddress, NEW_PASSWORD)).status).toBe(200);
      await who.ask('changePassword', {
        body: { password: NEW_PASSWORD, newPassword: DEMO_PASSWORD },
      });
    });
  });

  test('a host without cookies vouches for a member of one company', async () => {
    const ask = (tenantId: string) =>
      world.app(new Request('https://dashboard.slipway.example/team/dashboard'), {
        address: '192.0.2.1',
        member: { tenantId, id: TEAM.Kai.id },
      });
    expect((await readAnswer(await ask(EXAMPLE_ID.heronBay))).json.data.me.name).toBe('Kai');
    expect((await ask(EXAMPLE_ID.kestrelQuay)).status).toBe(401);
  });
});
