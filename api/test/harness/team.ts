import { randomBytes } from 'node:crypto';
import {
  ERROR_CATALOGUE,
  type ErrorStatus,
  EXAMPLE_ID,
  findErrors,
  type Operation,
  TEAM,
  type TeamName,
  type TeamOperations,
  teamApi,
} from '@slipway/contract';
import { TEAM_STREAM_PATH } from '@slipway/contract/team';
import { expect } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { DEMO_PASSWORD, storeMember, storeTeam } from '../../src/demo/team.ts';
import type { App } from '../../src/host/app.ts';
import { type AnswersOf, addressOf, Calls, type OperationCall } from './caller.ts';
import { quickPasswords } from './quick-passwords.ts';
import { type Answer, readAnswer } from './test-server.ts';

type OperationId = keyof TeamOperations;

/** Somebody of the other company, to be refused everywhere. */
export const NEIGHBOR = {
  id: '0b6e3c58-2f0a-4d51-9c3e-7a1d5f2b8e05',
  name: 'Neighbor',
  emailAddress: 'office@kestrelquay.example',
} as const;

type Somebody = TeamName | typeof NEIGHBOR.name;

/** The people of both companies; all have the password of the demo. */
export async function storeTeams(database: Database): Promise<void> {
  await storeTeam(database, { passwordHash: await teamPasswordHash(), now: new Date() });
  await storeNeighbor(database);
}

/** Somebody who works for the other company. */
export async function storeNeighbor(database: Database): Promise<void> {
  await storeMember(database, EXAMPLE_ID.kestrelQuay, {
    person: {
      id: NEIGHBOR.id,
      name: NEIGHBOR.name,
      email_address: NEIGHBOR.emailAddress,
      password_hash: await teamPasswordHash(),
    },
    grant: { role: 'administrator', dock_ids: null },
    now: new Date(),
  });
}

/** The hash of the password of the demo. */
export function teamPasswordHash(): Promise<string> {
  return quickPasswords.hash(DEMO_PASSWORD, 'team');
}

/** Somebody in front of the dashboard, with the cookies of a browser. */
export class Colleague extends Calls<AnswersOf<TeamOperations>> {
  readonly #app: App;
  readonly #address: string;
  cookie: string | undefined;

  constructor(app: App, address = '192.0.2.1') {
    super();
    this.#app = app;
    this.#address = address;
  }

  /** Any answer, whose shape is that of the contract. */
  async call(id: OperationId, call: OperationCall = {}): Promise<Answer> {
    const operation: Operation = teamApi.operations[id];
    const headers = {
      ...(operation.method === 'post' && { 'Idempotency-Key': randomBytes(8).toString('hex') }),
      ...call.headers,
    };
    const answer = await this.send(operation.method, addressOf(operation, call), {
      headers,
      ...(operation.body && { body: call.body ?? {} }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0];
    const schema = answer.status === 200 ? operation.answer : errorSchema(answer.status);
    expect(findErrors(schema, answer.json), answer.text).toEqual({});
    return answer;
  }

  /** What the screens are told of, one line after the other, until the returned `leave` is called. */
  async hear(): Promise<{ next: () => Promise<string>; leave: () => Promise<void> }> {
    const { body } = await this.#respond('get', TEAM_STREAM_PATH);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    const next = async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) throw new Error('the stream has ended');
        const line = Buffer.from(value).toString().trim();
        if (line.startsWith('data: ')) return line;
      }
    };
    return { next, leave: () => reader.cancel() };
  }

  /** Sends a request as a page of the dashboard does, or as the headers say. */
  async send(
    method: string,
    path: string,
    call: Pick<OperationCall, 'body' | 'headers'> = {},
  ): Promise<Answer> {
    return readAnswer(await this.#respond(method, path, call));
  }

  async #respond(
    method: string,
    path: string,
    { body, headers = {} }: Pick<OperationCall, 'body' | 'headers'> = {},
  ): Promise<Response> {
    const request = new Request(`https://dashboard.slipway.example${path}`, {
      method: method.toUpperCase(),
      headers: {
        ...(method !== 'get' && !headers.Origin && { 'Sec-Fetch-Site': 'same-origin' }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.cookie && { Cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return this.#app(request, { address: this.#address });
  }
}

/** Signs somebody in through the front door. */
export async function signedIn(app: App, who: Somebody, address?: string): Promise<Colleague> {
  const colleague = new Colleague(app, address);
  const { emailAddress } = who === NEIGHBOR.name ? NEIGHBOR : TEAM[who];
  await colleague.ask('signIn', { body: { emailAddress, password: DEMO_PASSWORD } });
  return colleague;
}

function errorSchema(status: number) {
  const known = ERROR_CATALOGUE[status as ErrorStatus];
  return (known ?? ERROR_CATALOGUE[404]).schema;
}
