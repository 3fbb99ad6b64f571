import { readFile } from 'node:fs/promises';
import { readConfig } from '../config.ts';
import { EXIT, run } from './run.ts';

// Whoever reads through `head` has seen enough; the command still ends what it began.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  process.exitCode = await run(process.argv.slice(2), {
    config: readConfig(process.env),
    now: new Date(),
    readText: (path) => readFile(path, 'utf8'),
    readBytes: async (path) => Uint8Array.from(await readFile(path)),
    untilStopped: () => new Promise((resolve) => process.once('SIGINT', () => resolve())),
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
  });
} catch (error) {
  // Settings that cannot be read, or a mistake of ours: the trace of the latter is for those who ask.
  console.error(process.env.LOG_LEVEL === 'debug' ? error : String(error));
  process.exitCode = EXIT.failed;
}
