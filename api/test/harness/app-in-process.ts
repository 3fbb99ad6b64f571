import { openDatabase } from '../../src/adapters/open-database.ts';
import type { AppAnswer, AppMessage, AppRequest } from './app-process.ts';
import { testApp } from './test-app.ts';

// The app in a process of its own, at the time that each request brings along.

const tell = (message: AppMessage) => process.send?.(message);

let now = new Date();
const opened = await openDatabase(
  {
    databaseUrl: process.env.DATABASE_URL,
    poolSize: 4,
    dataFolder: '',
    takeOverOtherHosts: false,
  },
  () => {},
);
const { app } = testApp(opened, {
  clock: () => now,
  sendJob: async (_transaction, name, data, { startAfter } = {}) => {
    tell({ job: { name, data, startAfter } });
  },
  requestsPerMinute: 1e9,
});

async function answer({ url, method, headers, body, address }: AppRequest): Promise<AppAnswer> {
  const request = new Request(url, { method, headers, ...(body && { body }) });
  const response = await app(request, { address });
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.text(),
  };
}

process.on('message', async ({ id, request }: { id: number; request: AppRequest }) => {
  now = request.now;
  tell({ id, answer: await answer(request) });
});
// Nobody asks any more once the test has ended, in whatever way.
process.on('disconnect', async () => {
  await opened.close();
  process.exit();
});
tell({ isReady: true });
