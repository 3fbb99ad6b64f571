import type { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { DashboardFiles } from '../ports/dashboard-files.ts';
import { pageHeaders } from './page-headers.ts';
import { sendFile } from './send-file.ts';

/** Serves the built dashboard: its files, and its one page for every address that names no file. */
export function serveDashboard(app: Hono<AppEnv>, files: DashboardFiles): void {
  app.on('get', ['/assets/:file', '/service-worker.js'], (c) => {
    const file = files.file(c.req.path);
    return file ? sendFile(c, file) : c.notFound();
  });
  app.get('*', (c) => {
    const { html } = files;
    if (html === undefined || /^\/team(\/|$)|\./.test(c.req.path)) return c.notFound();
    return new Response(html, {
      headers: { 'X-Request-Id': c.get('requestId'), ...pageHeaders('dashboard') },
    });
  });
}
