import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { TeamName } from '@slipway/contract';
import { test as base } from '@slipway/ui/layout-check';
import type { Served } from './world/messages.ts';
import { WorldServer } from './world/server.ts';

export { expect } from '@slipway/ui/layout-check';

/** Opens a screen as somebody of the team, in a browser of their own. */
type OpenAs = (who: TeamName, path: string, options?: BrowserContextOptions) => Promise<Page>;

export const PHONE = { viewport: { width: 390, height: 844 } } as const;
export const WIDE = { viewport: { width: 1440, height: 900 } } as const;

/** Holds back what is asked for at an address until the returned function is called. */
export async function holdBack(from: Page | BrowserContext, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await from.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const test = base.extend<
  { ownWorld: boolean; differs: boolean; world: Served; openAs: OpenAs },
  { server: WorldServer }
>({
  /** Whether each test gets a Saturday of its own, and not each file. */
  ownWorld: [false, { option: true }],
  /** Whether the provider has another amount of a payment; such a test wants its own world. */
  differs: [false, { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const server = await WorldServer.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  world: async ({ server, ownWorld, differs }, use, { file, titlePath }) =>
    use(await server.saturdayFor(ownWorld ? titlePath.join(' ') : file, { differs })),
  openAs: async ({ world, browser }, use) => {
    const opened: Page[] = [];
    await use(async (who, path, options = WIDE) => {
      const context = await browser.newContext({ locale: 'en-GB', ...options });
      await context.addCookies([
        { name: 'slipway-team', value: world.sessions[who], url: world.url, httpOnly: true },
      ]);
      const page = await context.newPage();
      opened.push(page);
      await page.goto(`${world.url}${path}`);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});
