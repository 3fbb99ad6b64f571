import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCompressed } from '../../scripts/compressed.ts';
import type { SandboxFile } from '../src/page/sandbox.ts';

type NewFile = { name: string; content: Buffer };
type Published<Files extends readonly NewFile[]> = { [Index in keyof Files]: SandboxFile };

/**
 * Writes each file under a name that holds its hash, with its compressed forms beside it, and removes
 * the others. A file that is there already is not compressed again, which takes long.
 */
export async function publishFiles<const Files extends readonly NewFile[]>(
  folder: string,
  files: Files,
): Promise<Published<Files>> {
  const place = join(folder, 'sandbox');
  await mkdir(place, { recursive: true });
  const published = await Promise.all(files.map((file) => publish(place, file)));
  const kept = published.flatMap(({ path }) => ['', '.br', '.gz'].map((form) => path + form));
  for (const name of await readdir(place)) {
    if (!kept.includes(`/sandbox/${name}`)) await rm(join(place, name));
  }
  return published as unknown as Published<Files>;
}

async function publish(place: string, { name, content }: NewFile): Promise<SandboxFile> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const hashed = name.replace('.', `.${hash}.`);
  const file = join(place, hashed);
  if (!existsSync(`${file}.br`)) {
    await writeFile(file, content);
    await writeCompressed(file);
  }
  const { length: brotliBytes } = await readFile(`${file}.br`);
  return { path: `/sandbox/${hashed}`, bytes: content.length, brotliBytes };
}
