import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresPrograms } from './postgres-programs.ts';

export interface PostgresServer {
  url: string;
  /** As `pg_ctl restart -m fast` does: ends every connection, then starts on the same data. */
  restart(): Promise<void>;
  /** Ends it without a word, removes its data, and starts on what is put into the folder instead. */
  replaceData(fill: FillFolder): Promise<void>;
  stop(): Promise<void>;
}

/** Puts the data of a server into an empty folder, with commands that run as its user. */
type FillFolder = (folder: string, runAsServer: RunAsServer) => Promise<void>;

type RunAsServer = (command: string, args: readonly string[], env?: object) => void;

/** PostgreSQL refuses to run as root, so root hands it to a user that may do nothing else. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid = 65534, gid = 65534] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return { uid, gid };
}

export function freePort(): Promise<number> {
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

const makeEmptyData: FillFolder = async (folder, runAsServer) => {
  const settings = ['--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  runAsServer('initdb', ['-D', folder, '-U', 'slipway', ...settings]);
};

/** Starts a throw-away PostgreSQL on a free port of 127.0.0.1, empty unless it is told otherwise. */
export async function startPostgres(
  // The data of a test run need not survive a power cut.
  settings: readonly string[] = ['fsync=off'],
  fill = makeEmptyData,
): Promise<PostgresServer> {
  const programs = await findPostgresPrograms();
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'slipway-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const env = { PATH: `${programs}:${process.env.PATH}`, LC_ALL: 'C' };
  const options = { ...user, cwd: folder, env };
  const runAsServer: RunAsServer = (command, args, more = {}) => {
    const ran = spawnSync(command, args, {
      ...options,
      env: { ...env, ...more },
      encoding: 'utf8',
    });
    if (ran.status !== 0) throw new Error(`${command} failed: ${ran.stderr || ran.error?.message}`);
  };
  await fill(folder, runAsServer);

  const port = await freePort();
  const url = `postgres://slipway@127.0.0.1:${port}/postgres`;
  const flags = ['max_connections=300', `unix_socket_directories=${folder}`, ...settings];
  const start = async () => {
    const address = ['-D', folder, '-h', '127.0.0.1', '-p', String(port)];
    const args = [...address, ...flags.flatMap((each) => ['-c', each])];
    const started = spawn(join(programs, 'postgres'), args, { ...options, stdio: 'ignore' });
    await untilItAnswers(url, started);
    return started;
  };
  const end = async (running: ChildProcess, signal: 'SIGINT' | 'SIGKILL' = 'SIGINT') => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  };

  let server = await start();
  return {
    url,
    async restart() {
      await end(server);
      server = await start();
    },
    async replaceData(fillAgain) {
      await end(server, 'SIGKILL');
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
      await fillAgain(folder, runAsServer);
      server = await start();
    },
    async stop() {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
