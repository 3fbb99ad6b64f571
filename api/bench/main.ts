import { parseArgs } from 'node:util';
import { markdownTable } from '../../scripts/bench/markdown-table.ts';
import buildApi from '../scripts/build.ts';
import { postgresVersion } from './bench-database.ts';
import { CONNECTIONS } from './load.ts';
import { MEASURED } from './measure.ts';
import { measureCompanies } from './measure-companies.ts';
import { measureCompany, POOL } from './measure-company.ts';
import { flowTable, measureFlow } from './measure-flow.ts';
import { measureLedger, WITH_LEDGER } from './measure-ledger.ts';
import { measureLists } from './measure-lists.ts';
import { measureOperating, OPERATING } from './measure-operating.ts';
import { BOATS, COPIES, measurePressure } from './measure-pressure.ts';
import { measureReplicas, WITH_REPLICAS } from './measure-replicas.ts';
import { measureWebhooks } from './measure-webhooks.ts';
import { MIGRATED, measureMigration } from './migrate-ledger.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    parts: {
      type: 'string',
      default: 'operations,lists,flow,operating,replicas,pressure,webhooks',
    },
    events: { type: 'string', default: '200' },
    companies: { type: 'string', default: '200' },
    bookings: { type: 'string', default: '20000000' },
    single: { type: 'string', default: '1000000' },
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
const parts = values.parts.split(',');
for (const size of parts.includes('operations') ? sizes : []) {
  const title = `${size.toLocaleString('en-US')} bookings`;
  console.error(`${title} …`);
  const rows = await measureCompany(server, size, settings);
  console.log(`\n### ${title}\n\n${markdownTable(['', ...MEASURED], rows)}`);
}
if (parts.includes('lists')) {
  console.error('creating beside lists …');
  console.log(
    `\n### Creating a booking beside readers and a slow writer\n\nOne caller creates bookings of a company with 10,000, while a transaction of the same company stays open and four callers list its bookings ten times a second. Nobody waits for a reader: the ratio is to creating alone.\n\n${markdownTable(['', 'median', 'ratio'], await measureLists(server, settings))}`,
  );
}
if (parts.includes('flow')) {
  const measured = new Map<number, Map<string, number>>();
  for (const size of sizes) {
    console.error(`the booking flow with ${size.toLocaleString('en-US')} bookings …`);
    measured.set(size, await measureFlow(server, size, settings));
  }
  const { head, rows } = flowTable(measured);
  console.log(
    `\n### Start times, pages and cursors of a company that grows\n\nBookings and customers as many as the column says. Time of the whole machine for one answer; ratios are to the availability answer, and of customers to their first page.\n\n${markdownTable(head, rows)}`,
  );
}
if (parts.includes('operating')) {
  console.error('metrics, traces and a pooler …');
  console.log(
    `\n### What metrics, traces and a pooler cost\n\nTwo processes of the API on one database with 10,000 bookings, in turns: one with metrics that are read every five seconds, with traces that are sent to a collector, or behind PgBouncer with as many connections, and one without. “Code for traces that is off” is beside a server that was built without that code. Requests a second, and processor time of the API for each.\n\n${markdownTable(['', ...OPERATING], await measureOperating(server, settings))}`,
  );
}
if (parts.includes('replicas')) {
  console.error('replicas …');
  console.log(
    `\n### Replicas for reading\n\nThree processes of the API in turns, on a primary of their own with 10,000 bookings, without a replica, with one and with two. All servers share this machine, so that replicas cannot make reading faster here: what they show is the processor time that a read costs the primary.\n\n${markdownTable(['', ...WITH_REPLICAS], await measureReplicas(settings))}`,
  );
}
if (parts.includes('pressure')) {
  console.error('the last boats, and copies in step …');
  const { boats, copies } = await measurePressure(server);
  console.log(
    `\n### The last boats, and copies kept in step\n\nClients of two processes hold, extend, confirm, cancel and book the same trips of four days: 6 boats and 20 picnic boxes a day, and a code with 6 uses. The last three columns are the most that anybody had at one moment. Every hold that was alive at its confirmation was honored, at the price that it had frozen.\n\n${markdownTable(BOATS, [boats])}\n\nTwo copies follow the bookings while eight writers change them and 500 holds end at one moment, compared with the database at the end. One reads the list behind its cursor, page by page, the other the events.\n\n${markdownTable(['follows', ...COPIES], copies)}`,
  );
}
if (parts.includes('webhooks')) {
  console.error('webhooks …');
  const eventsPerSecond = Number(values.events);
  const seconds = 6 * settings.seconds;
  const head = 'endpoints,each wants,lost,twice,a second,p50,p95,p99,API CPU µs'.split(',');
  const rows = [
    ...(await measureWebhooks(server, { eventsPerSecond, seconds, wants: 'one type' })),
    ...(await measureWebhooks(server, { eventsPerSecond, seconds, wants: 'everything' })),
  ];
  console.log(
    `\n### Webhooks\n\n${eventsPerSecond} events a second of six types for ${seconds} seconds, sent by one process; endpoints, database and whoever makes the events share the machine. The one that hangs and the one that fails want everything. The figures are those of the endpoints that work; the delay is from the event to its arrival, and the processor time is for each request that was made.\n\n${markdownTable(head, rows)}`,
  );
}
if (parts.includes('companies')) {
  const [companies, bookings, single] = [values.companies, values.bookings, values.single].map(
    Number,
  ) as [number, number, number];
  const shown = (number: number) => number.toLocaleString('en-US');
  console.error(`${shown(companies)} companies with ${shown(bookings)} bookings …`);
  const { operations, sizes, faults } = await measureCompanies({
    ...settings,
    companies,
    bookings,
    single,
  });
  const heads = ['', `1 company, ${shown(single)}`, `${shown(companies)} companies`, 'ratio'];
  console.log(
    `\n### ${shown(companies)} companies with ${shown(bookings)} bookings in all\n\nBeside one company with ${shown(single)}, in a database of the same server, asked in turns; the many are asked one after the other. Time of the whole machine for one answer. No big table was read from end to end, or the command would have failed.\n\n${markdownTable(heads, operations)}\n\n${markdownTable(['table', 'rows', 'MB', 'MB of indexes'], sizes)}`,
  );
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
}
if (parts.includes('ledger')) {
  const rows: (string | number)[][] = [];
  for (const size of sizes) {
    const shown = size.toLocaleString('en-US');
    console.error(`migrating the money of ${shown} bookings …`);
    const migrated = await measureMigration(server, size);
    rows.push([shown, ...MIGRATED.map((name) => migrated[name].toLocaleString('en-US'))]);
    if (migrated.differ + migrated['without a right entry'] > 0) process.exitCode = 1;
  }
  console.log(
    `\n### Opening the books of bookings that are there\n\nA company with costs, payments, deposits, requests, transactions and refunds of the version before, migrated while four callers book and take cash, for old bookings as well. Answers of the public API and of the dashboard about 2,000 bookings and 40 days, the sums of all bookings, and a check of every line of their money are read before and after.\n\n${markdownTable(['bookings', ...MIGRATED], rows)}`,
  );
  console.error('with and without entries …');
  const requests = 50 * settings.seconds * settings.rounds;
  console.log(
    `\n### What the entries of the ledger cost\n\nTwo companies with 10,000 bookings on the same code, one without the tables and triggers of the entries, asked in turns of one request. Medians of ${requests} requests each; the time of a write includes the commit.\n\n${markdownTable(['', ...WITH_LEDGER], await measureLedger(server, { requests }))}`,
  );
}
