import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './test-database.ts';

const MAIN = fileURLToPath(new URL('../../dist/server/slipway.mjs', import.meta.url));
const SOURCE = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

export type Finished = { exitCode: number | null; printed: string[]; complained: string[] };

/** Runs the real command line in a process of its own, on a database or without one. */
export async function slipway(
  database: Pick<TestDatabase, 'dataFolder' | 'databaseUrl'> | undefined,
  ...args: string[]
): Promise<Finished> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: {
      PATH,
      HOME,
      DATA_DIR: database?.dataFolder ?? '/nowhere',
      DATABASE_URL: database?.databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = linesOf(child.stdout);
  const complained = linesOf(child.stderr);
  const [exitCode] = await once(child, 'close');
  return { exitCode, printed: printed(), complained: complained() };
}

/** Runs `npm run slipway` for a reader who has gone, as `head` does, and returns its complaints. */
export async function slipwayUnread(...args: string[]): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', SOURCE, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const complained = linesOf(child.stderr);
  await once(child, 'close');
  return complained();
}

function linesOf(stream: NodeJS.ReadableStream): () => string[] {
  let text = '';
  stream.on('data', (piece) => {
    text += piece;
  });
  return () => text.split('\n').filter((line) => line !== '');
}
