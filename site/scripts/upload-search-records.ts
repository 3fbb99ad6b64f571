/** Uploads the records of the built site to the hosted search provider. */
import { readFile } from 'node:fs/promises';
import { decodeRecords, INDEX_PATH } from '../src/search/index-file.ts';
import { uploadRecords } from '../src/search/providers/algolia/upload.ts';
import { readOrigins } from '../src/search/settings.ts';

const REQUIRED = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_INDEX'] as const;

async function main() {
  const missing = REQUIRED.filter((name) => !process.env[name]);
  if (missing.length > 0) throw new Error(`Set ${missing.join(' and ')} to upload the records.`);
  const file = await readFile(new URL(`../build${INDEX_PATH}`, import.meta.url), 'utf8').catch(
    () => {
      throw new Error('The site is not built. Run `npm run build -w site` first.');
    },
  );
  const records = decodeRecords(file);
  const { ALGOLIA_APP_ID = '', ALGOLIA_ADMIN_KEY = '', ALGOLIA_INDEX = '' } = process.env;
  await uploadRecords(records, {
    appId: ALGOLIA_APP_ID,
    adminKey: ALGOLIA_ADMIN_KEY,
    index: ALGOLIA_INDEX,
    origins: readOrigins(process.env.ALGOLIA_ORIGINS),
  });
  console.log(`Uploaded ${records.length} records to ${ALGOLIA_INDEX}.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
