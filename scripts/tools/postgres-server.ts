import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresPrograms } from './postgres-programs.ts';

export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root hands it to a user that may do nothing else. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid = 65534, gid = 65534] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return { uid, gid };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const { default: pg } = await import('pg');
  for (let attempt = 0; attempt < 200 && server.exitCode === null; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    const answered = await client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The PostgreSQL server for the tests did not start.');
}

/** Starts a throw-away PostgreSQL on a free port of 127.0.0.1, with an empty data folder. */
export async function startPostgres(toolsFolder: string): Promise<PostgresServer> {
  const programs = await findPostgresPrograms(toolsFolder);
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'slipway-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };

  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', folder, '-U', 'slipway', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);

  const port = await freePort();
  // The data lives as long as one test run, so it need not survive a power cut.
  const settings = ['fsync=off', 'max_connections=300', `unix_socket_directories=${folder}`];
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      folder,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      ...settings.flatMap((each) => ['-c', each]),
    ],
    { ...options, stdio: 'ignore' },
  );
  const url = `postgres://slipway@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, server);

  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
