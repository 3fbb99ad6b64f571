import type { Month } from './month.ts';

/** What a page of the benchmark offers: to draw the month, and to scroll it sideways. */
export interface Drawing {
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
