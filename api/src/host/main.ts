import { readConfig } from '../config.ts';
import { createLog, errorFields } from '../log.ts';
import { StartError } from '../start-error.ts';
import { type RunningApi, startApi } from './server.ts';

/** Ends the process cleanly on Ctrl-C and on a request to terminate; a second one ends it at once. */
function stopOnSignal(api: RunningApi): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      process.once(signal, () => process.exit(1));
      await api.stop();
      process.exit(0);
    });
  }
}

/** An error that nobody caught is one request's or one job's loss: the process goes on. */
function surviveUncaughtErrors(): void {
  const { logLevel } = readConfig(process.env);
  const log = createLog(
    logLevel,
    () => new Date(),
    (line) => process.stdout.write(`${line}\n`),
  );
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => log.error('nobody caught this', errorFields(error)));
  }
}

try {
  const api = await startApi(readConfig(process.env));
  surviveUncaughtErrors();
  stopOnSignal(api);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
