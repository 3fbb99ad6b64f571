import type { Browser } from '@playwright/test';
import { middle, percentile } from '../figures.ts';
import type { Month } from './month.ts';

/** What a page of the benchmark offers: to draw the month, and to scroll it sideways. */
interface Drawing {
  draw(month: Month): void;
  scrollBy(pixels: number): void;
  /** What one trip is on the page. */
  bars: string;
}

declare global {
  interface Window {
    drawing: Drawing;
  }
}

export interface BoardFigures {
  /** Milliseconds from the call until the bars stay as they are. */
  draw: number;
  /** Trips that are in the page then. */
  bars: number;
  /** The 95th percentile of frames while it scrolls, at a quarter of the processor's speed. */
  frame: number;
}

const FRAMES = 180;
const PIXELS_A_FRAME = 24;
const SLOWER = 4;

/** Draws the month some times, each time on a new page, then scrolls the last one slowed down. */
export async function measure(
  browser: Browser,
  url: string,
  { month, runs }: { month: Month; runs: number },
): Promise<BoardFigures> {
  const times: number[] = [];
  let bars = 0;
  let frame = 0;
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // tsx marks functions by name with this, also those that run in the page.
    await page.addInitScript('globalThis.__name = (marked) => marked');
    await page.goto(url);
    await page.waitForFunction(() => 'drawing' in window);
    const drawn = await page.evaluate(drawOnce, month);
    times.push(drawn.milliseconds);
    bars = drawn.bars;
    if (run === runs - 1) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const frames = await page.evaluate(scroll, { count: FRAMES, pixels: PIXELS_A_FRAME });
      frame = percentile(frames, 95);
    }
    await page.close();
  }
  return { draw: middle(times), bars, frame };
}

/** Runs in the page: it is drawn when three frames show as many bars as the one before. */
async function drawOnce(month: Month): Promise<{ milliseconds: number; bars: number }> {
  const { drawing } = window;
  const count = () => document.querySelectorAll(drawing.bars).length;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const begun = performance.now();
  drawing.draw(month);
  let last = { bars: 0, at: begun };
  for (let same = 0; same < 3; ) {
    await frame();
    const bars = count();
    if (bars > 0 && bars === last.bars) same += 1;
    else {
      last = { bars, at: performance.now() };
      same = 0;
    }
  }
  return { milliseconds: last.at - begun, bars: last.bars };
}

/** Runs in the page: how long each frame took, in milliseconds. */
async function scroll({ count, pixels }: { count: number; pixels: number }): Promise<number[]> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const frames: number[] = [];
  let last = await frame();
  for (let index = 0; index < count; index += 1) {
    // There and back, so that it never stands at an end.
    window.drawing.scrollBy(index < count / 2 ? pixels : -pixels);
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  return frames;
}
