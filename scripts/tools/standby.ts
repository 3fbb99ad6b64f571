import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** Starts a PostgreSQL that follows another one, as a copy of it that is kept up to date. */
export function startStandby(
  primary: string,
  settings: readonly string[] = [],
): Promise<PostgresServer> {
  return startPostgres(['fsync=off', ...settings], async (folder, runAsServer) => {
    const copy = ['--wal-method=stream', '--checkpoint=fast', '--write-recovery-conf', '--no-sync'];
    runAsServer('pg_basebackup', ['-D', folder, '-d', primary, ...copy]);
  });
}
