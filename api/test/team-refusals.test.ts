import { loadKestrelQuay, loadSaturday } from '@slipway/company';
import { EXAMPLE_ID, permissionsOf, type Role, TEAM, teamApi } from '@slipway/contract';
import {
  fieldsForPeople,
  forbiddenText,
  forPeople,
  TEAM_ERROR_TEXT,
  type TeamOperation,
} from '@slipway/contract/team';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { storeSaturday } from '../src/demo/store-saturday.ts';
import { storeMember } from '../src/demo/team.ts';
import type { AppEnv } from '../src/http/app-env.ts';
import { addressOf } from './harness/caller.ts';
import { keysFor } from './harness/companies.ts';
import { sampleRequest } from './harness/sample-request.ts';
import { NEIGHBOR, storeNeighbor } from './harness/team.ts';
import { TeamWorld } from './harness/team-world.ts';
import { type Answer, readAnswer } from './harness/test-server.ts';
import { engines } from './harness.ts';

const NOW = new Date('2025-06-14T07:50:00Z');
const operations: TeamOperation[] = Object.values(teamApi.operations);

type Vouched = NonNullable<AppEnv['Bindings']['member']>;

const heronBay = (id: string): Vouched => ({ tenantId: EXAMPLE_ID.heronBay, id });
const neighbor: Vouched = { tenantId: EXAMPLE_ID.kestrelQuay, id: NEIGHBOR.id };

/** May do everything at Mill Lock, and nothing at North Pier, where all bookings of the day are. */
const MILL_LOCK_ID = '0b6e3c58-2f0a-4d51-9c3e-7a1d5f2b8e06';

/** What lies at no dock, and belongs to the company or to the person alone. */
const DOCKLESS: ReadonlySet<string> = new Set([
  ...['session', 'sessions', 'profile', 'members', 'invitations', 'roles', 'api-keys'],
  ...['customers', 'history', 'calendar', 'saved-filters'],
]);

/**
 * Things that are made while one works, and soon gone, or that only the file of a company names: an
 * example cannot name one that exists.
 */
const BEYOND_EXAMPLES: ReadonlySet<string> = new Set([
  'undo',
  'getExport',
  'getSignedCopy',
  'getTeamWaiverFile',
  'removeFilter',
]);

/** Where a rule over several fields refuses what the examples of single fields make together. */
const CORRECTED: Readonly<Record<string, object>> = { addTeamCost: { percentage: null } };

async function storeWorld(database: Database) {
  const saturday = await loadSaturday();
  await storeSaturday(database, { saturday, neighbor: await loadKestrelQuay(), now: NOW });
  await storeNeighbor(database);
  await storeMember(database, EXAMPLE_ID.heronBay, {
    person: {
      id: MILL_LOCK_ID,
      name: 'Mill Lock',
      email_address: 'mill.lock@heronbay.example',
      password_hash: null,
    },
    grant: { role: 'administrator', dock_ids: [EXAMPLE_ID.millLock] },
    now: NOW,
  });
  return keysFor(database, EXAMPLE_ID.heronBay, EXAMPLE_ID.kestrelQuay);
}

/** What the reference says to programmers never reaches the team. */
function expectForPeople({ status, json, text }: Answer): void {
  if (status < 400) return;
  const { error = '', errors = {} } = json;
  expect({ error: forPeople(error), errors: fieldsForPeople(errors) }, text).toEqual({
    error,
    errors,
  });
}

