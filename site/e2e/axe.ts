import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe that look at colors. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is drawn now, a line each, by all of its rules or only by some. */
export async function axeFindings(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const { axe } = window as never as { axe: typeof import('axe-core') };
    // Two frames: what watches sizes has seen a new one and has drawn again.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes
        // What is not drawn until it comes into view lies over its neighbors for axe.
        .filter(
          ({ failureSummary = '' }) =>
            !(id === 'target-size' && failureSummary.includes('partially obscured')),
        )
        .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  }, only);
}
