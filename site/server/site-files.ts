import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type HeaderRule, parseHeadersFile } from './headers-file.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface SiteFile {
  /** The content in each form it exists in. `identity` is always there. */
  forms: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  /** A hash of the content, for `ETag`. */
  hash: string;
}

/** The whole site in memory, so that a build at the same time cannot take a file away. */
export interface Site {
  /** Every file that may be served, by its exact path. What is not in here does not exist. */
  files: Map<string, SiteFile>;
  headerRules: HeaderRule[];
}

const instructionsForHosts = ['/_headers', '/_redirects'];
/** A file that begins with a dot was left behind by a tool, except where the web has a use for it. */
const isHidden = /\/\.(?!well-known\/)/;
const extensions: Partial<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

export async function readSite(folder: string): Promise<Site> {
  const names = await list(folder);
  if (!names.includes('/index.html')) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build -w site" first.`);
  }
  const known = new Set(names);
  const isForm = (name: string) =>
    Object.values(extensions).some(
      (ext) => name.endsWith(ext) && known.has(name.slice(0, -ext.length)),
    );
  const served = names.filter(
    (name) => !isForm(name) && !isHidden.test(name) && !instructionsForHosts.includes(name),
  );
  const files = await Promise.all(
    served.map(async (name) => [name, await inspect(folder, name, known)] as const),
  );
  const headers = known.has('/_headers')
    ? await readFile(path.join(folder, '_headers'), 'utf8')
    : '';
  return { files: new Map(files), headerRules: parseHeadersFile(headers) };
}

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name));
      return `/${file.split(path.sep).join('/')}`;
    });
}

async function inspect(folder: string, name: string, known: Set<string>): Promise<SiteFile> {
  const identity = await readFile(path.join(folder, name));
  const forms: SiteFile['forms'] = { identity };
  for (const [encoding, extension] of Object.entries(extensions)) {
    if (!known.has(name + extension)) continue;
    forms[encoding as Encoding] = await readFile(path.join(folder, name + extension));
  }
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  return { forms, hash };
}
