import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installPeer } from './install-peer.ts';

export interface LighthouseFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Seconds until the page reacts, on the simulated phone. */
  interactive: number;
  /** Script in KiB as it travels. */
  script: number;
  /** Everything in KiB as it travels. */
  all: number;
  requests: number;
}

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items: Item[] } }>;
}
type Item = { resourceType?: string; transferSize?: number };

const run = promisify(execFile);

/** Lighthouse on a simulated phone, an odd number of times: the run with the median performance. */
export async function runLighthouse(
  url: string,
  runs: number,
  headers: Record<string, string> = {},
): Promise<LighthouseFigures> {
  const folder = await installPeer('lighthouse', { lighthouse: '^12.2.3' });
  const results: LighthouseFigures[] = [];
  for (let count = 0; count < runs; count += 1) results.push(await runOnce(folder, url, headers));
  const sorted = results.toSorted((a, b) => a.performance - b.performance);
  return sorted[Math.floor(runs / 2)] as LighthouseFigures;
}

async function runOnce(
  folder: string,
  url: string,
  headers: Record<string, string>,
): Promise<LighthouseFigures> {
  const { stdout } = await run(
    'node',
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--extra-headers=${JSON.stringify(headers)}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const requests = audits['network-requests']?.details?.items ?? [];
  const kib = (items: Item[]) =>
    items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    interactive: (audits.interactive?.numericValue ?? 0) / 1000,
    script: kib(requests.filter(({ resourceType }) => resourceType === 'Script')),
    all: kib(requests),
    requests: requests.length,
  };
}
