import { StartError } from '../../start-error.ts';
import { lockFolder } from './folder-lock.ts';

/** Takes the lock of a folder and holds it until the parent process disconnects. */
process.on('message', () => {});
const [folder = ''] = process.argv.slice(2);
try {
  await lockFolder(folder, false);
  process.send?.('taken');
} catch (error) {
  process.send?.(error instanceof StartError ? 'refused' : String(error));
}
