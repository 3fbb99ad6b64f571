import { redirects } from '../config/redirects.ts';
import type { SiteFile } from './site-files.ts';

interface Found {
  file: SiteFile;
  path: string;
  status: 200 | 404;
}

export type Target = Found | { redirectTo: string };

/** What a request is for: a file, another address, or the not-found page. */
export function findTarget(files: Map<string, SiteFile>, requested: string): Target {
  const queryAt = requested.search(/[?#]/);
  const query = queryAt === -1 ? '' : requested.slice(queryAt).replace(/#.*$/, '');
  const path = decode(queryAt === -1 ? requested : requested.slice(0, queryAt));
  if (path === undefined) return notFound(files);

  const redirect = redirects.find(({ from }) => path === from || path === `${from}/`);
  if (redirect) return { redirectTo: redirect.to + query };

  const page = path.endsWith('/') ? `${path}index.html` : path;
  if (files.has(`${path}/index.html`)) return { redirectTo: `${encodeURI(path)}/${query}` };
  if (path.endsWith('/index.html') && files.has(path)) {
    return { redirectTo: encodeURI(path.slice(0, -'index.html'.length)) + query };
  }
  const file = files.get(page);
  if (file) return { file, path: page, status: page === '/404.html' ? 404 : 200 };
  return notFound(files);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function notFound(files: Map<string, SiteFile>): Found {
  const file = files.get('/404.html');
  if (!file) throw new Error('The built site has no 404.html. Build it again.');
  return { file, path: '/404.html', status: 404 };
}
