import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BackedUp } from '@slipway/api/soak';
import { root } from '../repository.ts';
import { run } from './command.ts';
import { findPostgresPrograms } from './postgres-programs.ts';
import { serverUser, startPostgres } from './postgres-server.ts';

const script = (name: string) => join(root, 'deploy', 'backups', name);

/** A PostgreSQL that is backed up with the scripts of `deploy/backups`. */
export async function startBackedUpPostgres(): Promise<BackedUp & { stop(): Promise<void> }> {
  const programs = await findPostgresPrograms();
  const server = await startPostgres([]);
  const user = serverUser();
  const backups = mkdtempSync(join(tmpdir(), 'slipway-backups-'));
  if (user) chownSync(backups, user.uid, user.gid);
  const { hostname, port, username } = new URL(server.url);
  const env = {
    PATH: `${programs}:${process.env.PATH}`,
    LC_ALL: 'C',
    BACKUP_DIR: backups,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
  };
  const receiver = spawn('sh', [script('receive-wal')], {
    ...user,
    env,
    cwd: backups,
    stdio: 'ignore',
  });
  await untilItReceives(backups, receiver);
  return {
    url: server.url,
    async takeBaseBackup() {
      const { ok, output } = await run('sh', [script('base-backup')], {
        ...user,
        env,
        cwd: backups,
      });
      if (!ok) throw new Error(`base-backup failed: ${output}`);
    },
    async destroyAndRestore(moment) {
      await server.replaceData(async (folder, runAsServer) => {
        runAsServer('sh', [script('restore'), folder, moment.toISOString()], env);
      });
    },
    async stop() {
      await end(receiver);
      await server.stop();
      rmSync(backups, { recursive: true, force: true });
    },
  };
}

async function untilItReceives(backups: string, receiver: ChildProcess): Promise<void> {
  const folder = join(backups, 'wal');
  for (let attempt = 0; attempt < 100 && receiver.exitCode === null; attempt += 1) {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    if (names.some((name) => name.endsWith('.partial'))) return;
    await delay(100);
  }
  throw new Error('receive-wal did not start.');
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  await ended;
}
