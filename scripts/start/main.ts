import { readConfig, readPort, StartError, startWithDemo } from '@slipway/api';
import { serveSite } from '@slipway/site/server';
import { failWith, UserError } from '../user-error.ts';
import { whenStopped } from '../when-stopped.ts';
import { announcement } from './announcement.ts';
import { dashboard, site as siteBuild, storefront } from './builds.ts';
import { requireFreePorts } from './free-ports.ts';

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
  const config = readConfig({ LOG_LEVEL: 'warn', DEMO_PAYMENTS: 'allow', ...process.env });
  const sitePort = readPort(process.env, 'SITE_PORT', 3000);
  await requireFreePorts(config.host, { API_PORT: config.port, SITE_PORT: sitePort });

  if (storefront.isStale()) {
    console.log("Building the customers' pages …");
    await storefront.make();
  }
  if (dashboard.isStale()) {
    console.log('Building the dashboard …');
    await dashboard.make();
  }
  console.log('Starting the booking API …');
  const api = keep(await startWithDemo(config));
  console.log(api.demo.said);
  if (siteBuild.isStale()) {
    console.log('Building the help site. This takes about a minute …');
    await siteBuild.make();
  }
  const { folder } = siteBuild;
  const site = keep(await serveSite({ host: config.host, port: sitePort, folder }));
  await Promise.all([requireAnswer(`${api.url}/ready`), requireAnswer(site.url)]);
  console.log(
    announcement({
      siteUrl: site.url,
      apiUrl: api.url,
      demoKey: api.demo.keys?.heronbay,
      pages: api.demo.pages,
      dashboard: api.demo.dashboard,
      dataFolder: config.databaseUrl ? undefined : config.dataFolder,
    }),
  );
}

/** Makes sure that something answers before a person is told that it does. */
async function requireAnswer(url: string): Promise<void> {
  const { ok, status } = await fetch(url);
  if (!ok)
    throw new UserError(`${url} started and then answered ${status}: look at the log above.`);
}

async function end(code: number): Promise<never> {
  await stopAll().catch(console.error);
  process.exit(code);
}

whenStopped(() => {
  console.log('\nStopping …');
  void end(0);
});

try {
  await start();
} catch (error) {
  failWith(error instanceof StartError ? new UserError(error.message) : error);
  await end(1);
}
