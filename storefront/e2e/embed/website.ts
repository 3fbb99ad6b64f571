import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FrameLocator, Page } from '@playwright/test';
import { test as base } from '@slipway/ui/layout-check';

type PageContent = {
  /** In place of the tag that loads embed.js. */
  head?: string;
  body: string;
  /** The website's own script, which runs after embed.js. */
  script?: string;
  /** Styles of the website, which has a font in `harbor.woff2`. */
  css?: string;
  /** Whether the policy of the website has forgotten the frame. */
  unframed?: boolean;
};

const NO_PAGE = { html: '', script: '', css: '', unframed: false };

/** Any font will do. */
const ASSETS = fileURLToPath(new URL('../../dist/assets/', import.meta.url));
const font = readdirSync(ASSETS).find((name) => name.endsWith('.woff2'));
const HARBOR = readFileSync(`${ASSETS}${font}`);

/** A website of somebody else, on another origin than the form. */
type Website = {
  /** Where the form and embed.js come from. */
  origin: string;
  /** The address of a page with this content. */
  pageWith(content: PageContent): string;
  /** The ID of a dock or a boat model. */
  idOf(slug: string): string;
  /** The form of the company that has a thank-you page of its own. */
  thanksOrigin: string;
};

export const test = base.extend<{ faults: string[] }, { website: Website }>({
  website: [
    async ({ browserName: _ }, use) => {
      const origin = process.env.FORM_URL ?? '';
      const pages = new Map<
        string,
        Required<Omit<PageContent, 'head' | 'body'>> & { html: string }
      >();
      const server = createServer((request, response) => {
        const [path = ''] = (request.url ?? '').split('?');
        const [, id = '', file = ''] = path.split('/');
        const { html, script, css, unframed } = pages.get(id) ?? NO_PAGE;
        const files: Record<string, [type: string, content: string | Buffer]> = {
          'site.css': ['text/css', `body { margin: 0 } .booking { min-height: 40rem } ${css}`],
          'site.js': ['text/javascript', script],
          'harbor.woff2': ['font/woff2', HARBOR],
        };
        const [type, content] = files[file] ?? ['text/html; charset=utf-8', html];
        const policy = policyFor(unframed, origin, process.env.THANKS_URL);
        const ownFont = css && "; font-src 'self'; connect-src 'self'";
        response.setHeader('Content-Security-Policy', `${policy}${ownFont}`);
        response.setHeader('Content-Type', type);
        response.end(content);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await use({
        origin,
        pageWith({ head, body, script = '', css = '', unframed = false }) {
          const id = `page-${pages.size}`;
          const loading = head ?? `<script src="${origin}/embed.js" defer></script>`;
          pages.set(id, { html: pageHtml(id, loading, body), script, css, unframed });
          return `http://shop.localhost:${port}/${id}/`;
        },
        idOf,
        thanksOrigin: process.env.THANKS_URL ?? '',
      });
      server.close();
    },
    { scope: 'worker' },
  ],
  /** What the policy of the website has stopped, and errors that nobody caught. */
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await use(faults);
  },
});

/** The policy that the guide gives to web builders, on a site that allows itself nothing else. */
function policyFor(unframed: boolean, ...origins: (string | undefined)[]): string {
  const ours = origins.join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${ours}`,
    ...(unframed ? [] : [`frame-src ${ours}`]),
    "style-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

function pageHtml(id: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A website</title>
<link rel="stylesheet" href="/${id}/site.css">
${head}
<script src="/${id}/site.js" defer></script>
</head>
<body>${body}</body>
</html>`;
}

type Offer = Record<'docks' | 'boatModels', { id: string; slug: string }[]>;

function idOf(slug: string, offer = process.env.FORM_OFFER): string {
  const { docks, boatModels } = JSON.parse(offer ?? '').data as Offer;
  const found = [...docks, ...boatModels].find((thing) => thing.slug === slug);
  if (!found) throw new Error(`Heron Bay has no ${slug}.`);
  return found.id;
}

/** The form inside the overlay, or inside the inline element at a place. */
export function formOn(page: Page, at = 0): FrameLocator {
  return page.locator('iframe').nth(at).contentFrame();
}

/** Waits until the form is there. */
export async function formShows(page: Page, at = 0): Promise<void> {
  await formOn(page, at).getByRole('heading').first().waitFor();
}

/** What opens the form at the times of a boat that needs no payment. */
export function gannetOn(date: string, offer?: string): Record<string, string> {
  return { dock: idOf('mill-lock', offer), model: idOf('gannet-8', offer), date, people: '4' };
}

/** What opens it at the times of a boat that is paid when it is booked. */
export function ploverOn(date: string, offer?: string): Record<string, string> {
  return { dock: idOf('north-pier', offer), model: idOf('plover-5', offer), date, people: '2' };
}

/** Books a boat that needs no payment. */
export async function bookGannet(form: FrameLocator): Promise<void> {
  await toSummary(form);
  await form.getByRole('button', { name: 'Book now', exact: true }).click();
  await form.getByRole('heading', { name: 'Thank you, Leila' }).waitFor();
}

/** From the times to the details. */
export async function toDetails(form: FrameLocator | Page): Promise<void> {
  const press = (name: string) => form.getByRole('button', { name, exact: true }).click();
  await form.getByRole('radio', { name: '2 hours' }).first().check({ force: true });
  await form.getByRole('radio', { name: '10:00' }).first().check({ force: true });
  await press('Next');
  const [details, skip] = [
    form.getByLabel('Given name'),
    form.getByRole('button', { name: 'Go on without extras', exact: true }),
  ];
  await details.or(skip).waitFor();
  if (await skip.isVisible()) await skip.click();
  await details.waitFor();
}

/** From the times to the summary. */
export async function toSummary(form: FrameLocator | Page): Promise<void> {
  await toDetails(form);
  await form.getByLabel('Given name').fill('Leila');
  await form.getByLabel('Family name').fill('Haddad');
  await form.getByLabel('E-mail address').fill('leila.haddad@example.com');
  await form.getByLabel('How many children need a life jacket?').fill('0');
  await form.getByRole('button', { name: 'Next', exact: true }).click();
  await form.getByRole('heading', { name: 'Is everything right?' }).waitFor();
}
