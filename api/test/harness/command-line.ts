import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { run } from '../../src/cli/run.ts';
import { readConfig } from '../../src/config.ts';
import { NODE_FLAGS } from './node-flags.ts';
import type { TestDatabase } from './test-database.ts';

const MAIN = fileURLToPath(new URL('../../dist/server/slipway.mjs', import.meta.url));
const SOURCE = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

export type Finished = { exitCode: number | null; printed: string[]; complained: string[] };

type Place = Pick<TestDatabase, 'dataFolder' | 'databaseUrl'> | undefined;

/** Runs a command line in this process, on a database or without one. */
export async function slipway(place: Place, ...args: string[]): Promise<Finished> {
  const printed: string[] = [];
  const complained: string[] = [];
  const exitCode = await run(args, {
    config: readConfig(environmentFor(place)),
    now: new Date(),
    readText: (path) => readFile(path, 'utf8'),
    readBytes: async (path) => Uint8Array.from(await readFile(path)),
    untilStopped: () => Promise.resolve(),
    print: (line) => printed.push(...linesIn(line)),
    complain: (line) => complained.push(...linesIn(line)),
  });
  return { exitCode, printed, complained };
}

/** Runs the built command line in a process of its own. */
export async function slipwayProcess(place: Place, ...args: string[]): Promise<Finished> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [...NODE_FLAGS, MAIN, ...args], {
    env: { PATH, HOME, ...environmentFor(place) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = textOf(child.stdout);
  const complained = textOf(child.stderr);
  const [exitCode] = await once(child, 'close');
  return { exitCode, printed: linesIn(printed()), complained: linesIn(complained()) };
}

/** Runs `npm run slipway` for a reader who has gone, as `head` does, and returns its complaints. */
export async function slipwayUnread(...args: string[]): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', SOURCE, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const complained = textOf(child.stderr);
  await once(child, 'close');
  return linesIn(complained());
}

function environmentFor(place: Place) {
  return { DATA_DIR: place?.dataFolder ?? '/nowhere', DATABASE_URL: place?.databaseUrl };
}

function textOf(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.on('data', (piece) => {
    text += piece;
  });
  return () => text;
}

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
