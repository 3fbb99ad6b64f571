import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type RunningApi, startApi } from '@slipway/api';
import { loadSaturday } from '@slipway/company';
import {
  copyPlace,
  type DatabasePlace,
  removePlace,
} from '../../../api/test/harness/database-place.ts';
import { refundAtProvider } from './difference.ts';
import type { Ask, Served } from './messages.ts';
import { config, noteIn, type Saturday } from './settings.ts';

/** The Saturday of the guides begins at 09:50 and goes on from there. */
const { seenAt } = await loadSaturday();
const [, , folder, run = ''] = process.argv;
const saturday: Saturday = JSON.parse(await readFile(noteIn(folder), 'utf8'));

let running: { api: RunningApi; place: DatabasePlace } | undefined;

function clockFrom(begun: number): () => Date {
  return () => new Date(seenAt + Date.now() - begun);
}

/** The Saturday anew, as if nobody had touched it. */
async function serve(differs: boolean): Promise<Served> {
  await end();
  const place = await copyPlace(run, saturday.place);
  const api = await startApi(
    { ...config, ...place },
    {
      clock: clockFrom(Date.now()),
      ...(differs && { prepare: (database) => refundAtProvider(database, new Date(seenAt)) }),
    },
  );
  running = { api, place };
  const { sessions } = saturday;
  return { url: api.pagesUrl('dashboard'), dataFolder: place.dataFolder, sessions };
}

async function end(): Promise<void> {
  await running?.api.stop();
  if (running) await removePlace(running.place);
}

process.on('message', async (ask: Ask) => {
  if (ask === 'end') process.disconnect();
  else process.send?.(await serve(ask === 'serve with a difference'));
});
process.send?.('ready');
// Also when whoever started it is gone.
await once(process, 'disconnect');
await end();
process.exit();
