import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { redirects } from '../config/redirects.ts';
import type { Encoding, Site, SiteFile } from './site.ts';

interface FoundFile {
  file: SiteFile;
  path: string;
  status: 200 | 404;
}

const preferredEncodings: Encoding[] = ['br', 'gzip'];

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const feedTypes: Record<string, string> = {
  '/releases/atom.xml': 'application/atom+xml; charset=utf-8',
  '/releases/feed.json': 'application/feed+json; charset=utf-8',
};

export function handleRequest(site: Site, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    setHeaders(site, response, '/');
    response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' });
    response.end('This site answers GET and HEAD only.\n');
    return;
  }
  const target = resolveTarget(site.files, request.url ?? '/');
  if ('redirectTo' in target) {
    setHeaders(site, response, target.redirectTo);
    response.writeHead(301, { location: target.redirectTo });
    response.end();
    return;
  }
  setHeaders(site, response, target.path);
  sendFile(target, request, response);
}

/** What a request is for: a file, another address, or the not-found page. */
function resolveTarget(
  files: Map<string, SiteFile>,
  requested: string,
): FoundFile | { redirectTo: string } {
  const queryAt = requested.search(/[?#]/);
  const query = queryAt === -1 ? '' : requested.slice(queryAt).replace(/#.*$/, '');
  const route = decode(queryAt === -1 ? requested : requested.slice(0, queryAt));
  if (route === undefined) return notFound(files);

  const redirect = redirects.find(({ from }) => route === from || route === `${from}/`);
  if (redirect) return { redirectTo: redirect.to + query };

  const name = route.endsWith('/') ? `${route}index.html` : route;
  if (files.has(`${route}/index.html`)) return { redirectTo: `${encodeURI(route)}/${query}` };
  if (route.endsWith('/index.html') && files.has(route)) {
    return { redirectTo: encodeURI(route.slice(0, -'index.html'.length)) + query };
  }
  const file = files.get(name);
  if (file) return { file, path: name, status: name === '/404.html' ? 404 : 200 };
  return notFound(files);
}

function decode(route: string): string | undefined {
  try {
    return decodeURIComponent(route);
  } catch {
    return undefined;
  }
}

function notFound(files: Map<string, SiteFile>): FoundFile {
  const file = files.get('/404.html');
  if (!file) throw new Error('The built site has no 404.html. Build it again.');
  return { file, path: '/404.html', status: 404 };
}

function setHeaders(site: Site, response: ServerResponse, route: string): void {
  for (const rule of site.headerRules) {
    if (!rule.matches(route)) continue;
    for (const [name, value] of rule.headers) response.setHeader(name, value);
  }
}

function sendFile(
  { file, path: name, status }: FoundFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file);
  const etag = `"${file.hash}-${encoding}"`;
  if (!response.hasHeader('content-type')) response.setHeader('content-type', contentTypeOf(name));
  response.setHeader('vary', 'Accept-Encoding');
  if (!response.hasHeader('cache-control')) {
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  }
  response.setHeader('etag', etag);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);

  if (status === 200 && isKnown(etag, request.headers['if-none-match'])) {
    response.writeHead(304).end();
    return;
  }
  response.statusCode = status;
  const body = file.content[encoding] ?? file.content.identity;
  response.setHeader('content-length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function contentTypeOf(name: string): string {
  return feedTypes[name] ?? contentTypes[path.extname(name)] ?? 'application/octet-stream';
}

/** The smallest variant of a file that the caller accepts. */
function chooseEncoding(header: string | undefined, { content }: SiteFile): Encoding {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .map((part) => part.trim().split(';'))
      .filter(([, ...parameters]) => !parameters.some((text) => /^\s*q=0(\.0*)?\s*$/.test(text)))
      .map(([name]) => name),
  );
  return (
    preferredEncodings.find((encoding) => accepted.has(encoding) && content[encoding]) ?? 'identity'
  );
}

function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
