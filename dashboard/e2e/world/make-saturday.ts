import { cp, writeFile } from 'node:fs/promises';
import { startApi } from '@slipway/api';
import { DEMO_PASSWORD, storeSaturday, storeWeeksAround } from '@slipway/api/demo';
import { loadKestrelQuay, loadSaturday } from '@slipway/company';
import { EXAMPLE_ID, TEAM } from '@slipway/contract';
import { beginTeamSession } from '../../../api/src/access/team/sessions.ts';
import { templateFolder } from '../../../api/test/harness/templates.ts';
import { config, saturdayIn, sessionsIn } from './settings.ts';

/** Fills a database with the Saturday and a session for each of the four people. */
const saturday = await loadSaturday();
const now = new Date(saturday.seenAt);
const dataFolder = saturdayIn(process.argv[2]);
await cp(await templateFolder(), dataFolder, { recursive: true });
const filled = await startApi(
  { ...config, dataFolder },
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
      await writeFile(sessionsIn(process.argv[2]), JSON.stringify(sessions));
    },
  },
);
await filled.stop();
