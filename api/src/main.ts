import { readConfig } from './config.ts';
import { type RunningApi, startApi } from './server.ts';
import { StartError } from './start-error.ts';

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

try {
  stopOnSignal(await startApi(readConfig(process.env)));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
