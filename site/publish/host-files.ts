import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { links } from '../config/links.ts';
import { redirects } from '../config/redirects.ts';
import { search } from '../config/search.ts';
import { API_CATALOG, DOWNLOADS } from '../src/api-reference/downloads.ts';
import { searchOrigins } from '../src/search/settings.ts';
import { FRAMED_DASHBOARD } from '../src/try-it/framed-dashboard.ts';
import { contentSecurityPolicy, FRAME_POLICY, SANDBOX_POLICY } from './content-security-policy.ts';
import type { BuiltPage } from './pages.ts';

const immutable = 'Cache-Control: public, max-age=31536000, immutable';

/** The files in which static hosts read headers, redirects and crawler rules. */
export async function writeHostFiles(folder: string, pages: BuiltPage[]): Promise<void> {
  const policy = contentSecurityPolicy(pages, searchOrigins(search));
  await Promise.all([
    writeFile(path.join(folder, '_headers'), headers(policy)),
    writeFile(path.join(folder, '_redirects'), redirectLines()),
    writeFile(path.join(folder, 'robots.txt'), robots()),
  ]);
}

function headers(policy: string): string {
  const lines = [
    `Content-Security-Policy: ${policy}`,
    'Strict-Transport-Security: max-age=63072000; includeSubDomains',
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy: same-origin',
  ];
  const everywhere = ['/*', ...lines.map((line) => `  ${line}`)];
  const hashed = ['/assets/*', '/fonts/*', '/frame/assets/*'].flatMap((pattern) => [
    pattern,
    `  ${immutable}`,
  ]);
  const typed = [API_CATALOG, ...Object.values(DOWNLOADS)].flatMap(({ path: file, mediaType }) => [
    file,
    `  Content-Type: ${mediaType}`,
  ]);
  // Some hosts join the values of two rules, and two policies allow only what both do.
  const sandbox = [
    '/sandbox/*',
    `  ${immutable}`,
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${SANDBOX_POLICY}`,
  ];
  const frame = [
    FRAMED_DASHBOARD,
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${FRAME_POLICY}`,
    '  ! X-Frame-Options',
    '  X-Frame-Options: SAMEORIGIN',
  ];
  return `${[...everywhere, ...hashed, ...typed, ...sandbox, ...frame].join('\n')}\n`;
}

function redirectLines(): string {
  return redirects
    .flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`, ''])
    .join('\n');
}

function robots(): string {
  return `User-agent: *\nDisallow: /Homepage/\nDisallow: /search/\n\nSitemap: ${links.site}/sitemap.xml\n`;
}
