import { readFile, writeFile } from 'node:fs/promises';
import { fingerprintOf, WORLD_INPUTS } from './inputs.ts';
import { type MadeWorld, makeWorld } from './make-world.ts';

/** The world of the last build while nothing that it is made from has changed, else a new one. */
export async function keptWorld(folder: string): Promise<MadeWorld> {
  const fingerprint = await fingerprintOf(WORLD_INPUTS);
  const kept = await readKept(folder);
  if (kept?.fingerprint === fingerprint) return kept;
  const { snapshot, ...facts } = await makeWorld();
  await writeFile(`${folder}world.tar`, snapshot);
  await writeFile(`${folder}world.json`, JSON.stringify({ fingerprint, ...facts }));
  return { snapshot, ...facts };
}

async function readKept(
  folder: string,
): Promise<(MadeWorld & { fingerprint: string }) | undefined> {
  try {
    const snapshot = await readFile(`${folder}world.tar`);
    return { ...JSON.parse(await readFile(`${folder}world.json`, 'utf8')), snapshot };
  } catch {
    return undefined;
  }
}
