import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextCarrier } from '../ports/text-carrier.ts';

/** Writes each text into a folder, with the number it is for in the first line. */
export function textsToFiles(folder: string): TextCarrier {
  return {
    async deliver({ id, recipient, text }) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${id}.txt`), `To: ${recipient}\n\n${text}\n`);
    },
  };
}
