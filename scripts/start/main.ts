import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, readPort, StartError, startWithDemo } from '@slipway/api';
import { serveSite } from '@slipway/site/server';
import { announcement } from './announcement.ts';
import { requireAnswer } from './answers.ts';
import { requireFreePorts } from './free-ports.ts';
import { whenNpmIsGone } from './parent.ts';
import { buildSite, isSiteStale } from './site-build.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

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
  // Whoever starts it at a terminal reads sentences; requests are logged when LOG_LEVEL asks for it.
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const sitePort = readPort(process.env, 'SITE_PORT', 3000);
  await requireFreePorts(config.host, { API_PORT: config.port, SITE_PORT: sitePort });

  console.log('Starting the booking API …');
  const api = keep(await startWithDemo(config));
  console.log(api.demo.said);
  if (isSiteStale(root)) {
    console.log('Building the help site. This takes about a minute …');
    await buildSite(root);
  }
  const folder = join(root, 'site', 'build');
  const site = keep(await serveSite({ host: config.host, port: sitePort, folder }));
  await Promise.all([requireAnswer(`${api.url}/ready`), requireAnswer(site.url)]);
  console.log(
    announcement({
      siteUrl: site.url,
      apiUrl: api.url,
      demoKey: api.demo.keys?.heronbay,
      dataFolder: config.databaseUrl ? undefined : config.dataFolder,
    }),
  );
}

async function end(code: number): Promise<never> {
  await stopAll().catch(console.error);
  process.exit(code);
}

function stopNow(): void {
  console.log('\nStopping …');
  void end(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopNow);
whenNpmIsGone(stopNow);

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  await end(1);
}
