import { randomUUID } from 'node:crypto';
import { EXAMPLE_ID, FIELD_TEXT, permissionsOf, TEAM } from '@slipway/contract';
import { fieldForPeople, TEAM_ERROR_TEXT, TEAM_FIELD_TEXT } from '@slipway/contract/team';
import { DAY } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../src/database/migrate.ts';
import { MIGRATIONS } from '../src/database/migrations/index.ts';
import type { Migration } from '../src/database/migrations/migration.ts';
import { DEMO_PASSWORD, storeMember } from '../src/demo/team.ts';
import { Colleague, NEIGHBOR, signedIn } from './harness/team.ts';
import { TeamWorld } from './harness/team-world.ts';
import { readAnswer } from './harness/test-server.ts';
import { engines } from './harness.ts';

const GRANT = { roleId: 'dock_host', dockIds: [EXAMPLE_ID.northPier], until: null };

describe.each(engines)('the team of a company, on %s', (engine) => {
  let world: TeamWorld;
  let marta: Colleague;
  let neighbor: Colleague;

  beforeAll(async () => {
    world = await TeamWorld.open(engine, { now: new Date('2025-04-01T14:00:00Z') });
    marta = await signedIn(world.app, 'Marta');
    neighbor = await signedIn(world.app, 'Neighbor');
  });
  afterAll(() => world?.close());

  let people = 0;
  const newAddress = () => {
    people += 1;
    return `host.${people}@heronbay.example`;
  };
  const invite = async (emailAddress: string, grant: object = GRANT) => {
    await marta.ask('inviteMember', { body: { emailAddress, ...grant } });
    const { invitations } = (await marta.ask('getTeam')).data;
    return invitations.find((invitation) => invitation.emailAddress === emailAddress)?.id ?? '';
  };
  const tokenFor = async (emailAddress: string) => {
    const [mail] = await world.mailTo(EXAMPLE_ID.heronBay, emailAddress);
    return tokenOf(mail?.text ?? '');
  };
  const tokenOf = (text: string) => /invitation#token=([\w-]{43})/.exec(text)?.[1] ?? '';
  const join = async (emailAddress: string, grant: object = GRANT) => {
    await invite(emailAddress, grant);
    const who = new Colleague(world.app, `198.51.100.${people}`);
    const body = { token: await tokenFor(emailAddress), name: 'Host', password: DEMO_PASSWORD };
    await who.ask('acceptInvitation', { body });
    return who;
  };
  const memberId = async (emailAddress: string) =>
    (await marta.ask('getTeam')).data.members.find((member) => member.emailAddress === emailAddress)
      ?.id ?? '';

  describe('an invitation', () => {
    test('comes by e-mail, waits as pending, and lets somebody new choose name and password', async () => {
      const emailAddress = newAddress();
      await invite(emailAddress, { ...GRANT, until: '2025-09-30' });
      const token = await tokenFor(emailAddress);
      const who = new Colleague(world.app);
      expect((await who.ask('getInvitation', { body: { token } })).data).toEqual({
        companyName: 'Heron Bay Boats',
        emailAddress,
        roleName: 'Dock host',
        isKnown: false,
        isSignedIn: false,
      });
      const incomplete = await who.problems('acceptInvitation', { body: { token } });
      expect(Object.keys(incomplete).sort()).toEqual(['name', 'password']);
      const body = { token, name: 'Host', password: DEMO_PASSWORD };
      const weak = { ...body, password: emailAddress };
      expect(await who.problems('acceptInvitation', { body: weak })).toEqual({
        password: [fieldForPeople(FIELD_TEXT.weakPassword)],
      });
      await who.ask('acceptInvitation', { body });
      const { data } = await who.ask('getDashboard');
      expect(data.me).toMatchObject({ name: 'Host', roleId: 'dock_host' });
      const again = await new Colleague(world.app).refusal(401, 'acceptInvitation', { body });
      expect(again).toBe(TEAM_ERROR_TEXT.invitationEnded);
      const { members, invitations } = (await marta.ask('getTeam')).data;
      expect(invitations).toEqual([]);
      expect(members.find((member) => member.emailAddress === emailAddress)).toMatchObject({
        until: '2025-09-30',
        dockIds: [EXAMPLE_ID.northPier],
        hasEnded: false,
      });
    });

    test('ends after 7 days, and Resend begins them anew with another link', async () => {
      const emailAddress = newAddress();
      const id = await invite(emailAddress);
      const old = await tokenFor(emailAddress);
      const before = world.now;
      world.pass(7 * DAY);
      const open = (token: string) =>
        new Colleague(world.app).call('getInvitation', { body: { token } });
      expect((await open(old)).status).toBe(401);
      expect((await marta.ask('getTeam')).data.invitations[0]?.hasEnded).toBe(true);
      const ended = await marta.refusal(406, 'copyInvitationLink', { params: { id } });
      expect(ended).toBe(TEAM_ERROR_TEXT.invitationEnded);
      await marta.ask('resendInvitation', { params: { id } });
      const fresh = await tokenFor(emailAddress);
      expect((await open(old)).status).toBe(401);
      expect((await open(fresh)).status).toBe(200);
      const { data } = await marta.ask('copyInvitationLink', { params: { id } });
      expect(data.url).toMatch(/^https:\/\/dashboard\.slipway\.example\/invitation#token=/);
      expect((await open(tokenOf(data.url))).status).toBe(200);
      await marta.ask('withdrawInvitation', { params: { id } });
      for (const token of [fresh, tokenOf(data.url)]) expect((await open(token)).status).toBe(401);
      world.now = before;
      expect(await neighbor.refusal(404, 'withdrawInvitation', { params: { id } })).toContain(
        'no such invitation',
      );
    });

    test('adds a company to somebody who is known, after the password, and can be switched to', async () => {
      await invite(NEIGHBOR.emailAddress);
      const token = await tokenFor(NEIGHBOR.emailAddress);
      const stranger = new Colleague(world.app);
      expect((await stranger.ask('getInvitation', { body: { token } })).data.isKnown).toBe(true);
      for (const password of [undefined, 'wrong-password']) {
        const body = { token, name: 'Somebody else', password };
        expect((await stranger.call('acceptInvitation', { body })).status).toBe(401);
      }
      await stranger.ask('acceptInvitation', { body: { token, password: DEMO_PASSWORD } });
      const { data } = await stranger.ask('getDashboard');
      expect(data.me).toMatchObject({ name: NEIGHBOR.name, roleId: 'dock_host' });
      expect(data.companies.map(({ name }) => name)).toEqual(['Heron Bay Boats', 'Kestrel Quay']);
      await stranger.ask('switchCompany', { body: { companyId: EXAMPLE_ID.kestrelQuay } });
      expect((await stranger.ask('getDashboard')).data.me.roleId).toBe('administrator');
      const body = { companyId: EXAMPLE_ID.kestrelQuay };
      expect((await marta.call('switchCompany', { body })).status).toBe(404);
      await marta.ask('removeMember', { params: { id: await memberId(NEIGHBOR.emailAddress) } });
    });

    test('is accepted once, also when two accept it at the same moment', async () => {
      const emailAddress = newAddress();
      await invite(emailAddress);
      const body = { token: await tokenFor(emailAddress), name: 'Host', password: DEMO_PASSWORD };
      const answers = await Promise.all(
        [1, 2].map(() => new Colleague(world.app).call('acceptInvitation', { body })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      const refused = answers.find(({ status }) => status === 401);
      expect(refused?.json.error).toBe(TEAM_ERROR_TEXT.invitationEnded);
    });

    test('goes out once for an address that is invited several times at the same moment', async () => {
      const body = { emailAddress: newAddress(), ...GRANT };
      const answers = await Promise.all([1, 2, 3].map(() => marta.call('inviteMember', { body })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    });

    test('is refused for a member, twice for one address, and for docks and roles that are not there', async () => {
      const ask = (grant: object) =>
        marta.call('inviteMember', {
          body: { emailAddress: newAddress(), ...GRANT, ...grant },
        });
      const member = await ask({ emailAddress: TEAM.Kai.emailAddress.toUpperCase() });
      expect(member.json.error).toBe(TEAM_ERROR_TEXT.alreadyMember);
      const emailAddress = newAddress();
      await invite(emailAddress);
      expect((await ask({ emailAddress })).json.errors).toEqual({
        emailAddress: [TEAM_FIELD_TEXT.alreadyInvited],
      });
      const { docks } = (await neighbor.ask('getTeam')).data;
      for (const [field, grant] of [
        ['dockIds', { dockIds: [docks[0]?.id] }],
        ['dockIds', { dockIds: [] }],
        ['roleId', { roleId: 'captain' }],
        ['roleId', { roleId: EXAMPLE_ID.northPier }],
        ['until', { until: '2025-03-31' }],
      ] as const) {
        const answer = await ask(grant);
        expect(answer.status, answer.text).toBe(422);
        expect(Object.keys(answer.json.errors)).toEqual([field]);
      }
    });
  });

  describe('an Administrator', () => {
    test('always remains: the last one is neither removed nor given another role or a last day', async () => {
      const params = { id: TEAM.Marta.id };
      const all = { roleId: 'administrator', dockIds: null, until: null };
      for (const [id, call] of [
        ['removeMember', { params }],
        ['updateMember', { params, body: { ...all, roleId: 'planner' } }],
        ['updateMember', { params, body: { ...all, until: '2026-01-01' } }],
      ] as const) {
        expect(await marta.refusal(406, id, call)).toBe(TEAM_ERROR_TEXT.oneAdministrator);
      }
      expect((await marta.ask('getDashboard')).data.me.roleId).toBe('administrator');
    });

    test('two of them who remove each other at the same moment leave one', async () => {
      const emailAddress = newAddress();
      const second = await join(emailAddress, {
        roleId: 'administrator',
        dockIds: null,
        until: null,
      });
      const id = await memberId(emailAddress);
      const answers = await Promise.all([
        marta.call('removeMember', { params: { id } }),
        second.call('removeMember', { params: { id: TEAM.Marta.id } }),
      ]);
      const done = answers.filter(({ status }) => status === 200);
      expect(done).toHaveLength(1);
      if (answers[1]?.status === 200) {
        await second.ask('inviteMember', {
          body: {
            emailAddress: TEAM.Marta.emailAddress,
            roleId: 'administrator',
            dockIds: null,
            until: null,
          },
        });
        const token = await tokenFor(TEAM.Marta.emailAddress);
        marta = new Colleague(world.app);
        await marta.ask('acceptInvitation', { body: { token, password: DEMO_PASSWORD } });
        await marta.ask('removeMember', { params: { id } });
      }
    });

    test('who removes somebody ends the access at once, and the history keeps the name', async () => {
      const emailAddress = newAddress();
      const who = await join(emailAddress);
      const id = await memberId(emailAddress);
      expect(await neighbor.refusal(404, 'removeMember', { params: { id } })).toContain(
        'no such member',
      );
      await marta.ask('removeMember', { params: { id } });
      expect((await who.call('getDashboard')).status).toBe(401);
      const body = { emailAddress, password: DEMO_PASSWORD };
      expect(await who.refusal(401, 'signIn', { body })).toBe(TEAM_ERROR_TEXT.noCompany);
      expect(await memberId(emailAddress)).toBe('');
    });
  });

  describe('an own role', () => {
    const seniorHost = {
      name: 'Senior host',
      copiedFrom: 'dock_host',
      permissions: [...permissionsOf('dock_host'), 'costs.edit', 'deposits.capture'],
    };

    test('adds ticks to a copy, and counts from the next request on', async () => {
      const { id } = (await marta.ask('createRole', { body: seniorHost })).data;
      const emailAddress = newAddress();
      const who = await join(emailAddress, { ...GRANT, roleId: id });
      const seen = (await who.ask('getDashboard')).data;
      expect(seen.me.roleName).toBe('Senior host');
      expect(seen.permissions).toContain('deposits.capture');
      const { name } = seniorHost;
      await marta.ask('updateRole', {
        params: { id },
        body: { name, permissions: ['bookings.view'] },
      });
      expect((await who.ask('getDashboard')).data.permissions).toEqual(['bookings.view']);
      expect(await marta.refusal(406, 'removeRole', { params: { id } })).toBe(
        TEAM_ERROR_TEXT.roleInUse,
      );
      expect(await marta.problems('createRole', { body: seniorHost })).toEqual({
        name: [TEAM_FIELD_TEXT.nameTaken],
      });
      expect(await neighbor.refusal(404, 'removeRole', { params: { id } })).toContain(
        'no such role',
      );
    });

    test('gives nobody a right beyond the own ones', async () => {
      const keeper = await joinAsKeeper();
      const captain = { ...seniorHost, name: 'Captain' };
      const refused = await keeper.refusal(403, 'createRole', { body: captain });
      expect(refused).toBe(TEAM_ERROR_TEXT.notYourRight);
      const viewer = { name: 'Viewer', permissions: ['bookings.view'] };
      const { id } = (
        await keeper.ask('createRole', { body: { ...viewer, copiedFrom: 'dock_host' } })
      ).data;
      const raised = { params: { id }, body: { ...viewer, permissions: ['payments.refund'] } };
      expect(await keeper.refusal(403, 'updateRole', raised)).toBe(TEAM_ERROR_TEXT.notYourRight);
      await keeper.ask('updateRole', { params: { id }, body: viewer });
    });

    test('is not changed by whoever may not touch one of those who have it', async () => {
      const viewer = { name: 'Viewer everywhere', permissions: ['bookings.view'] };
      const { id } = (
        await marta.ask('createRole', { body: { ...viewer, copiedFrom: 'dock_host' } })
      ).data;
      const invitationId = await invite(newAddress(), { ...GRANT, roleId: id, dockIds: null });
      const keeper = await joinAsKeeper();
      const emptied = { params: { id }, body: { ...viewer, permissions: [] } };
      const seen = async () => (await keeper.ask('getTeam')).data.roles.find((r) => r.id === id);
      expect(await keeper.refusal(403, 'updateRole', emptied)).toBe(TEAM_ERROR_TEXT.notYourDocks);
      expect((await seen())?.mayChange).toBe(false);
      await marta.ask('withdrawInvitation', { params: { id: invitationId } });
      expect((await seen())?.mayChange).toBe(true);
      await keeper.ask('updateRole', emptied);
    });

    test('that could edit customers before addresses took a permission of their own still changes them', async () => {
      const make = async (name: string, permissions: string[]) =>
        (await marta.ask('createRole', { body: { name, copiedFrom: 'planner', permissions } })).data
          .id;
      const desk = await make('Desk', ['bookings.view', 'customers.edit']);
      const viewer = await make('Window', ['bookings.view']);
      const upgrade = MIGRATIONS['0039-address-permission'];
      expect(upgrade).toBeDefined();
      await migrate(world.database, { ...MIGRATIONS, again: upgrade as Migration });
      const { roles } = (await marta.ask('getTeam')).data;
      const permissions = (id: string) => roles.find((role) => role.id === id)?.permissions;
      expect(permissions(desk)).toEqual([
        'bookings.view',
        'customers.edit',
        'customers.change_address',
      ]);
      expect(permissions(viewer)).toEqual(['bookings.view']);
    });
  });

  /** Somebody with the rights of a Dock host who also looks after the team. */
  async function joinAsKeeper(grant: object = {}): Promise<Colleague> {
    const name = `Team keeper ${newAddress()}`;
    const permissions = ['team.view', 'team.edit', ...permissionsOf('dock_host')];
    const role = { name, copiedFrom: 'administrator', permissions };
    const { id: roleId } = (await marta.ask('createRole', { body: role })).data;
    return join(newAddress(), { ...GRANT, roleId, ...grant });
  }

  describe('whoever looks after the team', () => {
    const SEASON = '2025-09-30';
    const host = { ...GRANT, until: SEASON };
    const atMillLock = { dockIds: [EXAMPLE_ID.millLock] };

    /** What a keeper of North Pier until the end of the season, and an Administrator of Mill Lock are told. */
    const TABLE = [
      ['the same', host, undefined, 'notYourDocks'],
      ['a shorter time', { ...host, until: '2025-06-30' }, undefined, 'notYourDocks'],
      ['more rights', { ...host, roleId: 'planner' }, 'notYourRight', 'notYourDocks'],
      ['all docks', { ...host, dockIds: null }, 'notYourDocks', 'notYourDocks'],
      ['another dock', { ...host, ...atMillLock }, 'notYourDocks', undefined],
      [
        'both docks',
        { ...host, dockIds: [EXAMPLE_ID.northPier, EXAMPLE_ID.millLock] },
        'notYourDocks',
        'notYourDocks',
      ],
      ['a longer time', { ...host, until: '2025-10-01' }, 'notYourTime', 'notYourDocks'],
      ['no last day', { ...host, until: null }, 'notYourTime', 'notYourDocks'],
      [
        'everything at another dock',
        { roleId: 'administrator', ...atMillLock, until: null },
        'notYourRight',
        undefined,
      ],
      [
        'everything',
        { roleId: 'administrator', dockIds: null, until: null },
        'notYourRight',
        'notYourDocks',
      ],
    ] as const;

    let keeper: Colleague;
    let administrator: Colleague;

    beforeAll(async () => {
      keeper = await joinAsKeeper({ until: SEASON });
      const everything = { roleId: 'administrator', ...atMillLock, until: null };
      administrator = await join(newAddress(), everything);
    });

    test.each(TABLE)(
      'gives and takes no more than the own access: %s',
      async (_, grant, ...told) => {
        for (const [index, who] of [keeper, administrator].entries()) {
          const sentence = told[index];
          const within = index === 0 ? host : { ...host, ...atMillLock };
          const answers = await touches(who, grant, within);
          const all = Object.keys(answers).map((call) => [
            call,
            sentence ? [403, TEAM_ERROR_TEXT[sentence]] : [200, undefined],
          ]);
          expect(answers).toEqual(Object.fromEntries(all));
        }
      },
    );

    test('keeps the own last day', async () => {
      const { me } = (await keeper.ask('getDashboard')).data;
      const { roleId, dockIds } = me;
      const forGood = { params: { id: me.id }, body: { roleId, dockIds, until: null } };
      expect(await keeper.refusal(403, 'updateMember', forGood)).toBe(TEAM_ERROR_TEXT.notYourTime);
    });

    /** What each call is answered that touches a grant, whether it gives or takes it. */
    async function touches(who: Colleague, grant: object, within: object) {
      const invited = await invite(newAddress(), grant);
      const member = await storeColleague(grant);
      const { members, invitations } = (await who.ask('getTeam')).data;
      const mayChange = [...members, ...invitations]
        .filter(({ id }) => id === invited || id === member)
        .map((seen) => seen.mayChange);
      const raised = { params: { id: await storeColleague(within) }, body: grant };
      const answers = {
        inviteMember: await who.call('inviteMember', {
          body: { emailAddress: newAddress(), ...grant },
        }),
        copyInvitationLink: await who.call('copyInvitationLink', { params: { id: invited } }),
        resendInvitation: await who.call('resendInvitation', { params: { id: invited } }),
        withdrawInvitation: await who.call('withdrawInvitation', { params: { id: invited } }),
        raiseMember: await who.call('updateMember', raised),
        lowerMember: await who.call('updateMember', { params: { id: member }, body: within }),
        removeMember: await who.call('removeMember', {
          params: { id: await storeColleague(grant) },
        }),
      };
      const isDone = answers.inviteMember.status === 200;
      expect(mayChange).toEqual([isDone, isDone]);
      return Object.fromEntries(
        Object.entries(answers).map(([call, { status, json }]) => [call, [status, json.error]]),
      );
    }

    async function storeColleague(grant: object): Promise<string> {
      const id = randomUUID();
      const email_address = newAddress();
      await storeMember(world.database, EXAMPLE_ID.heronBay, {
        person: { id, name: 'Colleague', email_address, password_hash: null },
        grant: { role: 'dock_host', dock_ids: [EXAMPLE_ID.northPier] },
        now: world.now,
      });
      await marta.ask('updateMember', { params: { id }, body: grant });
      return id;
    }
  });

  describe('an API key', () => {
    const me = async (key: string) =>
      readAnswer(
        await world.app(
          new Request('https://api.slipway.example/me', {
            headers: { Authorization: `Bearer ${key}` },
          }),
          { address: '192.0.2.77' },
        ),
      );

    test('is shown once, works at once, says when it was used, and is revoked for good', async () => {
      const body = { description: 'Till North Pier' };
      const { data } = await marta.ask('createApiKey', { body });
      expect((await me(data.key)).json.data.description).toBe('Till North Pier');
      const listed = await marta.call('listApiKeys');
      expect(listed.text).not.toContain(data.key);
      const find = async () =>
        (await marta.ask('listApiKeys')).data.find(({ id }) => id === data.id);
      expect((await find())?.companies).toEqual(['Heron Bay Boats']);
      await expect.poll(async () => (await find())?.lastUsedAt).not.toBeNull();
      const params = { id: data.id };
      expect(await neighbor.refusal(404, 'revokeApiKey', { params })).toContain('no such API key');
      await marta.ask('revokeApiKey', { params });
      expect((await find())?.revokedAt).not.toBeNull();
      const stored = await world.database
        .selectFrom('api_keys')
        .select('revoked_at')
        .where('id', '=', data.id)
        .executeTakeFirstOrThrow();
      expect(stored.revoked_at).not.toBeNull();
    });

    test('is made and revoked only by whoever may do all that a key may, at all docks and for good', async () => {
      const body = { description: 'Mill key' };
      const { id } = (await marta.ask('createApiKey', { body })).data;
      const everything = { roleId: 'administrator', dockIds: null, until: null };
      const itDesk = { name: 'IT desk', permissions: ['company.view', 'company.edit'] };
      const role = (
        await marta.ask('createRole', { body: { ...itDesk, copiedFrom: 'administrator' } })
      ).data;
      for (const less of [
        { dockIds: [EXAMPLE_ID.millLock] },
        { until: '2025-09-30' },
        { roleId: role.id },
      ]) {
        const who = await join(newAddress(), { ...everything, ...less });
        expect((await who.ask('getDashboard')).data.mayManageApiKeys).toBe(false);
        for (const [operation, call] of [
          ['createApiKey', { body }],
          ['revokeApiKey', { params: { id } }],
        ] as const) {
          expect(await who.refusal(403, operation, call)).toBe(TEAM_ERROR_TEXT.keyBeyondYou);
        }
        await who.ask('listApiKeys');
      }
      expect((await marta.ask('getDashboard')).data.mayManageApiKeys).toBe(true);
      await marta.ask('revokeApiKey', { params: { id } });
    });

    test('works for companies only where its maker may change keys', async () => {
      const body = { description: 'Till', companyIds: [EXAMPLE_ID.kestrelQuay] };
      expect(await marta.problems('createApiKey', { body })).toEqual({
        companyIds: [TEAM_FIELD_TEXT.foreignCompany],
      });
    });

    test('of two companies goes on in the other one when one of them revokes it', async () => {
      const agency = (await marta.ask('listApiKeys')).data.find(
        ({ description }) => description === 'Travel agency',
      );
      expect(agency?.companies).toEqual(['Heron Bay Boats', 'Kestrel Quay']);
      await marta.ask('revokeApiKey', { params: { id: agency?.id ?? '' } });
      const rest = (await neighbor.ask('listApiKeys')).data.find(({ id }) => id === agency?.id);
      expect(rest).toMatchObject({ revokedAt: null, companies: ['Kestrel Quay'] });
    });
  });

  test('the Interface language of a person holds on every device, and for nobody else', async () => {
    const lena = await signedIn(world.app, 'Lena');
    const choice = { language: 'de', hourCycle: 'h12' } as const;
    await lena.ask('chooseInterfaceLanguage', { body: choice });
    const onHerPhone = await signedIn(world.app, 'Lena');
    expect((await onHerPhone.ask('getDashboard')).data.me).toMatchObject(choice);
    for (const other of [marta, neighbor]) {
      const { me } = (await other.ask('getDashboard')).data;
      expect(me).toMatchObject({ language: 'en', hourCycle: 'h23' });
    }
    const body = { language: 'tlh', hourCycle: 'h25' };
    const problems = await lena.problems('chooseInterfaceLanguage', { body: body as never });
    expect(Object.keys(problems).sort()).toEqual(['hourCycle', 'language']);
    expect((await lena.ask('getDashboard')).data.me).toMatchObject(choice);
  });

  test('a new name is seen by colleagues', async () => {
    const kai = await signedIn(world.app, 'Kai');
    await kai.ask('updateProfile', { body: { name: 'Kai of North Pier' } });
    const { members } = (await marta.ask('getTeam')).data;
    expect(members.find(({ id }) => id === TEAM.Kai.id)?.name).toBe('Kai of North Pier');
  });
});
