import type { CompanyPages } from '@slipway/company';
import { createTranslate, formatLocale, hasPack, loadTexts } from '@slipway/contract/languages';
import type { Context, Hono } from 'hono';
import { fallbackOf, languageFor, readPages } from '../company/pages.ts';
import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { PageFiles, PageTemplate } from '../ports/page-files.ts';
import { escapeHtml } from '../text.ts';
import { pageHeaders } from './page-headers.ts';
import { sendFile } from './send-file.ts';

/** Serves the built pages of customers and their files. */
export function servePages(app: Hono<AppEnv>, database: Database, files: PageFiles): void {
  for (const page of files.pages) {
    for (const path of page.paths) {
      app.get(path.replace(/\{(\w+)\}/g, ':$1'), async (c) =>
        sendPage(c, page, files, await readPages(forTenant(database, c.get('tenant').id))),
      );
    }
  }
  for (const path of ['/assets/:file', '/embed.js', '/media/:company/:file']) {
    app.get(path, (c) => {
      const file = files.file(c.req.path);
      return file ? sendFile(c, file) : c.notFound();
    });
  }
}

async function sendPage(
  c: Context<AppEnv>,
  { name, html }: PageTemplate,
  { languages }: PageFiles,
  settings: CompanyPages,
): Promise<Response> {
  const tenant = c.get('tenant');
  const language = languageOf(c, settings);
  const fallback = fallbackOf(settings, language);
  const pack = await loadTexts(language, fallback);
  const translate = createTranslate(pack, settings.texts[language] ?? {}, {
    locale: formatLocale(language, tenant.locale),
    timeZone: tenant.time_zone,
  });
  const { phone_number: phone } = tenant;
  const preloaded = languages[hasPack(language) ? language : fallback];
  const gaps: Readonly<Record<string, string>> = {
    language: escapeHtml(language),
    title: escapeHtml(tenant.name),
    preloads: preloaded ? `<link rel="modulepreload" href="${escapeHtml(preloaded)}">` : '',
    noscript: escapeHtml(
      phone === null
        ? translate('common.noScriptNoPhone')
        : translate('common.noScript', { company: tenant.name, phone }),
    ),
  };
  const filled = html.replace(/\{\{(\w+)\}\}/g, (_, gap: string) => gaps[gap] ?? '');
  return new Response(filled, {
    headers: {
      'X-Request-Id': c.get('requestId'),
      ...pageHeaders(name),
      'Content-Language': language,
    },
  });
}

/** The language of the link, or else the first that the browser asks for and the company offers. */
function languageOf(c: Context<AppEnv>, settings: CompanyPages): string {
  const accepted = (c.req.header('Accept-Language') ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim());
  return languageFor(settings, c.req.query('lang'), ...accepted);
}
