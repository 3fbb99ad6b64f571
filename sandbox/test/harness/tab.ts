import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { API } from '@slipway/contract';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Callee } from '../../../api/test/harness/caller.ts';
import type { Answer } from '../../../api/test/harness/test-server.ts';
import type { ObservedAnswer, Progress, Sandbox, SandboxManifest } from '../../src/page/sandbox.ts';

const dist = new URL('../../dist/', import.meta.url);
const entry = fileURLToPath(new URL('../../src/page/index.ts', import.meta.url));

/** A browser and the worker of the sandbox, which may compile PostgreSQL and nothing else. */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const TYPES: Record<string, string> = { js: 'text/javascript', wasm: 'application/wasm' };

const PAGE = '<!doctype html><title>Tab</title><script src="/page.js"></script>';

declare global {
  var page: typeof import('../../src/page/index.ts');
  var sandbox: Sandbox;
  /** All that was told while the sandbox was loaded. */
  var progress: Progress[];
}

type Sent = { url: string; method: string; headers: Record<string, string>; body?: string };
type Received = { status: number; headers: [string, string][]; text: string };

/** The API in a tab of Chromium. */
export class Tab implements Callee {
  readonly page: Page;
  readonly manifest: SandboxManifest;
  readonly #browser: Browser;
  readonly #server: Server;

  private constructor(page: Page, manifest: SandboxManifest, browser: Browser, server: Server) {
    this.page = page;
    this.manifest = manifest;
    this.#browser = browser;
    this.#server = server;
  }

  /** A tab in which the API answers. */
  static async open(): Promise<Tab> {
    const tab = await Tab.openEmpty();
    await tab.start();
    return tab;
  }

  /** A tab in which nothing was loaded yet. */
  static async openEmpty(): Promise<Tab> {
    const manifest = JSON.parse(await readFile(new URL('manifest.json', dist), 'utf8'));
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      format: 'iife',
      globalName: 'page',
      write: false,
    });
    const server = await serve(outputFiles[0]?.text ?? '');
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // To optimize the database takes longer than a test runs.
      args: ['--no-sandbox', '--js-flags=--liftoff-only'],
    });
    const opened = await browser.newPage();
    opened.on('console', (message) => {
      if (message.type() === 'error') console.error(message.text());
    });
    await opened.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return new Tab(opened, manifest, browser, server);
  }

  /** Starts the sandbox as a page of the site does, and tells the milliseconds to the first answer. */
  start(): Promise<number> {
    return this.page.evaluate(
      async ({ manifest, url }) => {
        const began = performance.now();
        globalThis.progress = [];
        globalThis.sandbox = await globalThis.page.openSandbox(manifest, (now) =>
          globalThis.progress.push(now),
        );
        const headers = { Authorization: `Bearer ${manifest.keys.valid}` };
        await globalThis.sandbox.fetch(new Request(url, { headers }));
        return performance.now() - began;
      },
      { manifest: this.manifest, url: `${API.url}/me` },
    );
  }

  /** Brings back the first world, and forgets who was refused. */
  reset(): Promise<void> {
    return this.page.evaluate(() => globalThis.sandbox.reset());
  }

  async call(
    path: string,
    { key, body, headers = {} }: { key?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer> {
    const {
      status,
      headers: received,
      text,
    } = await this.page.evaluate(answered, {
      url: `${API.url}${path}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(key && { Authorization: `Bearer ${key}` }),
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json = text === '' ? undefined : JSON.parse(text);
    return { status, headers: new Headers(received), text, json };
  }

  /** What else a call did. */
  effects(sent: Sent): Promise<ObservedAnswer['effects']> {
    return this.page.evaluate(async ({ url, ...init }) => {
      return (await globalThis.sandbox.observe(new Request(url, init))).effects;
    }, sent);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
  }
}

async function answered({ url, ...init }: Sent): Promise<Received> {
  const response = await globalThis.sandbox.fetch(new Request(url, init));
  return { status: response.status, headers: [...response.headers], text: await response.text() };
}

/** Serves the files as the site does: compressed, and to be kept. */
async function serve(script: string): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url.startsWith('/sandbox/')) {
      response.setHeader('Content-Type', TYPES[url.split('.').at(-1) ?? ''] ?? 'application/x-tar');
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      response.setHeader('Content-Security-Policy', WORKER_POLICY);
      response.end(await readFile(new URL(`site${url}.br`, dist)));
      return;
    }
    const isScript = url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : PAGE);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
