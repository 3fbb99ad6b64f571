import { readFileSync } from 'node:fs';
import { root } from '../../scripts/repository.ts';
import { changedFiles } from '../../scripts/test/changed-files.ts';
import { TESTS_ALL } from '../../scripts/test/left-out.ts';
import { guideFiles, stepFileOf } from '../../site/steps/guide-files.ts';
import type { GuideSteps, Open } from '../../site/steps/guide-steps.ts';
import { numberedSteps } from '../../site/steps/numbered-steps.ts';
import { pairSteps } from '../../site/steps/pair-steps.ts';
import { walkGuide } from '../../site/steps/walk-guide.ts';
import { test } from './world.ts';

// Each guide begins on a Saturday that nobody has touched.
test.use({ ownWorld: true });

const guides = guideFiles().filter(
  ({ path }) => numberedSteps(readFileSync(path, 'utf8')).length > 0,
);

/** Where in the dashboard a guide begins, without the booking that it is about. */
function screenOf({ path }: (typeof guides)[number]): string {
  const [, screen = ''] = /screen: '([^'?]+)/.exec(readFileSync(stepFileOf(path), 'utf8')) ?? [];
  return screen.replace(/\/[A-Z0-9]{6}$/, '');
}

const changed = TESTS_ALL ? new Set() : changedFiles(root);

/** The first guide of each screen and those that are being changed; all of them with `--all`. */
const chosen = guides.filter((file, at) => {
  const isFirst = guides.findIndex((other) => screenOf(other) === screenOf(file)) === at;
  const files = [file.name, stepFileOf(file.name)];
  return TESTS_ALL || isFirst || files.some((name) => changed.has(name));
});

for (const file of chosen) {
  test(`${file.name} can be done as it is written`, async ({ openAs }) => {
    const { default: guide } = (await import(stepFileOf(file.path))) as { default: GuideSteps };
    const text = readFileSync(file.path, 'utf8');
    const steps = pairSteps({ file: file.name, text, steps: guide.steps });
    const open: Open = async (who, path) => {
      const page = await openAs(who, path);
      page.setDefaultTimeout(30_000);
      await page.context().grantPermissions(['clipboard-write']);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      return page.mainFrame();
    };
    await walkGuide({
      file: file.name,
      steps,
      screen: await open(guide.who, guide.screen),
      open,
    });
  });
}
