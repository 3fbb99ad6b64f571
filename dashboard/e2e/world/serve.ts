import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningApi, readConfig, startApi } from '@slipway/api';
import { DEMO_PASSWORD, storeSaturday, storeWeeksAround } from '@slipway/api/demo';
import { loadKestrelQuay, loadSaturday } from '@slipway/company';
import { EXAMPLE_ID, TEAM } from '@slipway/contract';
import { beginTeamSession } from '../../../api/src/access/team/sessions.ts';
import { templateFolder } from '../../../api/test/harness/templates.ts';
import type { Ask, Served } from './messages.ts';

/** The Saturday of the guides begins at 09:50 and goes on from there. */
const saturday = await loadSaturday();
const folder = await mkdtemp(join(tmpdir(), 'slipway-dashboard-'));
const template = join(folder, 'template');
const sessionsFile = join(folder, 'sessions.json');

const config = readConfig({
  API_PORT: '0',
  LOG_LEVEL: 'error',
  DEMO_PAYMENTS: 'allow',
  RATE_LIMIT: '1000000',
});

let api: RunningApi | undefined;
let rounds = 0;

function clockFrom(begun: number): () => Date {
  return () => new Date(saturday.seenAt + Date.now() - begun);
}

/** Fills a database with the Saturday and a session for each of the four people. */
async function makeTemplate(): Promise<void> {
  await cp(await templateFolder(), template, { recursive: true });
  const now = new Date(saturday.seenAt);
  const filled = await startApi(
    { ...config, dataFolder: template },
    {
      clock: () => now,
      prepare: async (database, passwords) => {
        const passwordHash = await passwords.hash(DEMO_PASSWORD);
        const neighbor = await loadKestrelQuay();
        await storeSaturday(database, { saturday, neighbor, now, passwordHash });
        await storeWeeksAround(database, { saturday, now });
        const sessions: Record<string, string> = {};
        for (const { id, name } of Object.values(TEAM)) {
          sessions[name] = await beginTeamSession(database, {
            personId: id,
            tenantId: EXAMPLE_ID.heronBay,
            browser: 'Test',
            now,
          });
        }
        await writeFile(sessionsFile, JSON.stringify(sessions));
      },
    },
  );
  await filled.stop();
}

/** The Saturday anew, as if nobody had touched it. */
async function serve(): Promise<Served> {
  await api?.stop();
  rounds += 1;
  const dataFolder = join(folder, String(rounds));
  await cp(template, dataFolder, { recursive: true });
  api = await startApi({ ...config, dataFolder }, { clock: clockFrom(Date.now()) });
  const sessions = JSON.parse(await readFile(sessionsFile, 'utf8'));
  return { url: api.pagesUrl('dashboard'), dataFolder, sessions };
}

await makeTemplate();
process.on('message', async (ask: Ask) => {
  if (ask === 'serve') process.send?.(await serve());
  else process.disconnect();
});
process.send?.('ready');
// Also when whoever started it is gone.
await once(process, 'disconnect');
await api?.stop();
await rm(folder, { recursive: true, force: true });
process.exit();
