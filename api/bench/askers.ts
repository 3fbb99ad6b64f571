import { TEAM } from '@slipway/contract';
import { DEMO_PASSWORD } from '../src/demo/team.ts';
import type { App } from '../src/host/app.ts';

/** Asks one path, or sends a body to it; returns the text of an answer that must be 200. */
export type Ask = (path: string, body?: object) => Promise<string>;

type Door = { host: string; headers: Record<string, string> };

async function send(app: App, { host, headers }: Door, path: string, body?: object) {
  const request = new Request(`https://${host}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...headers,
      ...(body && {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const response = await app(request, { address: '127.0.0.1' });
  const text = await response.text();
  if (response.status !== 200) {
    throw new Error(`${path} was answered with ${response.status}: ${text}`);
  }
  return { text, headers: response.headers };
}

/** An integrator with this key. */
export function integrator(app: App, key: string): Ask {
  const door = { host: 'api.slipway.example', headers: { Authorization: `Bearer ${key}` } };
  return async (path, body) => (await send(app, door, path, body)).text;
}

/** Somebody of Heron Bay's team who has just signed in and may do everything. */
export async function colleague(app: App): Promise<Ask> {
  const host = 'dashboard.slipway.example';
  const ownPage = { 'Sec-Fetch-Site': 'same-origin' };
  const { emailAddress } = TEAM.Tomasz;
  const credentials = { emailAddress, password: DEMO_PASSWORD };
  const signedIn = await send(app, { host, headers: ownPage }, '/team/sign-in', credentials);
  const [cookie = ''] = signedIn.headers.getSetCookie();
  const door = { host, headers: { ...ownPage, Cookie: cookie.split(';')[0] ?? '' } };
  return async (path, body) => (await send(app, door, path, body)).text;
}
