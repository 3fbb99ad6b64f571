import { expect, type Page, test } from '@playwright/test';
import { specifiedRoutes } from '../test/specified-routes.ts';
import { axeFindings, COLOR_RULES } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { layoutShift } from './layout-shift.ts';

const pagesPerTest = 10;
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** A mode changes nothing but colors, so at each width the second one is asked about these alone. */
const looks = [
  { screen: phone, mode: 'dark' },
  { screen: phone, mode: 'light', rules: COLOR_RULES },
  { screen: wide, mode: 'light' },
  { screen: wide, mode: 'dark', rules: COLOR_RULES },
];

for (let first = 0; first < specifiedRoutes.length; first += pagesPerTest) {
  const routes = specifiedRoutes.slice(first, first + pagesPerTest);

  test(`no error, no foreign request, nothing too wide, nothing jumps, nothing for axe: ${routes[0]} and on`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const findings: string[] = [];
    noteErrorsAndForeignRequests(page, `${baseURL}/`, findings);
    for (const route of routes) {
      await page.setViewportSize(phone);
      await page.goto(route, { waitUntil: 'load' });
      await hydrated(page);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (tooWide > 0) findings.push(`${route} is ${tooWide} px wider than a phone`);
      const shift = await page.evaluate(layoutShift);
      if (shift > 0) findings.push(`${route} jumps by ${shift}`);
      for (const { screen, mode, rules } of looks) {
        await page.setViewportSize(screen);
        await page.evaluate(
          (theme) => document.documentElement.setAttribute('data-theme', theme),
          mode,
        );
        const found = await axeFindings(page, rules);
        findings.push(...found.map((line) => `${route} ${screen.width} ${mode} ${line}`));
      }
    }
    expect(findings).toEqual([]);
  });
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
