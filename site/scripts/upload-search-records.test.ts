import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startAlgoliaServer } from '../test/algolia-server.ts';
import { readBuiltIndex } from '../test/built-site.ts';

const script = fileURLToPath(new URL('./upload-search-records.ts', import.meta.url));

function upload(env: Record<string, string>) {
  return promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    env: { PATH: process.env.PATH, ...env },
  });
}

let server: Awaited<ReturnType<typeof startAlgoliaServer>>;
beforeEach(async () => {
  server = await startAlgoliaServer();
});
afterEach(() => server.stop());

test('uploads exactly the records that readers of the built site search', async () => {
  const { stdout } = await upload({
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_ADMIN_KEY: 'admin',
    ALGOLIA_INDEX: 'help',
    ALGOLIA_ORIGINS: server.origin,
  });
  const records = await readBuiltIndex();
  const uploaded = server.indexes.get('help') ?? [];
  expect(uploaded.map(({ url }) => url)).toEqual(records.map(({ url }) => url));
  expect(stdout).toBe(`Uploaded ${records.length} records to help.\n`);
}, 30_000);

test('says which settings are missing, and uploads nothing', async () => {
  const attempt = upload({ ALGOLIA_APP_ID: 'APP', ALGOLIA_ORIGINS: server.origin });
  await expect(attempt).rejects.toMatchObject({
    stderr: 'Set ALGOLIA_ADMIN_KEY and ALGOLIA_INDEX to upload the records.\n',
  });
  expect(server.calls).toEqual([]);
}, 30_000);
