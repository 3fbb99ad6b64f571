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
  /** Milliseconds from the call until the bars stay as they are and are painted. */
  draw: number;
  /** Trips that are in the page then. */
  bars: number;
  /** The 95th percentile of frames while it scrolls, at a quarter of the processor's speed. */
  frame: number;
}

const FRAMES = 180;
const PIXELS_A_FRAME = 24;
const SLOWER = 4;
/** A timeline that takes seconds for a frame shows that in fewer of them. */
const SCROLL_MS = 8_000;

/** Draws the month on a new page, then scrolls it slowed down. */
export async function measure(browser: Browser, url: string, month: Month): Promise<BoardFigures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    // tsx marks functions by name with this, also those that run in the page.
    await page.addInitScript('globalThis.__name = (marked) => marked');
    await page.goto(url);
    await page.waitForFunction(() => 'drawing' in window);
    const { milliseconds, bars } = await page.evaluate(drawOnce, month);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const sideways = { count: FRAMES, pixels: PIXELS_A_FRAME, most: SCROLL_MS };
    const frames = await page.evaluate(scroll, sideways);
    return { draw: milliseconds, bars, frame: percentile(frames, 95) };
  } finally {
    await page.close();
  }
}

/** Of several runs the middle one, for each figure. */
export function middleOf(runs: readonly BoardFigures[]): BoardFigures {
  return {
    draw: middle(runs.map(({ draw }) => draw)),
    bars: middle(runs.map(({ bars }) => bars)),
    frame: middle(runs.map(({ frame }) => frame)),
  };
}

/** Runs in the page: it is drawn when four frames show as many bars as each other. */
async function drawOnce(month: Month): Promise<{ milliseconds: number; bars: number }> {
  const { drawing } = window;
  const count = () => document.querySelectorAll(drawing.bars).length;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const begun = performance.now();
  drawing.draw(month);
  let last = { bars: 0, painted: begun };
  for (let same = 0; same < 3; ) {
    await frame();
    const bars = count();
    if (bars === 0 || bars !== last.bars) {
      same = 0;
      last = { bars, painted: begun };
    } else {
      same += 1;
      // The frame before has laid out and painted what was counted in it.
      if (same === 1) last.painted = performance.now();
    }
  }
  return { milliseconds: last.painted - begun, bars: last.bars };
}

interface Sideways {
  count: number;
  pixels: number;
  /** After so many milliseconds it ends. */
  most: number;
}

/** Runs in the page: how long each frame took, in milliseconds. */
async function scroll({ count, pixels, most }: Sideways): Promise<number[]> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const frames: number[] = [];
  const begun = await frame();
  let last = begun;
  for (let index = 0; index < count && last - begun < most; index += 1) {
    // There and back, so that it never stands at an end.
    window.drawing.scrollBy(index < count / 2 ? pixels : -pixels);
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  return frames;
}
