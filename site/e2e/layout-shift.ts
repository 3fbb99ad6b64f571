import type { Page } from '@playwright/test';

/**
 * A line that moves by a pixel or two when a font comes late, or one that is drawn while its second
 * half is still on its way, scores 0.003 at most; a busy machine can see a few of them on one page.
 */
const SMALL = 0.01;

/** What has jumped since the page began to load, if together it is more than `most`. */
export async function jumps(page: Page, most = SMALL): Promise<string[]> {
  const { sum, jumped } = await page.evaluate(layoutShifts);
  return sum > most ? [`${page.url()} jumps by ${sum}: ${jumped.join(', ')}`] : [];
}

/** Runs in the page. */
function layoutShifts(): Promise<{ sum: number; jumped: string[] }> {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
  return new Promise((resolve) => {
    let sum = 0;
    const jumped: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        sum += value;
        for (const { node } of sources) {
          const text = node instanceof Element ? node.outerHTML : node?.textContent;
          jumped.push(`${value.toFixed(4)} ${text?.slice(0, 80)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve({ sum, jumped }), 50);
  });
}
