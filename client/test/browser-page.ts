import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';

function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH;
  if (!path) throw new Error('Set CHROMIUM_PATH to a Chromium, for example /usr/bin/chromium.');
  return path;
}

const HTML = `<!doctype html><title>A page of an integrator</title>
<script type="module">globalThis.client = await import('/client.js');</script>`;

/** A page in Chromium, from a server of its own, that has the installed client as `client`. */
export class BrowserPage {
  readonly page: Page;
  readonly #browser: Browser;
  readonly #server: Server;

  private constructor(page: Page, browser: Browser, server: Server) {
    this.page = page;
    this.#browser = browser;
    this.#server = server;
  }

  static async open(client: URL): Promise<BrowserPage> {
    const server = createServer(({ url }, response) => {
      const isCode = url === '/client.js';
      response.setHeader('Content-Type', isCode ? 'text/javascript' : 'text/html');
      if (isCode) createReadStream(client).pipe(response);
      else response.end(HTML);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox'],
    });
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => 'client' in globalThis);
    return new BrowserPage(page, browser, server);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
  }
}
