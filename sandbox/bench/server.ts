import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, startApi } from '@slipway/api';
import type { SandboxManifest } from '../src/page/sandbox.ts';
import type { TimedCall } from './calls.ts';

const world = fileURLToPath(new URL('../dist/world.tar', import.meta.url));

/** The server on the embedded database, with the world of the sandbox in it. */
export async function openServer({ keys }: SandboxManifest) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'slipway-bench-'));
  await mkdir(join(dataFolder, 'database'));
  execFileSync('tar', ['-xf', world, '-C', join(dataFolder, 'database')], { stdio: 'ignore' });
  const api = await startApi(
    readConfig({ API_PORT: '0', DATA_DIR: dataFolder, LOG_LEVEL: 'silent' }),
  );
  return {
    async times({ path, repeats, bodyOf }: TimedCall): Promise<number[]> {
      const times: number[] = [];
      for (let round = 0; round < repeats; round += 1) {
        const body = bodyOf?.(round) ?? null;
        const began = performance.now();
        const response = await fetch(api.url + path, {
          method: body === null ? 'GET' : 'POST',
          headers: { Authorization: `Bearer ${keys.valid}`, 'Content-Type': 'application/json' },
          body,
        });
        const text = await response.text();
        times.push(performance.now() - began);
        if (!response.ok) throw new Error(text);
      }
      return times;
    },
    async close() {
      await api.stop();
      await rm(dataFolder, { recursive: true });
    },
  };
}
