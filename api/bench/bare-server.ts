import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { VALUE_PARSERS } from '../src/database/values.ts';
import { randomReference } from '../src/features/bookings/store.ts';
import { newId } from '../src/new-id.ts';
import type { BenchOperation } from './operations.ts';
import type { Recording, Statement } from './record-statements.ts';

// The least that can answer the measured requests: node:http, the same statements with the same
// driver, and JSON.stringify. No keys, no limits, no checks, no schema.

const { API_PORT, DATABASE_URL, DATABASE_POOL, RECORDING = '' } = process.env;
const recording: Recording = JSON.parse(readFileSync(RECORDING, 'utf8'));
const MADE_ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: Number(DATABASE_POOL),
  options: '-c timezone=UTC -c datestyle=ISO -c intervalstyle=iso_8601',
  types: { getTypeParser: (typeId: number) => VALUE_PARSERS[typeId] ?? String },
} as pg.PoolConfig);

/** Recorded values and what stands in their place for this request. */
type Swaps = Map<string, string>;

const swapsFor: Record<BenchOperation, (address: URL, body: string) => Swaps> = {
  getBooking: ({ pathname }) =>
    new Map([[lastStep(recording.getBooking.path), lastStep(pathname)]]),
  listCustomers: ({ searchParams }) =>
    new Map([['200', String((Number(searchParams.get('page')) - 1) * 100)]]),
  getAvailability: ({ searchParams }) => {
    const recorded = new URL(recording.getAvailability.path, 'http://bare').searchParams;
    const [from, until] = periodOf(recorded);
    const [start, end] = periodOf(searchParams);
    return new Map([
      [from, start],
      [until, end],
    ]);
  },
  createBooking: (_, body) => {
    const before = JSON.parse(recording.createBooking.body ?? '');
    const now = JSON.parse(body);
    return new Map([
      [before.customerId, now.customerId],
      [isoOf(before.pickup), isoOf(now.pickup)],
      [isoOf(before.return), isoOf(now.return)],
    ]);
  },
};

function lastStep(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function isoOf(moment: string): string {
  return new Date(moment).toISOString();
}

function periodOf(search: URLSearchParams): [string, string] {
  const [start = '', end = ''] = search.get('period')?.split('/') ?? [];
  return [isoOf(start), isoOf(end)];
}

function operationOf(path: string, method: string): BenchOperation {
  if (method === 'POST') return 'createBooking';
  if (path.startsWith('/v1/bookings/')) return 'getBooking';
  return path.startsWith('/v1/customers') ? 'listCustomers' : 'getAvailability';
}

const REFERENCE = /^[A-Z2-9]{6}$/;

function filled({ text, values }: Statement, name: string, swaps: Swaps) {
  const made = (value: string) =>
    REFERENCE.test(value) ? randomReference() : value.replace(MADE_ID, freshId(swaps));
  return {
    name,
    text,
    values: values.map((value) => value && (swaps.get(value) ?? made(value))),
  };
}

/** The same new ID wherever the recorded one stood. */
function freshId(swaps: Swaps) {
  return (recorded: string): string => {
    const id = swaps.get(recorded) ?? newId(new Date());
    swaps.set(recorded, id);
    return id;
  };
}

async function answer(operation: BenchOperation, swaps: Swaps): Promise<unknown> {
  const run = async (runner: Pick<pg.PoolClient, 'query'>) => {
    const made = new Map(swaps);
    let rows: unknown[] = [];
    for (const [index, statement] of recording[operation].statements.entries()) {
      ({ rows } = await runner.query(filled(statement, `${operation}${index}`, made)));
    }
    return { data: rows };
  };
  return operation === 'createBooking' ? inTransaction(run) : run(pool);
}

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * A reference that is taken stores no booking, and what belongs to the booking is then refused:
 * another reference is tried, as the API does.
 */
async function inTransaction<Result>(
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION) throw error;
  } finally {
    client.release();
  }
  return inTransaction(run);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

createServer(async (request, response) => {
  const address = new URL(request.url ?? '/', 'http://bare');
  if (address.pathname === '/ready') {
    response.end();
    return;
  }
  const operation = operationOf(address.pathname, request.method ?? 'GET');
  const body = operation === 'createBooking' ? await textOf(request) : '';
  const text = JSON.stringify(await answer(operation, swapsFor[operation](address, body)));
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}).listen(Number(API_PORT), '127.0.0.1');
