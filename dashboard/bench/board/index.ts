import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { markdownTable } from '../../../scripts/bench/markdown-table.ts';
import { addedKib } from '../../build/script-weight.ts';
import { type Page, servePage } from './build-page.ts';
import { measure } from './measure.ts';
import { makeMonth } from './month.ts';
import { preparePeers } from './peers.ts';

const RUNS = 5;
const HEADS = ['', 'script KiB', 'draw ms', 'bars in the page', 'frame ms, 95th percentile'];

/** Our Board beside the timelines that others would take, with the same month in the same run. */
export async function benchBoard(browser: Browser): Promise<string> {
  const month = makeMonth();
  const rows: (string | number)[][] = [];
  const row = async (name: string, page: Page, scriptKib: number) => {
    console.error(`${name} …`);
    try {
      const { draw, bars, frame } = await measure(browser, page.url, { month, runs: RUNS });
      rows.push([name, scriptKib.toFixed(1), draw.toFixed(0), bars, frame.toFixed(1)]);
    } finally {
      page.stop();
    }
  };
  const ours = await servePage(fileURLToPath(new URL('our-board.tsx', import.meta.url)));
  await row('Board', ours, addedKib('src/features/planning/Board.tsx'));
  for (const [name, script] of await preparePeers()) {
    const peer = await servePage(script);
    await row(name, peer, peer.scriptKib);
  }
  const { boats, trips, days } = month;
  return `### The Board with ${boats.length} boats, ${trips.length.toLocaleString('en-US')} trips and ${days} days

Script is what it adds to a dashboard that has React, with Brotli; drawing is the middle of ${RUNS} runs until the bars stay as they are; frames are those of scrolling at a quarter of the processor's speed.

${markdownTable(HEADS, rows)}`;
}
