import { type Stop, sendUntil } from './load.ts';
import { type BenchOperation, type BenchWorld, requestOf } from './operations.ts';
import type { ServerProcess } from './server-process.ts';

/** The columns of the table. */
export const MEASURED = [
  'API req/s',
  'bare req/s',
  'API / bare',
  'API CPU µs',
  'bare CPU µs',
  'median ms',
] as const;

type Measured = Record<(typeof MEASURED)[number], number>;

type Settings = { seconds: number; rounds: number; world: BenchWorld; key: string };
type Round = { perSecond: number; processorMicros: number; perAnswer: number };

/** Enough for the compiler to have settled on its fastest code. */
const WARM_UP: Record<BenchOperation, Stop> = {
  getBooking: { requests: 10_000 },
  listCustomers: { requests: 4000 },
  getAvailability: { requests: 10_000 },
  createBooking: { requests: 1500 },
};

/** Requests that make something must not repeat each other, whichever server gets them. */
let sent = 0;

/** Measures both servers in turns, so that whatever else the machine does disturbs both alike. */
export async function measure(
  operation: BenchOperation,
  servers: { api: ServerProcess; bare: ServerProcess },
  settings: Settings,
): Promise<Measured> {
  const rounds: { api: Round[]; bare: Round[] } = { api: [], bare: [] };
  const toMeasure = { milliseconds: settings.seconds * 1000 };
  for (const server of [servers.api, servers.bare]) {
    await run(operation, server, WARM_UP[operation], settings);
  }
  for (let round = 0; round < settings.rounds; round += 1) {
    rounds.api.push(await run(operation, servers.api, toMeasure, settings));
    rounds.bare.push(await run(operation, servers.bare, toMeasure, settings));
  }
  const [api, bare] = [middle(rounds.api), middle(rounds.bare)];
  return {
    'API req/s': Math.round(api.perSecond),
    'bare req/s': Math.round(bare.perSecond),
    'API / bare': Math.round((api.perSecond / bare.perSecond) * 100) / 100,
    'API CPU µs': Math.round(api.processorMicros),
    'bare CPU µs': Math.round(bare.processorMicros),
    'median ms': Math.round(api.perAnswer * 100) / 100,
  };
}

async function run(
  operation: BenchOperation,
  server: ServerProcess,
  stop: Stop,
  { world, key }: Settings,
): Promise<Round> {
  const before = server.processorSeconds();
  const target = { port: server.port, key };
  const { answered, ...took } = await sendUntil(stop, target, () => {
    sent += 1;
    return requestOf(operation, world, sent);
  });
  return {
    perSecond: answered / took.seconds,
    processorMicros: ((server.processorSeconds() - before) / answered) * 1_000_000,
    perAnswer: took.median,
  };
}

function middle(rounds: Round[]): Round {
  const sorted = rounds.toSorted((one, other) => one.perSecond - other.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as Round;
}
