import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { VALUE_PARSERS } from '../../database/value-parsers.ts';
import type { WorkerAnswer, WorkerError, WorkerRequest, WorkerResult } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const answer = (message: WorkerAnswer) => port.postMessage(message);

const pglite = new PGlite({ dataDir: (workerData as { folder: string }).folder });
const opened = pglite.waitReady.then(async () => {
  // PGlite knows more types than the shared table; those stay text, and parameters are text already.
  pglite.parsers = { ...everyType(pglite.parsers), ...VALUE_PARSERS };
  pglite.serializers = everyType(pglite.serializers);
  await pglite.exec("set timezone = 'UTC'; set intervalstyle = 'iso_8601'");
});

opened.then(
  () => answer({ kind: 'ready' }),
  (error: unknown) => answer({ kind: 'failed', message: String(error) }),
);

port.on('message', async (request: WorkerRequest) => {
  try {
    await opened;
    if (request.kind === 'close') {
      await pglite.close();
      port.close();
      return;
    }
    answer({ kind: 'result', id: request.id, result: await run(request.sql, request.parameters) });
  } catch (error) {
    answer({ kind: 'error', id: request.id, error: describeError(error) });
  }
});

function everyType(byType: object): Record<string, (text: string) => string> {
  return Object.fromEntries(Object.keys(byType).map((typeId) => [typeId, String]));
}

/** Without parameters the text may hold several statements; the result is that of the last. */
async function run(sql: string, parameters: (string | null)[]): Promise<WorkerResult> {
  const result =
    parameters.length > 0
      ? await pglite.query<Record<string, unknown>>(sql, parameters)
      : (await pglite.exec(sql)).at(-1);
  return {
    rows: (result?.rows ?? []) as WorkerResult['rows'],
    affectedRows: result?.affectedRows ?? 0,
  };
}

function describeError(error: unknown): WorkerError {
  const { message, code, constraint, table, column, detail, hint, severity } = error as WorkerError;
  return { message, code, constraint, table, column, detail, hint, severity };
}
