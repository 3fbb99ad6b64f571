import { expect, test } from '@playwright/test';
import {
  answered,
  answerOf,
  closeRunner,
  documentedExchanges,
  openReference,
  press,
} from './runner.ts';

const exchanges = documentedExchanges();
const writes = new Set(
  exchanges.filter(({ method }) => method === 'post').map(({ operation }) => operation),
);

/** What nobody can foresee: IDs and secrets of what is made, and when something was changed. */
const OPEN_FIELDS: Record<string, readonly string[]> = { createWebhook: ['id', 'secret'] };
const OPEN_FIELDS_OF_WRITES = ['bookingId', 'updatedAt'];

/** All of an answer that can be foreseen. */
function foreseeable(answer: unknown, operation: string): unknown {
  const open = OPEN_FIELDS[operation] ?? (writes.has(operation) ? OPEN_FIELDS_OF_WRITES : []);
  const text = JSON.stringify(answer, (key, value) => (open.includes(key) ? undefined : value));
  return JSON.parse(text);
}

for (const method of ['get', 'post'] as const) {
  test(`Run gives every ${method} operation its documented answers, good and bad`, {
    tag: '@all',
  }, async ({ page }) => {
    test.setTimeout(300_000);
    await openReference(page);
    const ofMethod = exchanges.filter((exchange) => exchange.method === method);
    const ran = new Set<string>();
    for (const { operation, example, status, answer } of ofMethod) {
      const button = page.locator(`[data-run="${operation}/${example}"]`);
      if ((await button.count()) === 0) continue;
      await press(button);
      const received = await answerOf(await answered(page));
      expect(received.status, `${operation}/${example}`).toBe(status);
      expect(foreseeable(received.answer, operation), `${operation}/${example}`).toEqual(
        foreseeable(answer, operation),
      );
      await closeRunner(page);
      ran.add(operation);
    }
    expect([...ran]).toEqual([...new Set(ofMethod.map(({ operation }) => operation))]);
  });
}

const PROVOKED: Record<string, [status: number, sentence: RegExp]> = {
  noKey: [401, /Send your API key in a header/],
  revokedKey: [401, /Invalid API key supplied/],
  foreignCompany: [401, /may not work for the company in X-Tenant-Id/],
  otherCompanysBooking: [404, /There is no booking with the ID/],
  unknownPath: [404, /There is no GET \/v1\/docks\//],
  lastBoat: [406, /No availability for the selected dates/],
  tooManyBoats: [406, /Too many boats/],
  tooManyPeople: [406, /Too many passengers/],
  dockNotOpen: [406, /The dock is not open yet/],
  noRentalSetup: [406, /No rental setup/],
  noPrice: [406, /No price for the selected dates/],
  busyDock: [406, /cannot take more pickups or returns/],
  overTrip: [406, /can no longer be changed/],
  manyMistakes: [422, /must be a valid e-mail address/],
  reusedKey: [422, /was used for another request in the last 24 hours/],
  tooManyRequests: [429, /Too Many Attempts\./],
};

test('every error button gets its error by real means', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(300_000);
  await openReference(page);
  const buttons = page.locator('[data-provoke]');
  const ids = await buttons.evaluateAll((all) =>
    all.map((button) => (button as HTMLElement).dataset.provoke ?? ''),
  );
  expect(ids.sort()).toEqual(Object.keys(PROVOKED).sort());
  for (const [id, [status, sentence]] of Object.entries(PROVOKED)) {
    await press(page.locator(`[data-provoke="${id}"]`));
    const received = await answerOf(await answered(page));
    expect(received.status, id).toBe(status);
    expect(JSON.stringify(received.answer), id).toMatch(sentence);
    await closeRunner(page);
  }
});

test('nothing is loaded before the press, then files of the site only, and nothing the second time', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await openReference(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((line) => line.includes('/sandbox/'))).toEqual([]);
  expect(page.workers()).toHaveLength(0);

  await press(page.locator('[data-run="createBooking/paid"]'));
  await answered(page);
  expect(asked.filter((line) => line.includes('/sandbox/')).length).toBeGreaterThanOrEqual(3);
  expect(asked.filter((line) => !line.startsWith(`GET ${baseURL}/`))).toEqual([]);

  const second = await context.newPage();
  await openReference(second);
  await press(second.locator('[data-run="getMe/oneCompany"]'));
  await answered(second);
  const worker = second.workers().find((one) => one.url().includes('/sandbox/'));
  const transferred = await worker?.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(transferred).toHaveLength(3);
  expect(transferred).toEqual([0, 0, 0]);
  await expect(second.getByText('Another tab has a sandbox too.')).toBeVisible();
});

test('the page may not compile WebAssembly, and the worker of the sandbox may do nothing else', async ({
  page,
}) => {
  const [reference] = await Promise.all([page.waitForResponse(/\/api\/$/), openReference(page)]);
  expect(reference.headers()['content-security-policy']).not.toContain('wasm-unsafe-eval');
  const loaded = page.waitForResponse(/\/sandbox\/worker\..*\.js$/);
  await press(page.locator('[data-run="getMe/oneCompany"]'));
  const { 'content-security-policy': policy, 'cache-control': kept } = (await loaded).headers();
  expect(policy).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  expect(kept).toContain('immutable');
});
