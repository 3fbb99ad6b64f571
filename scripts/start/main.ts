import { fileURLToPath } from 'node:url';
import { readConfig, readPort, StartError, startWithDemo } from '@slipway/api';
import { serveSite } from '@slipway/site/server';
import { announcement } from './announcement.ts';
import { requireFreePort } from './free-port.ts';
import { buildSite, isSiteStale } from './site-build.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

async function prepareSite(): Promise<void> {
  if (!isSiteStale(root)) return;
  console.log('Building the help site. This takes about a minute …');
  await buildSite(root);
}

/** What runs, newest last; stopping goes the other way. */
const running: { stop(): Promise<void> }[] = [];

function keep<Part extends { stop(): Promise<void> }>(part: Part): Part {
  running.push(part);
  return part;
}

async function stopAll(): Promise<void> {
  for (const part of running.splice(0).reverse()) await part.stop();
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const sitePort = readPort(process.env, 'SITE_PORT', 3000);
  await requireFreePort(config.host, config.port, 'API_PORT');
  await requireFreePort(config.host, sitePort, 'SITE_PORT');

  console.log('Starting the booking API …');
  const api = keep(await startWithDemo(config));
  console.log(api.demo.said);
  await prepareSite();
  const site = keep(await serveSite({ host: config.host, port: sitePort }));
  console.log(
    announcement({
      siteUrl: site.url,
      apiUrl: api.url,
      demoKey: api.demo.keys?.heronbay,
      database: config.databaseUrl ? 'PostgreSQL' : `embedded database in ${config.dataFolder}`,
    }),
  );
}

async function end(code: number): Promise<never> {
  await stopAll().catch(console.error);
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log('\nStopping …');
    void end(0);
  });
}

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  await end(1);
}
