import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, serveSite } from './index.ts';

const home = '<h1>Home</h1>'.repeat(20);
let folder: string;
let site: RunningSite;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'slipway-site-'));
  const files: Record<string, string | Buffer> = {
    'index.html': home,
    'index.html.br': brotliCompressSync(home),
    'index.html.gz': gzipSync(home),
    '404.html': '<h1>Page not found</h1>',
    'guides/settings/index.html': '<h1>Settings</h1>',
    'assets/js/main.1a2b3c4d.js': 'export {};',
    'search-index.json': '{}',
    'sandbox/postgres.1a2b3c4d.wasm': '\0asm',
    _headers:
      '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public, immutable\n/sandbox/*\n  ! X-Frame-Options\n  X-Frame-Options: SAMEORIGIN\n',
    _redirects: '/guides /guides/day-to-day/ 301\n',
    '.env': 'SECRET=1',
    'guides/.git/config': '[core]',
    '.well-known/api-catalog': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  await symlink('/etc/passwd', path.join(folder, 'passwd.txt'));
  await symlink('/etc', path.join(folder, 'etc'));
  site = await serveSite({ host: '127.0.0.1', port: 0, folder });
});

afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends the path as it is written: `fetch` would tidy it up first. */
function get(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: target, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the server of the built site', () => {
  it('answers a page under its address with a slash', async () => {
    const answer = await get('/guides/settings/');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.toString()).toBe('<h1>Settings</h1>');
  });

  it('answers the files that programs look for under .well-known', async () => {
    expect((await get('/.well-known/api-catalog')).status).toBe(200);
  });

  it.each([
    ['/guides/settings', '/guides/settings/'],
    ['/guides/settings?q=a%20b', '/guides/settings/?q=a%20b'],
    ['/guides/settings/index.html', '/guides/settings/'],
    ['/index.html', '/'],
    ['/guides', '/guides/day-to-day/'],
    ['/guides/', '/guides/day-to-day/'],
    ['/guides?next=//evil.example', '/guides/day-to-day/?next=//evil.example'],
    ['/guides/settings?q=%0d%0aX-Forged:1', '/guides/settings/?q=%0d%0aX-Forged:1'],
    ['/guides/?q=1', '/guides/day-to-day/?q=1'],
    ['/api/index', '/api/'],
    ['/api/index/', '/api/'],
  ])('sends %s on to %s', async (from, to) => {
    const answer = await get(from);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(to);
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.headers['x-forged']).toBeUndefined();
  });

  it.each([
    '/nothing/',
    '/guides/settings/nothing',
    '/GUIDES/settings/',
    '/search-index.json/',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/index.html.br',
    '/../server/index.ts',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%252e%252e/etc/passwd',
    '/..\\..\\etc\\passwd',
    '/passwd.txt',
    '/etc/passwd',
    '/.env',
    '/guides/.git/config',
    '//evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2fevil.example/..',
    '//guides/settings',
    'http://evil.example/guides/settings',
    '/__proto__',
    '/index.html%00.png',
    '/%00',
    '/%',
  ])('answers %s with the not-found page and status 404', async (target) => {
    const answer = await get(target);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('<h1>Page not found</h1>');
  });

  it.each([
    ['br, gzip', 'br', brotliCompressSync(home)],
    ['gzip', 'gzip', gzipSync(home)],
    ['br;q=0, gzip', 'gzip', gzipSync(home)],
    ['identity', undefined, Buffer.from(home)],
  ])('sends a caller that accepts "%s" the form %s', async (accepted, encoding, body) => {
    const answer = await get('/', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.body.equals(body)).toBe(true);
  });

  it('answers 304 to a caller that has the page already', async () => {
    const first = await get('/');
    const second = await get('/', { 'if-none-match': `"other", W/${first.headers.etag}` });
    expect(second.status).toBe(304);
    expect(second.body.length).toBe(0);
  });

  it('lets hashed files be kept for good and everything else be asked for again', async () => {
    const script = await get('/assets/js/main.1a2b3c4d.js');
    expect(script.headers['cache-control']).toBe('public, immutable');
    const page = await get('/');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('lets a later rule replace a header, and names WebAssembly by its type', async () => {
    const { headers } = await get('/sandbox/postgres.1a2b3c4d.wasm');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-type']).toBe('application/wasm');
  });

  it('answers HEAD like GET, without a body', async () => {
    const answer = await get('/', { 'accept-encoding': 'br' }, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.body.length).toBe(0);
  });

  it('keeps serving what it read at the start while the site is built again', async () => {
    const page = path.join(folder, 'guides/settings/index.html');
    await rm(page);
    const answer = await get('/guides/settings/');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe('<h1>Settings</h1>');
    await writeFile(page, '<h1>Settings</h1>');
  });

  it('closes a connection on which nothing is asked', async () => {
    const hasty = await serveSite({ host: '127.0.0.1', port: 0, folder, requestTimeout: 300 });
    const { hostname, port } = new URL(hasty.url);
    const parts = await connect(Number(port), hostname).toArray();
    expect(Buffer.concat(parts).toString()).toMatch(/^HTTP\/1\.1 408 /);
    await hasty.stop();
  });

  it('refuses other methods in one sentence', async () => {
    const answer = await get('/', {}, 'POST');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.body.toString()).toBe('This site answers GET and HEAD only.\n');
  });

  it('says that a port is taken and what to set', async () => {
    const port = Number(new URL(site.url).port);
    await expect(serveSite({ host: '127.0.0.1', port, folder })).rejects.toThrow(
      `Port ${port} is taken. Set SITE_PORT to another number.`,
    );
  });

  it('says that there is no built site and how to build one', async () => {
    const empty = path.join(folder, 'assets');
    await expect(serveSite({ host: '127.0.0.1', port: 0, folder: empty })).rejects.toThrow(
      `There is no built site in ${empty}. Run "npm run build -w site" first.`,
    );
  });
});
