import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { USUAL_QUALITY } from '../../scripts/compressed.ts';
import type { SandboxManifest } from '../src/page/sandbox.ts';
import { bundleForTab } from './bundle-for-tab.ts';
import { fingerprintOf, SANDBOX_INPUTS } from './inputs.ts';
import { keptWorld } from './kept-world.ts';
import { postgresFiles, postgresWasm } from './postgres-files.ts';
import { publishFiles } from './publish-files.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const worker = new URL('../src/worker/index.ts', import.meta.url);
const pdfWriter = new URL('../src/pdf/index.ts', import.meta.url);
const stamp = `${dist}.inputs`;

/** Writes the sandbox as files that the site serves, unless they are there and up to date. */
async function buildSandbox(): Promise<void> {
  const fingerprint = `${USUAL_QUALITY} ${await fingerprintOf(SANDBOX_INPUTS)}`;
  const before = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  if (before === fingerprint) return;
  await mkdir(dist, { recursive: true });
  await rm(stamp, { force: true });
  // Files that were compressed in another way are compressed again.
  if (!before.startsWith(`${USUAL_QUALITY} `)) {
    await rm(`${dist}site`, { recursive: true, force: true });
  }
  const { snapshot, keys, documentedMoment, timeZone } = await keptWorld(dist);
  const [workerFile, postgres, files, world, pdf] = await publishFiles(`${dist}site`, [
    { name: 'worker.js', content: await bundleForTab(worker) },
    { name: 'postgres.wasm', content: await postgresWasm() },
    { name: 'postgres.data', content: await postgresFiles() },
    { name: 'world.tar', content: snapshot },
    { name: 'pdf.js', content: await bundleForTab(pdfWriter) },
  ]);
  const manifest: SandboxManifest = {
    worker: workerFile,
    postgres,
    postgresFiles: files,
    world,
    pdf,
    keys,
    documentedMoment,
    timeZone,
  };
  await writeFile(`${dist}manifest.json`, JSON.stringify(manifest, null, 2));
  await writeFile(stamp, fingerprint);
}

await buildSandbox();
