import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { markdownTable } from '../../../scripts/bench/markdown-table.ts';
import { addedKib } from '../../build/script-weight.ts';
import { type Page, servePage } from './build-page.ts';
import { type BoardFigures, measure, middleOf } from './measure.ts';
import { makeMonth } from './month.ts';
import { preparePeers } from './peers.ts';

const RUNS = 5;
const HEADS = ['', 'script KiB', 'draw ms', 'bars in the page', 'frame ms, 95th percentile'];

interface Timeline {
  name: string;
  page: Page;
  scriptKib: number;
  runs: BoardFigures[];
}

/** Our Board beside the timelines that others would take, with the same month in the same run. */
export async function benchBoard(browser: Browser): Promise<string> {
  const month = makeMonth();
  const timelines: Timeline[] = [];
  try {
    const page = await servePage(fileURLToPath(new URL('our-board.tsx', import.meta.url)));
    const scriptKib = addedKib('src/features/planning/Board.tsx');
    timelines.push({ name: 'Board', page, scriptKib, runs: [] });
    for (const [name, script] of await preparePeers()) {
      const peer = await servePage(script);
      timelines.push({ name, page: peer, scriptKib: peer.scriptKib, runs: [] });
    }
    // In turn, so that whatever else the machine does meets all of them.
    for (let run = 1; run <= RUNS; run += 1) {
      console.error(`The Board and its peers, run ${run} of ${RUNS} …`);
      for (const { page, runs } of timelines) runs.push(await measure(browser, page.url, month));
    }
  } finally {
    for (const { page } of timelines) page.stop();
  }
  const rows = timelines.map(({ name, scriptKib, runs }) => {
    const { draw, bars, frame } = middleOf(runs);
    return [name, scriptKib.toFixed(1), draw.toFixed(0), bars, frame.toFixed(1)];
  });
  const { boats, trips, days } = month;
  return `### The Board with ${boats.length} boats, ${trips.length.toLocaleString('en-US')} trips and ${days} days

Script is what it adds to a dashboard that has React, with Brotli. Drawing lasts until the bars stay as they are and are painted; frames are those of scrolling sideways at a quarter of the processor's speed. All in turn, each figure the middle of ${RUNS} runs.

${markdownTable(HEADS, rows)}`;
}
