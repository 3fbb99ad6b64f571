import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostedRecord } from '../src/search/providers/algolia/record.ts';

interface SearchRequest {
  indexName: string;
  query: string;
  hitsPerPage: number;
  facetFilters: string[];
  highlightPreTag: string;
  highlightPostTag: string;
}

interface Call {
  method: string;
  path: string;
  key: string;
  body: unknown;
}

/** A server on loopback that speaks the part of the hosted provider's protocol that the site uses. */
export async function startAlgoliaServer() {
  const indexes = new Map<string, HostedRecord[]>();
  const calls: Call[] = [];
  const state = { fails: false };

  const routes: [method: string, path: RegExp, answer: (name: string, body: never) => unknown][] = [
    [
      'POST',
      /^\/1\/indexes\/\*\/queries$/,
      (_, body: { requests: SearchRequest[] }) => ({
        results: body.requests.map((request) => search(indexes.get(request.indexName), request)),
      }),
    ],
    ['PUT', /^\/1\/indexes\/([^/]+)\/settings$/, () => task()],
    ['POST', /^\/1\/indexes\/([^/]+)\/synonyms\/batch$/, () => task()],
    [
      'POST',
      /^\/1\/indexes\/([^/]+)\/batch$/,
      (name, body: { requests: { body: HostedRecord }[] }) => {
        const added = body.requests.map(({ body: record }) => record);
        indexes.set(name, [...(indexes.get(name) ?? []), ...added]);
        return task();
      },
    ],
    [
      'POST',
      /^\/1\/indexes\/([^/]+)\/operation$/,
      (name, body: { operation: string; destination: string }) => {
        if (body.operation === 'move') {
          indexes.set(body.destination, indexes.get(name) ?? []);
          indexes.delete(name);
        }
        return task();
      },
    ],
    [
      'GET',
      /^\/1\/indexes\/([^/]+)\/task\/\d+$/,
      () => ({ status: 'published', pendingTask: false }),
    ],
  ];

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback');
    const body = await readBody(request);
    const key = request.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key');
    calls.push({ method: request.method ?? '', path: pathname, key: String(key), body });
    const route = routes.find(([method, path]) => method === request.method && path.test(pathname));
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Content-Type', 'application/json');
    if (request.method === 'OPTIONS') response.end();
    else if (state.fails || !route) {
      response.statusCode = state.fails ? 503 : 404;
      response.end(JSON.stringify({ message: 'unavailable', status: response.statusCode }));
    } else {
      const [, path, answer] = route;
      response.end(JSON.stringify(answer(path.exec(pathname)?.[1] ?? '', body as never)));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    indexes,
    calls,
    state,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function task() {
  return { taskID: 1, updatedAt: '2025-10-17T00:00:00Z', objectIDs: [] };
}

function search(records: HostedRecord[] = [], request: SearchRequest) {
  const words = request.query.toLowerCase().split(/\s+/);
  const hits = records
    .filter((record) =>
      request.facetFilters.every((filter) => {
        const [field = '', value] = filter.split(':');
        return record[field as keyof HostedRecord] === value;
      }),
    )
    .filter(({ page, heading, text }) => {
      const all = `${page} ${heading} ${text}`.toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .slice(0, request.hitsPerPage);
  const mark = (value: string) => ({
    value: value.replace(
      new RegExp(words.map((word) => word.replace(/\W/g, '\\$&')).join('|'), 'gi'),
      `${request.highlightPreTag}$&${request.highlightPostTag}`,
    ),
  });
  return {
    index: request.indexName,
    hits: hits.map((hit) => ({
      ...hit,
      _highlightResult: { page: mark(hit.page), heading: mark(hit.heading) },
      _snippetResult: { text: mark(hit.text.slice(0, 160)) },
    })),
    nbHits: hits.length,
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : undefined;
}
