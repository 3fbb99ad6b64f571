import { type CDPSession, expect, type Page, type Request, test } from '@playwright/test';
import { hydrated } from './hydrated.ts';

const guide = '/guides/day-to-day/bookings/add-booking/';

/** The bytes of scripts that a page brings along, as they travel. */
async function scriptBytes(page: Page, route: string): Promise<number> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  await hydrated(page);
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test('the reference brings no more scripts than a guide', async ({ browser }) => {
  const [onGuide, onReference] = [
    await scriptBytes(await browser.newPage(), guide),
    await scriptBytes(await browser.newPage(), '/api/'),
  ];
  expect(onReference).toBeGreaterThan(0);
  expect(onReference).toBeLessThanOrEqual(onGuide);
});

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
}

/** Records what the browser does while `act` runs. */
async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as never[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

test('no task after loading, scrolling or choosing a language takes 200 ms on a processor four times slower', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const session = await context.newCDPSession(page);
  const events = await traced(session, async () => {
    await page.goto('/api/');
    await hydrated(page);
    await page.evaluate(() => performance.mark('loaded'));
    for (let turn = 0; turn < 30; turn += 1) await page.mouse.wheel(0, 900);
    await page.locator('label', { hasText: /^Python$/ }).click();
    await page.waitForTimeout(500);
  });
  const loaded = events.find(({ name }) => name === 'loaded') as TraceEvent;
  // Time on the processor, so that a busy machine does not count, times four for a slow one.
  const tasks = events
    .filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X')
    .filter(({ pid, tid, ts }) => pid === loaded.pid && tid === loaded.tid && ts > loaded.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * 4);
  expect(tasks.length).toBeGreaterThan(50);
  expect(Math.max(...tasks)).toBeLessThan(200);
});
