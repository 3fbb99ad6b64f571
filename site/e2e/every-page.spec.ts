import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { specifiedRoutes } from '../test/specified-routes.ts';
import { hydrated } from './hydrated.ts';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const pagesPerTest = 10;
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const looks = [
  { screen: wide, mode: 'light' },
  { screen: phone, mode: 'dark' },
];
/** A page of each kind is looked at in every way; the others share its styles. */
const allLooks = [...looks, { screen: wide, mode: 'dark' }, { screen: phone, mode: 'light' }];
const oneOfEachKind = new Set([
  '/',
  '/courses/',
  '/courses/onboarding-guide/',
  '/guides/day-to-day/',
  '/guides/day-to-day/bookings/booking-statuses/',
  '/guides/settings/dive-deeper/pricing-formulas/',
  '/guides/settings/rental-setups/pricing/configure-deposits/',
  '/releases/',
  '/releases/archive/',
  '/releases/v1.14/',
  '/search/',
]);

declare global {
  interface Window {
    axe: { run(options: object): Promise<{ violations: { id: string; nodes: Finding[] }[] }> };
  }
}

interface Finding {
  html: string;
  failureSummary: string;
}

/** What axe finds on the page as it is now, a line each. */
async function findingsOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Tables learn of a new width a moment after it is set.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { violations } = await window.axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  });
}

for (let first = 0; first < specifiedRoutes.length; first += pagesPerTest) {
  const routes = specifiedRoutes.slice(first, first + pagesPerTest);

  test(`axe finds nothing, wide and light or on a phone and dark: ${routes[0]} and on`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(axe);
    const findings: string[] = [];
    for (const route of routes) {
      await page.goto(route);
      await hydrated(page);
      for (const { screen, mode } of oneOfEachKind.has(route) ? allLooks : looks) {
        await page.setViewportSize(screen);
        await page.evaluate(
          (theme) => document.documentElement.setAttribute('data-theme', theme),
          mode,
        );
        const found = await findingsOn(page);
        findings.push(...found.map((line) => `${route} ${screen.width} ${mode} ${line}`));
      }
    }
    expect(findings).toEqual([]);
    await context.close();
  });

  test(`no error, no foreign request, nothing too wide, nothing jumps: ${routes[0]} and on`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const findings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        findings.push(`${page.url()} ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => findings.push(`${page.url()} ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
        findings.push(`${page.url()} asks for ${request.url()}`);
      }
    });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const route of routes) {
      await page.goto(route, { waitUntil: 'load' });
      await hydrated(page);
      const { tooWide, shift } = await page.evaluate(measureLayout);
      if (tooWide > 0) findings.push(`${route} is ${tooWide} px wider than a phone`);
      if (shift > 0) findings.push(`${route} jumps by ${shift}`);
    }
    expect(findings).toEqual([]);
  });
}

/** Runs in the page: how far it is wider than the window, and how much it moved while loading. */
async function measureLayout() {
  const root = document.documentElement;
  const shift = await new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 50);
  });
  return { tooWide: root.scrollWidth - root.clientWidth, shift };
}
