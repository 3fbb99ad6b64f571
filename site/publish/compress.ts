import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeCompressed } from '../../scripts/compressed.ts';

const compressible = /\.(css|html|js|json|md|svg|txt|webmanifest|xml|yaml)$/;
/** Below this a compressed file saves less than the header that announces it. */
const smallest = 200;

/** Compresses every text file that is not compressed yet. */
export async function compress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => compressible.test(name) && !names.includes(`${name}.br`))
      .map(async (name) => {
        const file = path.join(folder, name);
        if ((await stat(file)).size >= smallest) await writeCompressed(file);
      }),
  );
}
