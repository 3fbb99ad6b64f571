import { writeFile } from 'node:fs/promises';
import { startApi } from '@slipway/api';
import { DEMO_PASSWORD, storeSaturday, storeWeeksAround } from '@slipway/api/demo';
import { loadKestrelQuay, loadSaturday } from '@slipway/company';
import { EXAMPLE_ID, TEAM, type TeamName } from '@slipway/contract';
import { beginTeamSession } from '../../../api/src/access/team/sessions.ts';
import {
  browserTestsServer,
  copyPlace,
  emptyPlace,
} from '../../../api/test/harness/database-place.ts';
import { config, noteIn, type Saturday } from './settings.ts';

/** Fills a database with the Saturday and a session for each of the four people. */
const saturday = await loadSaturday();
const now = new Date(saturday.seenAt);
const [, , folder, run = ''] = process.argv;
const place = await copyPlace(run, await emptyPlace(run, browserTestsServer));
const sessions = {} as Record<TeamName, string>;
const filled = await startApi(
  { ...config, ...place },
  {
    clock: () => now,
    prepare: async (database, passwords) => {
      const passwordHash = await passwords.hash(DEMO_PASSWORD, 'team');
      const neighbor = await loadKestrelQuay();
      await storeSaturday(database, { saturday, neighbor, now, passwordHash });
      await storeWeeksAround(database, { saturday, now });
      for (const { id, name } of Object.values(TEAM)) {
        sessions[name] = await beginTeamSession(database, {
          personId: id,
          tenantId: EXAMPLE_ID.heronBay,
          browser: 'Test',
          now,
        });
      }
    },
  },
);
await filled.stop();
await writeFile(noteIn(folder), JSON.stringify({ place, sessions } satisfies Saturday));
