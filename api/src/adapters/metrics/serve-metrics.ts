import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../database/database.ts';
import { errorFields, type Log } from '../../log.ts';
import { type Backlog, readBacklog } from '../../metrics/read-backlog.ts';
import { StartError } from '../../start-error.ts';
import type { OpenedDatabase } from '../open-database.ts';
import type { Prometheus } from './prometheus.ts';

/** Prometheus gives up after ten seconds; the figures of the process alone are better than none. */
const BACKLOG_MS = 3_000;

type MetricsSettings = { host: string; port: number };

type Watched = { prometheus: Prometheus; opened: OpenedDatabase; log: Log };

/** Serves the figures at `/metrics` of an address of their own, which callers of the API never see. */
export async function serveMetrics(
  { host, port }: MetricsSettings,
  { prometheus, opened, log }: Watched,
): Promise<{ stop(): void }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    prometheus.note(await backlogInTime(opened.database, log), opened.pool());
    response.writeHead(200, { 'Content-Type': prometheus.contentType });
    response.end(await prometheus.text());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          `The metrics cannot be served on ${host}:${port} (${error.code}): change METRICS_HOST or METRICS_PORT.`,
        ),
      ),
    );
    server.listen(port, host, () => resolve());
  });
  const { address, port: taken, family } = server.address() as AddressInfo;
  const shown = family === 'IPv6' ? `[${address}]` : address;
  log.info('metrics are served', { url: `http://${shown}:${taken}/metrics` });
  return {
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function backlogInTime(database: Database, log: Log): Promise<Backlog | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database took too long')), BACKLOG_MS);
  });
  try {
    return await Promise.race([readBacklog(database), tooLate]);
  } catch (error) {
    log.warn('the backlog could not be read', errorFields(error));
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
