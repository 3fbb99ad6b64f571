import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { TESTS_ALL } from '../../scripts/test/left-out.ts';
import { builtHtml, onePageOfEachShape } from '../test/page-shapes.ts';
import { specifiedRoutes } from '../test/specified-routes.ts';
import {
  axeFindings,
  drawAll,
  hideRepeats,
  markNewLooks,
  markNewlyShown,
  NEW_LOOKS,
  NEWLY_SHOWN,
  rememberShown,
} from './axe.ts';
import { hydrated } from './hydrated.ts';
import { jumps } from './layout-shift.ts';

/** The reference is as long as thirty guides, so it is a test of its own, with all of it unfolded. */
const longest = '/api/';
/** Every page with `--all`, and else as few as have among them every kind of element there is. */
const chosen = TESTS_ALL ? specifiedRoutes : onePageOfEachShape(builtHtml(specifiedRoutes));
const others = chosen.filter((route) => route !== longest);
const pagesPerTest = 10;

const groups = [
  ...(chosen.includes(longest) ? [[longest]] : []),
  ...others.flatMap((_, at) => (at % pagesPerTest ? [] : [others.slice(at, at + pagesPerTest)])),
];

type RulesWithin = [rules: Parameters<typeof axeFindings>[1], within?: string];

/**
 * Rules that do not look at colors run in one mode, on the whole page as a phone shows it and then on
 * what only a wide screen shows and no earlier page had in the same shape. Those about colors run in
 * both modes, on texts whose look no earlier page had.
 */
const screens = [
  { size: { width: 390, height: 844 }, modes: ['dark', 'light'] },
  { size: { width: 1440, height: 900 }, modes: ['light', 'dark'] },
] as const;
const checked = { looks: new Set<string>(), wideShapes: new Set<string>() };

for (const routes of groups) {
  test(`no error, no foreign request, nothing too wide, nothing jumps, nothing for axe: ${routes[0]} and on`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const findings: string[] = [];
    noteErrorsAndForeignRequests(page, `${baseURL}/`, findings);
    for (const route of routes) {
      await page.setViewportSize(screens[0].size);
      findings.push(...(await load(page, route)));
      await drawAll(page);
      if (!TESTS_ALL) await hideRepeats(page);
      if (route === longest) {
        await unfold(page);
      }
      for (const { size, modes } of screens) {
        const check = async (mode: string, ...rules: RulesWithin) => {
          await setMode(page, mode);
          const found = await axeFindings(page, ...rules);
          findings.push(...found.map((line) => `${route} ${size.width} ${mode} ${line}`));
        };
        await page.setViewportSize(size);
        const hasNewLooks = await markNewLooks(page, checked.looks);
        if (size === screens[0].size) {
          await check(modes[0], 'all but colors');
          await rememberShown(page);
        } else if (await markNewlyShown(page, checked.wideShapes)) {
          await check(modes[0], 'all but colors', NEWLY_SHOWN);
        }
        if (!hasNewLooks) continue;
        for (const mode of modes) await check(mode, 'colors', NEW_LOOKS);
      }
    }
    expect(findings).toEqual([]);
  });
}

test('the reference can be read and pressed as it opens, on a phone and on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize(screens[0].size);
  await page.goto(longest);
  await hydrated(page);
  await page.setViewportSize(screens[1].size);
});

/** Loads a page, and returns how it is too wide or jumps. */
async function load(page: Page, route: string): Promise<string[]> {
  const findings: string[] = [];
  await page.goto(route, { waitUntil: 'load' });
  await hydrated(page);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (tooWide > 0) findings.push(`${route} is ${tooWide} px wider than a phone`);
  return [...findings, ...(await jumps(page))];
}

/** Shows also what is folded at first. What is near what changes with it, and nothing else. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

async function setMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
}

function noteErrorsAndForeignRequests(page: Page, home: string, findings: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      findings.push(`${page.url()} ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => findings.push(`${page.url()} ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(home) && !request.url().startsWith('data:')) {
      findings.push(`${page.url()} asks for ${request.url()}`);
    }
  });
}
