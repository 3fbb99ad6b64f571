import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../repository.ts';
import { UserError } from '../user-error.ts';
import { findCommand } from './command.ts';
import { installDebianPackages } from './debian.ts';
import { freePort, serverUser } from './postgres-server.ts';

const DEBIAN_PATH = '/usr/sbin/pgbouncer';

function systemPgbouncer(): string | undefined {
  return findCommand('pgbouncer') ?? (existsSync(DEBIAN_PATH) ? DEBIAN_PATH : undefined);
}

/** The pooler that the API is tested behind: the system's, else Debian's. */
export async function findPgbouncer(): Promise<string> {
  const known = process.env.PGBOUNCER ?? systemPgbouncer();
  if (known) return known;
  if (await installDebianPackages('pgbouncer')) return systemPgbouncer() as string;
  throw new UserError(
    'The tests run the API behind PgBouncer: install it, or set PGBOUNCER to where it is.',
  );
}

export interface Pooler {
  /** The same database, through the pooler. */
  throughPooler(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Starts PgBouncer with the example configuration before a server, with so many connections to it. */
export async function startPgbouncer(server: string, connections: number): Promise<Pooler> {
  const program = await findPgbouncer();
  const { hostname, port: serverPort, username } = new URL(server);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'slipway-pgbouncer-'));
  const example = readFileSync(join(root, 'deploy', 'pgbouncer', 'pgbouncer.ini'), 'utf8');
  const settings = {
    listen_port: port,
    auth_type: 'trust',
    auth_file: join(folder, 'userlist.txt'),
    default_pool_size: connections,
    unix_socket_dir: '',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const replaced = new RegExp(`^(${Object.keys(settings).join('|')}) = .*$`, 'gm');
  const ini = example
    .replace(/host=\S+ port=\d+/, `host=${hostname} port=${serverPort}`)
    .replace(replaced, '');
  writeFileSync(join(folder, 'pgbouncer.ini'), [ini, ...lines, ''].join('\n'));
  writeFileSync(join(folder, 'userlist.txt'), `"${username}" ""\n`);
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const pooler = spawn(program, [join(folder, 'pgbouncer.ini')], { ...user, stdio: 'ignore' });
  await untilItListens(port);
  return {
    throughPooler(databaseUrl) {
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    async stop() {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItListens(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const listens = await Promise.race([
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
      delay(1000, false),
    ]);
    socket.destroy();
    if (listens) return;
    await delay(50);
  }
  throw new Error('PgBouncer did not start.');
}
