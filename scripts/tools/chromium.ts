import { existsSync } from 'node:fs';
import { UserError } from '../user-error.ts';
import { findCommand, runInstaller } from './command.ts';
import { installDebianPackages } from './debian.ts';

/** The one without windows starts a page in half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function systemChromium(): string | undefined {
  const named = NAMES.map(findCommand).find((path) => path !== undefined);
  return named ?? (existsSync(MAC) ? MAC : undefined);
}

async function playwrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const isInstalled = await runInstaller('npx', ['playwright', 'install', 'chromium']);
  return isInstalled ? chromium.executablePath() : undefined;
}

/** A Chromium for the browser tests: the system's, else Debian's, else Playwright's own. */
export async function findChromium(): Promise<string> {
  const known = process.env.CHROMIUM_PATH ?? systemChromium();
  if (known) return known;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (await installDebianPackages(name)) return systemChromium() as string;
  }
  const downloaded = await playwrightChromium();
  if (downloaded) return downloaded;
  throw new UserError(
    'The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.',
  );
}
