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
  { watchesLayout: boolean; layoutWatch: LayoutWatch }
>({
  allowedLayout: [[], { option: true }],
  /** Whether pages are looked at whenever they change, and not only when a step or the test ends. */
  watchesLayout: [true, { option: true, scope: 'worker' }],
  layoutWatch: [
    async ({ browser, watchesLayout }, use) => {
      const watch = new LayoutWatch(watchesLayout);
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
