import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { specifiedRoutes } from '../test/specified-routes.ts';
import { hydrated } from './hydrated.ts';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const pagesPerTest = 10;
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

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
async function findingsOn(page: Page, mode: string): Promise<string[]> {
  // Between the modes only colors differ.
  const options = {
    resultTypes: ['violations'],
    ...(mode === 'dark' && { runOnly: ['color-contrast'] }),
  };
  return page.evaluate(async (chosen) => {
    const { violations } = await window.axe.run(chosen);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  }, options);
}

for (let first = 0; first < specifiedRoutes.length; first += pagesPerTest) {
  const routes = specifiedRoutes.slice(first, first + pagesPerTest);

  test(`axe finds nothing, in both modes and at both widths: ${routes[0]} and on`, async ({
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
      for (const screen of screens) {
        await page.setViewportSize(screen);
        for (const mode of ['light', 'dark']) {
          await page.evaluate(
            (theme) => document.documentElement.setAttribute('data-theme', theme),
            mode,
          );
          const found = await findingsOn(page, mode);
          findings.push(...found.map((line) => `${route} ${screen.width} ${mode} ${line}`));
        }
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
