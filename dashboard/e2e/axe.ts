import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { someForms } from '../../scripts/test/left-out.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What night changes is the colors; everything else was looked at by day. */
const BY_NIGHT = ['color-contrast', 'link-in-text-block'];

/** Expects axe to find nothing on the page as it is drawn now, by day, and with `--all` by night. */
export async function expectNoFindings(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  for (const colorScheme of someForms(['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await page.evaluate(
      async (only) => {
        const { axe } = window as never as { axe: typeof import('axe-core') };
        await new Promise(requestAnimationFrame);
        // A color that is on its way from one to another is neither.
        const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
        await Promise.all(changes.map(({ finished }) => finished.catch(() => {})));
        const { violations } = await axe.run('html', {
          resultTypes: ['violations'],
          ...(only
            ? { runOnly: only }
            : {
                rules: {
                  'target-size': { enabled: true },
                  'label-content-name-mismatch': { enabled: true },
                },
              }),
        });
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
        );
      },
      colorScheme === 'dark' ? BY_NIGHT : null,
    );
    expect(found, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
