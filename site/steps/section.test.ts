import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screens } from '../../dashboard/src/app/screens.ts';
import { ABSENT_SCREENS } from './absent-screens.ts';
import { sectionFiles, stepFileOf } from './guide-files.ts';
import type { GuideSteps } from './guide-steps.ts';
import { numberedSteps } from './numbered-steps.ts';
import { pairSteps } from './pair-steps.ts';

/** Pages that lead to the guides of the section and tell nothing on their own. */
const isIndex = (name: string) => name.endsWith('/index.mdx');
const absentGuides: readonly string[] = Object.values(ABSENT_SCREENS).flatMap(
  ({ guides }) => guides,
);
const guides = sectionFiles().filter(({ name }) => !isIndex(name));
const isAbsent = (name: string) =>
  absentGuides.some((guide) => name.endsWith(`/day-to-day/${guide}`));

/** Whether the dashboard has a screen under a menu, or an entry of it. */
function isBuilt(path: string): boolean {
  const [menu, entry = menu] = path.split(' → ');
  return screens.some((screen) => screen.menu === menu && screen.entry === entry);
}

test.each(Object.keys(ABSENT_SCREENS))('%s is not built, as the list says', (screen) => {
  expect(isBuilt(screen)).toBe(false);
});

test('a screen that is built would be found', () => {
  expect(isBuilt('Planning → Dockside')).toBe(true);
  expect(isBuilt('Bookings')).toBe(true);
});

describe.each(guides)('$name', ({ name, path }) => {
  const text = readFileSync(path, 'utf8');

  test('has its steps in a file beside it, or a reason why not', () => {
    const needsSteps = numberedSteps(text).length > 0 && !isAbsent(name);
    if (needsSteps) expect(existsSync(stepFileOf(path))).toBe(true);
    if (isAbsent(name)) expect(existsSync(stepFileOf(path))).toBe(false);
  });

  test.runIf(existsSync(stepFileOf(path)))('has an action for each step', async () => {
    const { default: guide } = (await import(stepFileOf(path))) as { default: GuideSteps };
    expect(pairSteps({ file: name, text, steps: guide.steps })).toHaveLength(guide.steps.length);
    expect(screens.some((screen) => fits(screen.path, guide.screen))).toBe(true);
  });
});

/** Whether an address is one of a screen whose path has parts that stand for anything. */
function fits(path: string, address: string): boolean {
  const [place = ''] = address.split('?');
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(place);
}
