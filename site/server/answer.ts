import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './choose-encoding.ts';
import { contentTypeOf } from './content-types.ts';
import { findTarget } from './find-target.ts';
import type { Site, SiteFile } from './site-files.ts';

export function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    setHeaders(site, response, '/');
    response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' });
    response.end('This site answers GET and HEAD only.\n');
    return;
  }
  const target = findTarget(site.files, request.url ?? '/');
  if ('redirectTo' in target) {
    setHeaders(site, response, target.redirectTo);
    response.writeHead(301, { location: target.redirectTo });
    response.end();
    return;
  }
  setHeaders(site, response, target.path);
  sendFile(target.file, target.status, target.path, request, response);
}

function setHeaders(site: Site, response: ServerResponse, path: string): void {
  for (const rule of site.headerRules) {
    if (!rule.matches(path)) continue;
    for (const [name, value] of rule.headers) response.setHeader(name, value);
  }
}

function sendFile(
  file: SiteFile,
  status: number,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.forms);
  const etag = `"${file.hash}-${encoding}"`;
  if (!response.hasHeader('content-type')) {
    response.setHeader('content-type', contentTypeOf(path));
  }
  response.setHeader('vary', 'Accept-Encoding');
  if (!response.hasHeader('cache-control')) {
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  }
  response.setHeader('etag', etag);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);

  if (status === 200 && knows(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  response.statusCode = status;
  const body = file.forms[encoding] ?? file.forms.identity;
  response.setHeader('content-length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
