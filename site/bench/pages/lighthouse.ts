import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installPeer } from './peers/install.ts';

export interface LighthouseScores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}

const runs = 5;
const run = promisify(execFile);

/** Lighthouse on a simulated phone: the median of performance, and the other scores of that run. */
export async function runLighthouse(url: string): Promise<LighthouseScores> {
  const folder = await installPeer('lighthouse', { lighthouse: '^12.2.3' });
  const results: LighthouseScores[] = [];
  for (let count = 0; count < runs; count += 1) results.push(await runOnce(folder, url));
  const sorted = results.toSorted((a, b) => a.performance - b.performance);
  return sorted[Math.floor(runs / 2)] as LighthouseScores;
}

async function runOnce(folder: string, url: string): Promise<LighthouseScores> {
  const { stdout } = await run(
    'node',
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    },
  );
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number }> };
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
