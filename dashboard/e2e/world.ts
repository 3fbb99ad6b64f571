import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import type { TeamName } from '@slipway/contract';
import type { Ask, Served } from './world/messages.ts';

export { expect } from '@playwright/test';

const script = fileURLToPath(new URL('./world/serve.ts', import.meta.url));

/** One process per worker that serves the Saturday, from its beginning for every spec file. */
class WorldServer {
  readonly #child: ChildProcess;
  #whom: string | undefined;
  #served: Served | undefined;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(): Promise<WorldServer> {
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const failed = once(child, 'exit').then(([code]) => {
      throw new Error(`The Saturday could not be served: the process ended with ${code}.`);
    });
    await Promise.race([once(child, 'message'), failed]);
    failed.catch(() => {});
    return new WorldServer(child);
  }

  async saturdayFor(whom: string): Promise<Served> {
    if (this.#served && this.#whom === whom) return this.#served;
    this.#whom = whom;
    this.#send('serve');
    const [served] = (await once(this.#child, 'message')) as [Served];
    this.#served = served;
    return served;
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#send('end');
    await ended;
  }

  #send(ask: Ask): void {
    this.#child.send(ask);
  }
}

/** Opens a screen as somebody of the team, in a browser of their own. */
type OpenAs = (who: TeamName, path: string, options?: BrowserContextOptions) => Promise<Page>;

export const PHONE = { viewport: { width: 390, height: 844 } } as const;
export const WIDE = { viewport: { width: 1440, height: 900 } } as const;

export const test = base.extend<
  { ownWorld: boolean; world: Served; openAs: OpenAs },
  { server: WorldServer }
>({
  /** Whether each test gets a Saturday of its own, and not each file. */
  ownWorld: [false, { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const server = await WorldServer.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  world: async ({ server, ownWorld }, use, { file, titlePath }) =>
    use(await server.saturdayFor(ownWorld ? titlePath.join(' ') : file)),
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
