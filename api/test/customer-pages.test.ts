import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadHeronBay } from '@slipway/company';
import { pictureAddress } from '@slipway/contract/picture-address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPageFiles } from '../src/adapters/read-page-files.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { testApp } from './harness/test-app.ts';
import { anyEngine, TestWorld } from './harness.ts';

const HTML = [
  '<!doctype html><html lang="{{language}}"><head><title>{{title}}</title>{{preloads}}</head>',
  '<body><noscript>{{noscript}}</noscript></body></html>',
].join('');

/** A small build, as the storefront writes one. */
function writeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slipway_pages_'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'media/heronbay'), { recursive: true });
  const pages = [
    { name: 'book', paths: ['/book'], file: 'page.html' },
    { name: 'booking', paths: ['/bookings/{reference}'], file: 'page.html' },
    { name: 'payment', paths: ['/bookings/{reference}/pay', '/pay/demo/{id}'], file: 'page.html' },
    { name: 'sign-in', paths: ['/sign-in'], file: 'page.html' },
  ];
  const languages = { de: '/assets/de-1a2b.js' };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ pages, languages }));
  writeFileSync(join(folder, 'page.html'), HTML);
  writeFileSync(join(folder, 'embed.js'), 'window.Slipway = {};');
  writeFileSync(join(folder, 'assets', 'de-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'de-1a2b.js.br'), 'brotli');
  writeFileSync(join(folder, 'media/heronbay/plover-5.jpg'), 'drawn');
  return folder;
}

describe('the pages of a company', () => {
  const folder = writeBuild();
  let world: TestWorld;
  let close: () => Promise<void>;
  let open: (path: string, headers?: Record<string, string>, host?: string) => Promise<Response>;

  beforeAll(async () => {
    world = await TestWorld.create(anyEngine, storeRentalCompanies);
    const opened = await world.database.open(2);
    close = () => opened.close();
    const { app } = testApp(opened, { pageFiles: readPageFiles(folder) });
    open = (path, headers = {}, host = 'heronbay.slipway.example') =>
      app(new Request(`https://${host}${path}`, { headers }), { address: '127.0.0.1' });
  });
  afterAll(async () => {
    await close?.();
    await world?.destroy();
    rmSync(folder, { recursive: true });
  });

  test('are HTML in the language of the link, of the browser, or of the company', async () => {
    const languageOf = async (path: string, accepted = '') => {
      const answer = await open(path, { 'Accept-Language': accepted });
      expect(answer.status).toBe(200);
      return /lang="(\w+)"/.exec(await answer.text())?.[1];
    };
    expect(await languageOf('/book')).toBe('en');
    expect(await languageOf('/book', 'de-AT,de;q=0.9')).toBe('de');
    expect(await languageOf('/book?lang=da', 'de')).toBe('da');
    expect(await languageOf('/book?lang="><script>', 'it')).toBe('en');
  });

  test('say whom to call when scripts are blocked, and load the texts of the language early', async () => {
    const text = await (await open('/book?lang=de')).text();
    expect(text).toContain('Heron Bay Boats');
    expect(text).toMatch(/<noscript>[^<]*\+45/);
    expect(text).toContain('<link rel="modulepreload" href="/assets/de-1a2b.js">');
  });

  test('run scripts and styles of their own alone', async () => {
    for (const path of ['/book', '/bookings/R7K2QD', '/sign-in']) {
      const policy = (await open(path)).headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
    }
  });

  test.each(['/bookings/R7K2QD', '/bookings/R7K2QD/pay', '/pay/demo/1', '/sign-in'])(
    'cannot be framed: %s',
    async (path) => {
      const { headers } = await open(path);
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('X-Frame-Options')).toBe('DENY');
    },
  );

  test('may be framed where they are made for it: the form', async () => {
    const { headers } = await open('/book');
    expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors https:');
    expect(headers.get('X-Frame-Options')).toBeNull();
  });

  test('tell nobody where a customer comes from, and are never kept by a shared cache', async () => {
    const { headers } = await open('/bookings/R7K2QD');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });

  test('send hashed files once and for all, compressed for whoever understands that', async () => {
    const plain = await open('/assets/de-1a2b.js');
    expect(plain.headers.get('Cache-Control')).toContain('immutable');
    expect(plain.headers.get('Content-Type')).toContain('text/javascript');
    expect(await plain.text()).toBe('export {};');
    const small = await open('/assets/de-1a2b.js', { 'Accept-Encoding': 'gzip, br' });
    expect(small.headers.get('Content-Encoding')).toBe('br');
    const embed = await open('/embed.js');
    expect(embed.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(embed.headers.get('Cache-Control')).not.toContain('immutable');
  });

  test('have the pictures of the example company, which mails show as well', async () => {
    const picture = await open('/media/heronbay/plover-5.jpg');
    expect(picture.headers.get('Content-Type')).toBe('image/jpeg');
    expect(picture.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(await picture.text()).toBe('drawn');
    const { docks, boatModels, addOns } = await loadHeronBay();
    const media = [...docks, ...boatModels, ...addOns].flatMap((each) => each.media);
    const stills = media.flatMap(({ type, variants: { thumb, fullSize } }) =>
      type === 'image' ? [thumb, fullSize] : [thumb],
    );
    expect(stills).toHaveLength(11);
    for (const url of stills) {
      const file = new URL(`../../storefront/public${pictureAddress(url)}`, import.meta.url);
      expect(existsSync(file), url).toBe(true);
    }
  });

  test('do not exist under other paths, other hosts or outside the build', async () => {
    const missing = [
      await open('/'),
      await open('/assets/..%2fpages.json'),
      await open('/assets/nothing.js'),
      await open('/media/heronbay/nothing.jpg'),
      await open('/media/..%2f/pages.json'),
      await open('/book', {}, 'nobody.slipway.example'),
      await open('/book', {}, 'api.slipway.example'),
      await open('/book', {}, 'heronbay.slipway.example.evil.example'),
      await open('/book', {}, 'a.heronbay.slipway.example'),
    ];
    expect(missing.map(({ status }) => status)).toEqual(missing.map(() => 404));
  });
});