describe.each(engines)('what the dashboard refuses, on %s', (engine) => {
  let world: TeamWorld;

  beforeAll(async () => {
    world = await TeamWorld.open(engine, { now: NOW, store: storeWorld });
  });
  afterAll(() => world?.close());

  let calls = 0;
  /** Calls an operation as its first example does; `spoiled` sends a body that nothing accepts. */
  const call = async (operation: TeamOperation, member: Vouched | undefined, spoiled = false) => {
    calls += 1;
    const { body: sample, ...rest } = sampleRequest(operation);
    const body = sample && { ...sample, ...CORRECTED[operation.id] };
    const request = new Request(`https://dashboard.slipway.example${addressOf(operation, rest)}`, {
      method: operation.method.toUpperCase(),
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      ...(body !== undefined && { body: spoiled ? '[' : JSON.stringify(body) }),
    });
    const caller = { address: `192.0.2.${calls % 250}`, ...(member && { member }) };
    const answer = await readAnswer(await world.app(request, caller));
    expectForPeople(answer);
    return answer;
  };

  const guarded = operations.filter(({ permission }) => permission !== 'anyone');

  test.each(guarded.map((operation) => [operation.id, operation] as const))(
    '%s: whoever is signed out',
    async (_id, operation) => {
      const { status, json } = await call(operation, undefined);
      expect({ status, error: json.error }).toEqual({
        status: 401,
        error: TEAM_ERROR_TEXT.signedOut,
      });
    },
  );

  const byRole = guarded.flatMap((operation) =>
    Object.values(TEAM).map(({ name, id, role }) => ({ operation, name, id, role })),
  );
  const refused = byRole.filter(
    ({ operation: { permission }, role }) =>
      permission !== 'signed_in' && !permissionsOf(role as Role).has(permission as never),
  );

  test.each(refused.map((each) => [each.operation.id, each.name, each] as const))(
    '%s: %s, whose role may not, with a sentence that says who may',
    async (_id, _name, { operation, id }) => {
      const { status, json } = await call(operation, heronBay(id));
      const error = forbiddenText(operation.permission as never);
      expect({ status, error: json.error }).toEqual({ status: 403, error });
    },
  );

  test('nobody whose role may: they get past the guard', async () => {
    const allowed = byRole.filter((each) => !refused.includes(each) && each.operation.body);
    for (const { operation, id, name } of allowed) {
      const { status } = await call(operation, heronBay(id), true);
      expect(status, `${operation.id} as ${name}`).toBe(422);
    }
  });

  const named = guarded.filter((operation) =>
    /[0-9a-f]{8}-[0-9a-f]{4}-/.test(JSON.stringify(sampleRequest(operation))),
  );

  test.each(named.map((operation) => [operation.id, operation] as const))(
    '%s: IDs of another company',
    async (_id, operation) => {
      const { status, text } = await call(operation, neighbor);
      if (operation.params && !BEYOND_EXAMPLES.has(operation.id)) {
        expect(status, text).toBe(404);
        expect(text).toContain(', or it is at a dock outside your scope.');
      } else expect([404, 406, 422], text).toContain(status);
    },
  );

  const atDocks = guarded.filter(
    ({ id, params, tag }) => params && !DOCKLESS.has(tag) && !BEYOND_EXAMPLES.has(id),
  );

  test
    .skipIf(atDocks.length === 0)
    .each(atDocks.map((operation) => [operation.id, operation] as const))(
    '%s: what lies at a dock where the member does not work',
    async (_id, operation) => {
      const { status, text } = await call(operation, heronBay(MILL_LOCK_ID));
      expect(status, text).toBe(404);
      if (operation.method === 'get') {
        const seen = await call(operation, heronBay(TEAM.Marta.id));
        expect(seen.status, `${seen.text} shows that the ID is one of the company`).toBe(200);
      }
    },
  );

  const writesAtDocks = guarded.filter(
    (operation) =>
      operation.method === 'post' &&
      !operation.params &&
      !DOCKLESS.has(operation.tag) &&
      JSON.stringify(sampleRequest(operation).body ?? {}).includes(EXAMPLE_ID.northPier),
  );

  test
    .skipIf(writesAtDocks.length === 0)
    .each(writesAtDocks.map((operation) => [operation.id, operation] as const))(
    '%s: something new at a dock where the member does not work',
    async (_id, operation) => {
      const { status, text } = await call(operation, heronBay(MILL_LOCK_ID));
      expect([403, 404, 406, 422], text).toContain(status);
    },
  );
});
