import { parseArgs } from 'node:util';
import { markdownTable } from '../../scripts/bench/markdown-table.ts';
import buildApi from '../scripts/build.ts';
import { postgresVersion } from './bench-database.ts';
import { CONNECTIONS } from './load.ts';
import { MEASURED } from './measure.ts';
import { measureCompany, POOL } from './measure-company.ts';
import { measureLists } from './measure-lists.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
});
const server = process.env.TEST_DATABASE_URL;
if (!server) {
  console.error(
    'Set TEST_DATABASE_URL to a PostgreSQL server whose role may create databases, or say npm run bench -- --only api in the root folder, which starts one.',
  );
  process.exit(1);
}

await buildApi();
const sizes = values.sizes.split(',').map(Number);
const settings = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
console.log(
  `Requests over ${CONNECTIONS} connections to one process with a pool of ${POOL}, on PostgreSQL ${await postgresVersion(server)}. The peer is a bare \`node:http\` server that runs the same statements with the same driver and checks nothing.`,
);
for (const size of sizes) {
  const title = `${size.toLocaleString('en-US')} bookings`;
  console.error(`${title} …`);
  const rows = await measureCompany(server, size, settings);
  console.log(`\n### ${title}\n\n${markdownTable(['', ...MEASURED], rows)}`);
}
console.error('creating beside lists …');
console.log(
  `\n### Creating a booking beside readers and a slow writer\n\nOne caller creates bookings of a company with 10,000, while a transaction of the same company stays open and four callers list its bookings ten times a second. Nobody waits for a reader: the ratio is to creating alone.\n\n${markdownTable(['', 'median', 'ratio'], await measureLists(server, settings))}`,
);
