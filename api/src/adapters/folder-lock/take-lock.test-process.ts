import { StartError } from '../../start-error.ts';
import { lockFolder } from './folder-lock.ts';

/** Tells that it is there, and at a sign takes the lock of each folder and holds what it got. */
process.on('message', async () => {
  const taken: string[] = [];
  for (const folder of process.argv.slice(2)) {
    await lockFolder(folder, false).then(
      () => taken.push(folder),
      (error) => {
        if (!(error instanceof StartError)) throw error;
      },
    );
  }
  process.send?.(taken);
});
process.send?.('ready');
