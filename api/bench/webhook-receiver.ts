import { createServer } from 'node:net';

/** The paths of endpoints that do not work. */
export const HANGING = '/hanging';
export const FAILING = '/failing';

/** What an endpoint has been sent: how long after they happened, and how many different ones. */
export type Received = Record<string, { delays: number[]; events: number }>;
/** How many different events each endpoint has been sent. */
export type Counted = Record<string, number>;

const received = new Map<string, { delays: number[]; ids: Set<string> }>();

function told(path: string): Received | Counted {
  const entries = [...received].map(([at, { delays, ids }]) => [
    at,
    path === '/report' ? { delays, events: ids.size } : ids.size,
  ]);
  return Object.fromEntries(entries);
}

function note(path: string, body: string): void {
  const { id, timestamp, type } = JSON.parse(body);
  if (type === 'webhook.test') return;
  const of = received.get(path) ?? { delays: [], ids: new Set() };
  received.set(path, of);
  of.delays.push(Date.now() - Date.parse(timestamp));
  of.ids.add(id);
}

function answer(method: string, path: string, body: string): string {
  if (method === 'GET') {
    const json = JSON.stringify(told(path));
    return `HTTP/1.1 200 OK\r\nContent-Length: ${json.length}\r\n\r\n${json}`;
  }
  if (path === HANGING) return '';
  note(path, body);
  if (path !== FAILING) return 'HTTP/1.1 204 No Content\r\n\r\n';
  return 'HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\n\r\n';
}

/**
 * Endpoints in a process of their own that cost as little as can be, so that they take no time from
 * those who send: they understand just what the API and this benchmark say.
 */
function listen(port: number): void {
  createServer((socket) => {
    let text = '';
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      text += chunk;
      for (let head = text.indexOf('\r\n\r\n'); head >= 0; head = text.indexOf('\r\n\r\n')) {
        const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
        const end = head + 4 + length;
        if (text.length < end) return;
        const [method = '', path = '/'] = text.slice(0, text.indexOf('\r\n')).split(' ');
        const said = answer(method, path, text.slice(head + 4, end));
        if (said) socket.write(said);
        text = text.slice(end);
      }
    });
  }).listen(port, '127.0.0.1');
}

if (process.argv[1]?.includes('webhook-receiver')) listen(Number(process.env.API_PORT));
