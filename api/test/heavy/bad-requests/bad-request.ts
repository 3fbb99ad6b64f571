import { integratorApi, MODEL_BOOKING, type Operation, PAUL } from '@slipway/contract';
import type { Random } from '../../../src/demo/random.ts';

/** A request as it goes over the wire. */
export type WireRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
};

const LONG = 'x'.repeat(60_000);

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'ÿ💥\u202e',
  LONG,
  "'; drop table bookings; --",
  '$1',
  '../../etc/passwd',
  '2025-02-30T10:00:00Z',
  '9999-12-31T23:59:59-12:00',
  '0001-01-01T00:00:00Z',
  '2025-06-14',
  [],
  [1, 2, 3],
  {},
  { a: { b: 'c' } },
  JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}'),
];

const ODD_PATHS = [
  '/',
  '//',
  '/v1',
  '/v1/',
  '/v1/docks/',
  '/V1/DOCKS',
  '/v1/docks/..',
  '/v1/docks/%00',
  '/v1/docks/%ZZ',
  '/v1/docks/%2e%2e%2f',
  '/v1/bookings/search',
  `/v1/customers/${'a'.repeat(5000)}`,
  `/${'x'.repeat(20_000)}`,
  '/v1/customers/search?emailAddress=%FF',
  '/v1/customers?page=0',
  '/v1/customers?page=1&page=2',
  '/v1/customers?page=99999999999999999999',
  '/v1/customers?page[]=1',
  '/v1/bookings?status=ALL',
  '/v1/bookings?updatedAfter=yesterday',
  '/v1/bookings?updatedAfter=2025-06-14T10:00:00',
  '/v1/availability?period=/',
  '/v1/availability?period[start]=1&period[end]=2&period[middle]=3',
];

const EDGES = ['1970-01-01T00:00:00', '9999-12-31T23:59:59', '2025-03-30T02:30:00.999999999'];

/** A moment at an edge of the calendar, with any offset: UTC may be in another year. */
function edgeMoment(random: Random): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const offset = `${two(random.between(0, 23))}:${two(random.between(0, 59))}`;
  return `${random.choose(EDGES)}${random.choose(['Z', `+${offset}`, `-${offset}`])}`;
}

/** A question or a list around such moments. */
function edgePath(random: Random): string {
  const [one, other] = [edgeMoment(random), edgeMoment(random)].map(encodeURIComponent);
  const fleet = `dockId=${MODEL_BOOKING.dockId}&boatModelId=${MODEL_BOOKING.boatModelId}`;
  return random.choose([
    `/v1/bookings?updatedAfter=${one}`,
    `/v1/availability?${fleet}&period[start]=${one}&period[end]=${other}`,
    `/v1/availability?${fleet}&period=${one}/${other}`,
  ]);
}

const ODD_HEADERS: readonly Record<string, string>[] = [
  { authorization: 'Bearer' },
  { authorization: 'Basic dXNlcjpwYXNz' },
  { authorization: `Bearer ${'k'.repeat(3000)}` },
  { 'x-tenant-id': 'heronbay' },
  { 'x-tenant-id': MODEL_BOOKING.id },
  { 'idempotency-key': 'with a space' },
  { 'idempotency-key': 'k'.repeat(300) },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-encoding': 'gzip' },
  { 'if-none-match': '*, W/"x", "' },
  { 'x-request-id': '"><script>' },
  { 'x-forwarded-for': 'not an address' },
  { expect: 'something' },
  { range: 'bytes=0-1' },
  { origin: 'null', 'access-control-request-method': 'DELETE' },
];

const METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'GET', 'POST'];

const BROKEN_BODIES: readonly (string | Buffer)[] = [
  '',
  '{',
  '{"a":1,}',
  '[1, 2',
  'null',
  '"text"',
  '42',
  '\ufeff{}',
  'NaN',
  "{'a': 1}",
  '['.repeat(30_000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  JSON.stringify({ givenName: 'x'.repeat(70_000) }),
  Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  Buffer.concat([Buffer.from('{"givenName":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
];

const GOOD_BODIES: Record<string, Record<string, unknown>> = {
  createCustomer: {
    customerTypeId: PAUL.customerTypeId,
    givenName: 'Paul',
    familyName: 'Lindqvist',
    emailAddress: PAUL.emailAddress,
    phoneNumber: null,
    preferredLocale: 'da_DK',
    password: 'a-calm-harbor',
    addAliasOnDuplicate: false,
  },
  createBooking: {
    customerId: MODEL_BOOKING.customerId,
    dockId: MODEL_BOOKING.dockId,
    boatModelId: MODEL_BOOKING.boatModelId,
    pickup: MODEL_BOOKING.pickup,
    return: MODEL_BOOKING.return,
    boats: 1000,
    passengers: 4,
    paid: true,
    notifyCustomer: false,
    includePaymentLink: true,
  },
};

const all = Object.values<Operation>(integratorApi.operations);
const writes = all.filter(({ method }) => method === 'post');

/** A request that is wrong in one of many ways. */
export function badRequest(random: Random, key: string): WireRequest {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const target = random.choose(all);
  const path = pathOf(target, random);
  const kind = random.between(1, 6);
  if (kind === 6) return { method: 'GET', path: edgePath(random), headers };
  if (kind === 1) return { method: 'GET', path: random.choose(ODD_PATHS), headers };
  if (kind === 2) return { method: random.choose(METHODS), path, headers };
  const write = random.choose(writes);
  const request = { method: 'POST', path: pathOf(write, random), headers };
  if (kind === 3) return { ...request, body: random.choose(BROKEN_BODIES) };
  const body = JSON.stringify(spoiled(random, GOOD_BODIES[write.id] ?? anyBody(random)));
  if (kind === 4) return { ...request, body };
  return { ...request, body, headers: { ...headers, ...random.choose(ODD_HEADERS) } };
}

function pathOf({ path }: Operation, random: Random): string {
  const id = random.happens(0.5) ? MODEL_BOOKING.customerId : random.choose(['1', '%27', 'null']);
  return path.replace('{id}', id);
}

function anyBody(random: Random): Record<string, unknown> {
  return random.choose(Object.values(GOOD_BODIES));
}

/** A good body with some of its fields replaced, left out or added. */
function spoiled(random: Random, good: Record<string, unknown>): Record<string, unknown> {
  const body = { ...good };
  for (let faults = random.between(1, 3); faults > 0; faults -= 1) {
    const field = random.choose([...Object.keys(body), 'unknown', '__proto__', '']);
    if (random.happens(0.2)) delete body[field];
    else if (field === 'pickup' || field === 'return') body[field] = edgeMoment(random);
    else Object.assign(body, { [field]: random.choose(HOSTILE_VALUES) });
  }
  return body;
}
