import { type Config, readConfig, readPort, StartError, startWithDemo } from '@slipway/api';
import { serveSite } from '@slipway/site/server';
import { endCommands } from '../tools/command.ts';
import { failWith, UserError } from '../user-error.ts';
import { whenStopped } from '../when-stopped.ts';
import { productAnnouncement, SITE_FOLLOWS, siteAnnouncement } from './announcement.ts';
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

  // The site is built beside the product, which goes first and is there in half of the time.
  let siteIsBuilt = !siteBuild.isStale();
  const buildSite = async () => {
    if (!siteIsBuilt) await siteBuild.make({ inBackground: true });
    siteIsBuilt = true;
  };
  const product = startProduct(config).then(() => {
    if (!siteIsBuilt) console.log(SITE_FOLLOWS);
  });
  await Promise.all([product, buildSite()]);
  const { folder } = siteBuild;
  const site = keep(await serveSite({ host: config.host, port: sitePort, folder }));
  await requireAnswer(site.url);
  console.log(siteAnnouncement(site.url));
}

/** Starts the API with the pages of customers and team, and says where everything is. */
async function startProduct(config: Config): Promise<void> {
  const stale = [storefront, dashboard].filter((build) => build.isStale());
  if (stale.length > 0) console.log("Building the customers' pages and the dashboard …");
  await Promise.all(stale.map((build) => build.make()));
  console.log('Starting the booking API …');
  const api = keep(await startWithDemo(config));
  console.log(api.demo.said);
  await requireAnswer(`${api.url}/ready`);
  console.log(
    productAnnouncement({
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

let isEnding = false;

async function end(code: number): Promise<never> {
  isEnding = true;
  endCommands();
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
  // A build that is ended with everything else has not failed.
  if (!isEnding) {
    failWith(error instanceof StartError ? new UserError(error.message) : error);
    await end(1);
  }
}
