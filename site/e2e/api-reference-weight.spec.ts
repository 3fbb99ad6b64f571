import type { CDPSession, Page, Request } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
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

/** Has the browser lay out all of the page, also what is out of sight. */
function layOutEverything(): void {
  const everything = new CSSStyleSheet();
  everything.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [everything];
  document.documentElement.getBoundingClientRect();
}

test('no task of scrolling or choosing a language costs a third of laying out the reference', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const session = await context.newCDPSession(page);
  const mark = (name: string) => page.evaluate((mark) => void performance.mark(mark), name);
  const events = await traced(session, async () => {
    await page.goto('/api/');
    await hydrated(page);
    await mark('loaded');
    for (let turn = 0; turn < 30; turn += 1) await page.mouse.wheel(0, 900);
    await page.locator('label', { hasText: /^Python$/ }).click();
    await page.waitForTimeout(500);
    await mark('read');
    await page.evaluate(layOutEverything);
  });
  const loaded = events.find(({ name }) => name === 'loaded') as TraceEvent;
  const read = events.find(({ name }) => name === 'read') as TraceEvent;
  // Time on the processor, so that a busy machine does not count.
  const tasks = events
    .filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X')
    .filter(({ pid, tid }) => pid === loaded.pid && tid === loaded.tid);
  const longest = (among: TraceEvent[]) => Math.max(...among.map(({ tdur = 0 }) => tdur));
  const reading = tasks.filter(({ ts }) => ts > loaded.ts && ts < read.ts);
  expect(reading.length).toBeGreaterThan(50);
  const everything = longest(tasks.filter(({ ts }) => ts > read.ts));
  expect(longest(reading) / everything).toBeLessThan(1 / 3);
});
