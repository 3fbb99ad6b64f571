import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { openPgliteSession } from '../../database/pglite-session.ts';
import type { WorkerAnswer, WorkerError, WorkerRequest, WorkerStart } from './pglite-worker.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const answer = (message: WorkerAnswer) => port.postMessage(message);

const { folder, program }: WorkerStart = workerData;
const opened = openPgliteSession(new PGlite({ dataDir: folder, pgliteWasmModule: program }));

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
