import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleRequest } from './handle-request.ts';
import { readSite } from './site.ts';

export interface SiteAddress {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The folder with the built site. */
  folder: string;
  /** Milliseconds after which a connection that has sent no whole request is closed. */
  requestTimeout?: number;
}

export interface RunningSite {
  url: string;
  stop(): Promise<void>;
}

/** Serves the built site until it is stopped. The folder is read once, at the start. */
export async function serveSite({
  host,
  port,
  folder,
  requestTimeout = 15_000,
}: SiteAddress): Promise<RunningSite> {
  const site = await readSite(folder);
  const timeouts = {
    headersTimeout: requestTimeout,
    requestTimeout,
    connectionsCheckingInterval: requestTimeout / 15,
  };
  const server = createServer(timeouts, (request, response) =>
    handleRequest(site, request, response),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken. Set SITE_PORT to another number.`);
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} may not be used by this user. Set SITE_PORT to 1024 or higher.`);
  }
  return error;
}
