import { createServer } from 'node:http';

/** The paths of endpoints that do not work. */
export const HANGING = '/hanging';
export const FAILING = '/failing';

/** What an endpoint has been sent: how long after they happened, and which. */
export type Received = Record<string, { delays: number[]; events: number }>;

const received = new Map<string, { delays: number[]; ids: Set<string> }>();

function report(): Received {
  const entries = [...received].map(([path, { delays, ids }]) => [
    path,
    { delays, events: ids.size },
  ]);
  return Object.fromEntries(entries);
}

/** Endpoints in a process of their own, so that they take no time from those who send. */
function listen(port: number): void {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (request.method === 'GET') {
      response.end(JSON.stringify(path === '/report' ? report() : {}));
      if (path === '/reset') received.clear();
      return;
    }
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      if (path === HANGING) return;
      const { id, timestamp, type } = JSON.parse(body);
      const of = received.get(path) ?? { delays: [], ids: new Set() };
      received.set(path, of);
      if (type !== 'webhook.test') {
        of.delays.push(Date.now() - Date.parse(timestamp));
        of.ids.add(id);
      }
      response.writeHead(path === FAILING ? 500 : 204).end();
    });
  });
  server.keepAliveTimeout = 30_000;
  server.listen(port, '127.0.0.1');
}

if (process.argv[1]?.includes('webhook-receiver')) listen(Number(process.env.API_PORT));
