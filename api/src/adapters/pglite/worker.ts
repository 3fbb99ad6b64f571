import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { openPgliteSession } from '../../database/pglite-session.ts';
import type { WorkerAnswer, WorkerError, WorkerRequest, WorkerStart } from './pglite-worker.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const answer = (message: WorkerAnswer) => port.postMessage(message);

const { folder, program, dump }: WorkerStart = workerData;
const opened = openPgliteSession(
  new PGlite({
    dataDir: folder,
    pgliteWasmModule: program,
    ...(dump && { loadDataDir: new Blob([dump]) }),
  }),
);

opened.then(
  () => answer({ kind: 'ready' }),
  (error: unknown) => answer({ kind: 'failed', message: String(error) }),
);

port.on('message', async (request: WorkerRequest) => {
  try {
    const session = await opened;
    if (request.kind === 'close') {
      await session.close();
      port.close();
      return;
    }
    if (request.kind === 'dump') {
      const dump = await session.dump();
      port.postMessage({ kind: 'dumped', id: request.id, dump } satisfies WorkerAnswer, [
        dump.buffer,
      ]);
      return;
    }
    const result = await session.run(request.sql, request.parameters);
    answer({ kind: 'result', id: request.id, result });
  } catch (error) {
    answer({ kind: 'error', id: request.id, error: describeError(error) });
  }
});

function describeError(error: unknown): WorkerError {
  const { message, code, constraint, table, column, detail, hint, severity } = error as WorkerError;
  return { message, code, constraint, table, column, detail, hint, severity };
}
