import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface SiteFile {
  /** The content in each encoding that exists. `identity` is always there. */
  content: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  /** A hash of the content, for `ETag`. */
  hash: string;
}

interface HeaderRule {
  matches: (path: string) => boolean;
  headers: [name: string, value: string][];
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
const extensions = { br: '.br', gzip: '.gz' };

export async function readSite(folder: string): Promise<Site> {
  const names = await listFiles(folder);
  if (!names.includes('/index.html')) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build -w site" first.`);
  }
  const known = new Set(names);
  const isVariant = (name: string) =>
    Object.values(extensions).some(
      (extension) => name.endsWith(extension) && known.has(name.slice(0, -extension.length)),
    );
  const served = names.filter(
    (name) => !isVariant(name) && !isHidden.test(name) && !instructionsForHosts.includes(name),
  );
  const files = await Promise.all(
    served.map(async (name) => [name, await readVariants(folder, name, known)] as const),
  );
  const headers = known.has('/_headers')
    ? await readFile(path.join(folder, '_headers'), 'utf8')
    : '';
  return { files: new Map(files), headerRules: parseHeaders(headers) };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name));
      return `/${file.split(path.sep).join('/')}`;
    });
}

async function readVariants(folder: string, name: string, known: Set<string>): Promise<SiteFile> {
  const identity = await readFile(path.join(folder, name));
  const content: SiteFile['content'] = { identity };
  for (const [encoding, extension] of Object.entries(extensions)) {
    if (!known.has(name + extension)) continue;
    content[encoding as Encoding] = await readFile(path.join(folder, name + extension));
  }
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  return { content, hash };
}

/**
 * Reads a `_headers` file: a path that may end in `*`, then its headers, indented. Static hosts read
 * the same file, so their responses and ours carry the same headers.
 */
function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    // `! Name` takes back what an earlier rule set; here a later header replaces it anyway.
    if (line.trim() === '' || /^\s+!/.test(line)) continue;
    if (/^\s/.test(line)) {
      const [name = '', ...value] = line.trim().split(':');
      rules.at(-1)?.headers.push([name.trim(), value.join(':').trim()]);
    } else {
      rules.push({ matches: matcherOf(line.trim()), headers: [] });
    }
  }
  return rules;
}

function matcherOf(pattern: string): HeaderRule['matches'] {
  if (!pattern.endsWith('*')) return (path) => path === pattern;
  return (path) => path.startsWith(pattern.slice(0, -1));
}
