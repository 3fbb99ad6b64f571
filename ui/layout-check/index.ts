import { test as base } from '@playwright/test';
import { LayoutWatch } from './layout-watch.ts';

export { expect } from '@playwright/test';
export type { LayoutWatch };

/** Something that the check finds and that is right all the same. */
export interface Allowed {
  finding: RegExp;
  because: string;
}

/** A test whose pages are all looked at: what cannot be read or pressed on one of them fails it. */
export const test = base.extend<
  { allowedLayout: Allowed[]; layoutHolds: undefined },
  { layoutWatch: LayoutWatch }
>({
  allowedLayout: [[], { option: true }],
  layoutWatch: [
    async ({ browser }, use) => {
      const watch = new LayoutWatch();
      watch.watchAll(browser);
      await use(watch);
    },
    { scope: 'worker', auto: true },
  ],
  layoutHolds: [
    async ({ layoutWatch, allowedLayout }, use) => {
      await use(undefined);
      const findings = layoutWatch
        .takeFindings()
        .filter((each) => !allowedLayout.some(({ finding }) => finding.test(each)));
      if (findings.length === 0) return;
      throw new Error(`What cannot be read or pressed on its pages:\n${findings.join('\n')}`);
    },
    { auto: true },
  ],
});
