import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  createReadStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { serverUser, startPostgres } from '../../scripts/tools/postgres-server.ts';
import { openPostgres } from '../src/adapters/postgres.ts';
import { migrate } from '../src/database/migrate.ts';
import { MIGRATIONS } from '../src/database/migrations/index.ts';
import { EACH_STATEMENT_ONCE, packRelease } from '../test/upgrades/last-release.ts';

const api = fileURLToPath(new URL('../', import.meta.url));

/** What the server writes before a statement of the API; tests ask it things of their own too. */
const BY_THE_API = 'slipway-api';
const SENT = /^(?:statement|execute [^:]+): /;

/** Only these can be prepared, and pg-boss and the migrator look after their own tables. */
const PREPARABLE = /^\s*(?:select|insert|update|delete|with)\b/i;
const NOT_OURS = /\bpgboss\b|\bkysely_/;

/** Lists of parameters, and rows of them, differ in length from call to call. */
const PARAMETERS = /\(?\$\d+(?:::\w+)?(?:, \(?\$\d+(?:::\w+)?\)?)*\)?/g;

/**
 * Runs the tests of the API on a server that writes down every statement, and keeps one of each shape
 * with the migrations that this version knows and its sources. To be run when a version is released.
 */
async function recordRelease(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-statements-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const server = await startPostgres([
    'fsync=off',
    'logging_collector=on',
    'log_destination=jsonlog',
    `log_directory=${folder}`,
    'log_statement=all',
    'log_parameter_max_length=0',
    'log_rotation_size=0',
    'log_rotation_age=0',
  ]);
  try {
    await runTests(server.url);
    const statements = await thoseThatWork(server.url, await statementsOf(folder));
    const { version } = JSON.parse(readFileSync(join(api, 'package.json'), 'utf8'));
    const release = { version, migrations: Object.keys(MIGRATIONS), statements };
    writeFileSync(
      join(api, 'test', 'upgrades', 'release.json'),
      `${JSON.stringify(release, null, 2)}\n`,
    );
    packRelease();
    console.log(
      `${version} is packed, and ${statements.length} of its statements are written down.`,
    );
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runTests(databaseUrl: string): Promise<void> {
  const tests = spawn('npx', ['vitest', 'run', 'test', ...EACH_STATEMENT_ONCE], {
    cwd: api,
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl, TEST_ALL: '1', TEST_ENGINE: 'postgres' },
    stdio: 'inherit',
  });
  const [code] = await once(tests, 'exit');
  if (code !== 0) console.warn('Some tests failed; their statements are kept all the same.');
}

async function statementsOf(folder: string): Promise<string[]> {
  const shapes = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.json')) continue;
    for await (const line of createInterface({ input: createReadStream(join(folder, name)) })) {
      const { application_name: by, message = '' } = JSON.parse(line);
      if (by !== BY_THE_API || !SENT.test(message)) continue;
      const text = message.replace(SENT, '');
      if (!PREPARABLE.test(text) || NOT_OURS.test(text)) continue;
      const shape = text.replace(PARAMETERS, '$');
      if (!shapes.has(shape)) shapes.set(shape, text);
    }
  }
  return [...shapes.values()].toSorted();
}

/** Some tests provoke failures: what cannot be prepared on this version's own schema is left out. */
async function thoseThatWork(url: string, statements: readonly string[]): Promise<string[]> {
  const { database } = await openPostgres({ url, poolSize: 1, onLostConnection: () => {} });
  try {
    await migrate(database);
    const working: string[] = [];
    for (const statement of statements) {
      const prepare = sql.raw(`prepare released as ${statement}; deallocate released`);
      await prepare.execute(database).then(
        () => working.push(statement),
        (error: Error) => console.warn(`Left out, ${error.message}: ${statement}`),
      );
    }
    return working;
  } finally {
    await database.destroy();
  }
}

await recordRelease();
