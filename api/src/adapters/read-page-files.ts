import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type DashboardFiles, NO_DASHBOARD } from '../ports/dashboard-files.ts';
import { NO_PAGES, type PageFile, type PageFiles } from '../ports/page-files.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

type Listed = {
  pages: { name: string; paths: string[]; file: string }[];
  languages: Record<string, string>;
};

/** Reads the built pages into memory, once: only what is there at the start can be asked for. */
export function readPageFiles(folder: string): PageFiles {
  if (!existsSync(join(folder, 'pages.json'))) return NO_PAGES;
  const { pages, languages }: Listed = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
  const files = readFiles(folder, [
    'embed.js',
    ...filesIn(folder, 'assets'),
    ...filesIn(folder, 'media'),
  ]);
  return {
    pages: pages.map(({ file, ...page }) => ({
      ...page,
      html: readFileSync(join(folder, file), 'utf8'),
    })),
    languages,
    file: (path) => files.get(path),
  };
}

/** Reads the built dashboard into memory in the same way. */
export function readDashboardFiles(folder: string): DashboardFiles {
  if (!existsSync(join(folder, 'index.html'))) return NO_DASHBOARD;
  const files = readFiles(folder, ['service-worker.js', ...filesIn(folder, 'assets')]);
  return {
    html: readFileSync(join(folder, 'index.html'), 'utf8'),
    file: (path) => files.get(path),
  };
}

function readFiles(folder: string, paths: readonly string[]): Map<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const path of paths) {
    const type = TYPES[extname(path)];
    const body = type && read(join(folder, path));
    if (body) files.set(`/${path}`, { type, body, encoded: encodedForms(join(folder, path)) });
  }
  return files;
}

function filesIn(folder: string, name: string): string[] {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) =>
    join(name, file).replaceAll('\\', '/'),
  );
}

function encodedForms(path: string): PageFile['encoded'] {
  const [br, gzip] = [read(`${path}.br`), read(`${path}.gz`)];
  return { ...(br && { br }), ...(gzip && { gzip }) };
}

function read(path: string): Uint8Array<ArrayBuffer> | undefined {
  return existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined;
}
