import type { Browser, BrowserContext, Frame, Page } from '@playwright/test';
import type { Report, Watched } from './in-page/install.ts';
import { pageScript } from './page-script.ts';

/** What ends a state of a page without a press or a key on it. */
const STEPS = ['close', 'goto', 'reload', 'goBack', 'goForward', 'setViewportSize'] as const;

/** Looks at pages, and remembers what it has seen and found. */
export class LayoutWatch {
  /** How many pages were looked at, and how long that took. */
  looks = 0;
  milliseconds = 0;
  #seen = { pages: new Set<string>(), kinds: new Set<string>() };
  #findings = new Set<string>();
  readonly #watches: boolean;

  /** @param watches whether pages are looked at whenever they change, and not only before each step */
  constructor(watches = true) {
    this.#watches = watches;
  }

  /** Watches every page that is opened in a browser, by whatever means. */
  watchAll(browser: Browser): void {
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
      const context = await newContext(options);
      await this.watch(context);
      return context;
    };
  }

  async watch(context: BrowserContext): Promise<void> {
    if (this.#watches) {
      await context.exposeBinding('tellLayout', (_, report: Report) => this.#note(report));
      await context.addInitScript({ content: this.#script() });
    }
    context.on('page', (page) => {
      for (const step of STEPS) before(page, step, () => this.lookAt(page));
    });
    before(context, 'close', () => Promise.all(context.pages().map((page) => this.lookAt(page))));
  }

  /** What is wrong on a page at this moment, with all that is framed in it. */
  async lookAt(page: Page): Promise<void> {
    // A frame may go while it is asked.
    await Promise.all(page.frames().map((frame) => this.#lookAtFrame(frame).catch(() => {})));
  }

  /** The same once the window has another size, and scripts that ask for the size have drawn. */
  async lookAtSize(page: Page, size: { width: number; height: number }): Promise<void> {
    await page.setViewportSize(size);
    await page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
    );
    await this.lookAt(page);
  }

  /** What was found since the last call, a sentence each. */
  takeFindings(): string[] {
    const findings = [...this.#findings];
    this.#findings.clear();
    return findings;
  }

  async #lookAtFrame(frame: Frame): Promise<void> {
    if (frame.parentFrame() && frame.url().startsWith('chrome-error:')) {
      const isShown = await (await frame.frameElement()).isVisible();
      if (isShown)
        this.#findings.add(`${frame.page().url()}: a frame shows an error of the browser.`);
    }
    if (!frame.url().startsWith('http')) return;
    let report = await frame.evaluate(look);
    if (report === null) {
      // Nothing has been watching it, as where a page may run no scripts.
      await frame.evaluate(this.#script());
      report = await frame.evaluate(look);
    }
    if (report) this.#note(report);
  }

  #script(): string {
    const { pages, kinds } = this.#seen;
    return pageScript({ pages: [...pages], kinds: [...kinds] }, this.#watches);
  }

  #note({ findings, pages, kinds, at, milliseconds }: Report): void {
    for (const page of pages) this.#seen.pages.add(page);
    for (const kind of kinds) this.#seen.kinds.add(kind);
    for (const finding of findings) this.#findings.add(`${at}: ${finding}`);
    this.looks += 1;
    this.milliseconds += milliseconds;
  }
}

/** Runs in the page: what is wrong with it now, or null where nothing watches it. */
function look(): Report | undefined | null {
  return 'checkLayout' in window ? (window as never as Watched).checkLayout() : null;
}

/** Does something before each call of a method. */
function before<Name extends string>(
  on: Record<Name, (...given: never[]) => Promise<unknown>>,
  name: Name,
  first: () => Promise<unknown>,
): void {
  const method = on[name].bind(on);
  on[name] = async (...given) => {
    await first();
    return method(...given);
  };
}
