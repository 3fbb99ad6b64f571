import { randomBytes } from 'node:crypto';
import { EXAMPLE_ID, FAILED_KEYS_PER_MINUTE, INES, PAUL, TEAM } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, type MockInstance, test, vi } from 'vitest';
import { storeMember } from '../src/demo/team.ts';
import { quickPasswords } from './harness/quick-passwords.ts';
import { TeamWorld } from './harness/team-world.ts';
import { type Answer, readAnswer } from './harness/test-server.ts';
import { engines } from './harness.ts';

const NOBODY = 'nobody@example.com';
const WITHOUT_PASSWORD = 'passkey.only@heronbay.example';

const secret = () => randomBytes(32).toString('base64url');

describe.each(engines)('who has an account is not told by time either, on %s', (engine) => {
  let world: TeamWorld;
  let verify: MockInstance<typeof quickPasswords.verify>;

  beforeAll(async () => {
    verify = vi.spyOn(quickPasswords, 'verify');
    world = await TeamWorld.open(engine);
    await storeMember(world.database, EXAMPLE_ID.heronBay, {
      person: {
        id: '0b6e3c58-2f0a-4d51-9c3e-7a1d5f2b8e07',
        name: 'Passkey only',
        email_address: WITHOUT_PASSWORD,
        password_hash: null,
      },
      grant: { role: 'planner', dock_ids: null },
      now: world.now,
    });
  });
  afterAll(() => {
    verify.mockRestore();
    return world?.close();
  });

  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `192.0.2.${addresses}`;
  };

  async function send(path: string, body: object, address = newAddress()): Promise<Answer> {
    const host = path.startsWith('/team/') ? 'dashboard' : 'heronbay';
    const request = new Request(`https://${host}.slipway.example${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify(body),
    });
    return readAnswer(await world.app(request, { address }));
  }

  describe('signing in takes one comparison, which costs the same without a password', () => {
    test.each([
      ['/team/sign-in', 'a member', TEAM.Lena.emailAddress],
      ['/team/sign-in', 'nobody', NOBODY],
      ['/team/sign-in', 'a member without a password', WITHOUT_PASSWORD],
      ['/customer/sign-in', 'an account holder without a password', INES.emailAddress],
      ['/customer/sign-in', 'nobody', NOBODY],
      ['/customer/sign-in', 'a guest', PAUL.emailAddress],
    ])('at %s for %s', async (path, _who, emailAddress) => {
      verify.mockClear();
      const { status } = await send(path, { emailAddress, password: 'wrong-password' });
      expect([status, verify.mock.calls.length]).toEqual([401, 1]);
    });
  });

  describe('what comes by mail is written after the answer, and asked for in the same way', () => {
    test.each([
      ['/team/forgot-password', { emailAddress: TEAM.Lena.emailAddress }, { emailAddress: NOBODY }],
      ['/customer/forgot-password', { emailAddress: PAUL.emailAddress }, { emailAddress: NOBODY }],
      [
        '/customer/booking-link',
        { emailAddress: PAUL.emailAddress, reference: 'R7K2QD' },
        { emailAddress: NOBODY, reference: 'ZZZZZZ' },
      ],
    ])('at %s', async (path, known, unknown) => {
      const sent = [];
      for (const body of [known, unknown]) {
        const { status, text } = await send(path, body);
        const [job, ...more] = world.jobs.splice(0);
        expect(more).toEqual([]);
        sent.push({ status, text, job: job?.name, about: Object.keys(job?.data as object) });
      }
      expect(sent[0]?.job).toMatch(/^send-.*-link$/);
      expect(sent[1]).toEqual(sent[0]);
    });

    test('three times an hour at most for a customer, also when asked for at the same moment', async () => {
      const body = { emailAddress: INES.emailAddress };
      await Promise.all(Array.from({ length: 6 }, () => send('/customer/forgot-password', body)));
      expect(await world.mailTo(EXAMPLE_ID.heronBay, INES.emailAddress)).toHaveLength(3);
    });
  });

  describe('a made-up link', () => {
    test.each(['/team/reset-password', '/customer/reset-password'])(
      'is refused before a password is hashed, at %s',
      async (path) => {
        const before = world.hashed;
        const { status } = await send(path, { token: secret(), password: 'another-harbor' });
        expect([status, world.hashed - before]).toEqual([401, 0]);
      },
    );

    test('makes an address wait that tries one after the other on the pages of customers', async () => {
      const address = newAddress();
      const statuses: number[] = [];
      for (let tried = 0; tried <= FAILED_KEYS_PER_MINUTE; tried += 1) {
        const body = { token: secret(), password: 'another-harbor' };
        statuses.push((await send('/customer/reset-password', body, address)).status);
      }
      expect(new Set(statuses.slice(0, -1))).toEqual(new Set([401]));
      const body = { emailAddress: NOBODY, password: 'wrong-password' };
      const refused = await send('/customer/sign-in', body, address);
      expect([statuses.at(-1), refused.status]).toEqual([429, 429]);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    });

    test('counts for all addresses of one household, where IPv6 gives it a whole network', async () => {
      const statuses: number[] = [];
      for (let tried = 0; tried <= FAILED_KEYS_PER_MINUTE; tried += 1) {
        const body = { token: secret(), password: 'another-harbor' };
        const address = `2001:db8:1:2::${tried.toString(16)}`;
        statuses.push((await send('/customer/reset-password', body, address)).status);
      }
      expect(statuses.at(-1)).toBe(429);
      const body = { token: secret(), password: 'another-harbor' };
      const elsewhere = await send('/customer/reset-password', body, '2001:db8:1:3::1');
      expect(elsewhere.status).toBe(401);
    });
  });
});
