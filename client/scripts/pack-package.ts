import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildPackage } from './build-package.ts';

export interface PackedPackage {
  filename: string;
  /** Bytes of the archive. */
  size: number;
  /** Bytes when unpacked. */
  unpackedSize: number;
  files: { path: string; size: number }[];
}

/** Builds the package below a folder and packs it into that folder, as npm would publish it. */
export async function packPackage(folder: URL): Promise<PackedPackage> {
  const built = new URL('built/', folder);
  await buildPackage(built);
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--json', '--silent', '--pack-destination', fileURLToPath(folder)],
    { cwd: built },
  );
  const [packed] = JSON.parse(stdout);
  return packed;
}
