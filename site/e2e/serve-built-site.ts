import path from 'node:path';
import { serveSite } from '../server/index.ts';

/** Serves the built site on a free port for the whole run. */
export default async function serveBuiltSite() {
  const folder = path.resolve(__dirname, '../build');
  const site = await serveSite({ host: '127.0.0.1', port: 0, folder });
  process.env.BUILT_SITE_URL = site.url;
  return () => site.stop();
}
