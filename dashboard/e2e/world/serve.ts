import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningApi, startApi } from '@slipway/api';
import { loadSaturday } from '@slipway/company';
import type { Ask, Served } from './messages.ts';
import { config, saturdayIn, sessionsIn } from './settings.ts';

/** The Saturday of the guides begins at 09:50 and goes on from there. */
const { seenAt } = await loadSaturday();
const [, , folderOfRun] = process.argv;
const folder = await mkdtemp(join(tmpdir(), 'slipway-dashboard-'));

let api: RunningApi | undefined;
let rounds = 0;

function clockFrom(begun: number): () => Date {
  return () => new Date(seenAt + Date.now() - begun);
}

/** The Saturday anew, as if nobody had touched it. */
async function serve(): Promise<Served> {
  await api?.stop();
  rounds += 1;
  const dataFolder = join(folder, String(rounds));
  await cp(saturdayIn(folderOfRun), dataFolder, { recursive: true });
  api = await startApi({ ...config, dataFolder }, { clock: clockFrom(Date.now()) });
  const sessions = JSON.parse(await readFile(sessionsIn(folderOfRun), 'utf8'));
  return { url: api.pagesUrl('dashboard'), dataFolder, sessions };
}

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
