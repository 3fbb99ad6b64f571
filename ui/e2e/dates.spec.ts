import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { expect, test } from '../layout-check/index.ts';

const { outputFiles } = buildSync({
  entryPoints: ['../src/styles/index.css', 'dates/page.tsx'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  ),
  bundle: true,
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  loader: { '.woff2': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir: 'unwritten',
  write: false,
});

function built(ending: string): string {
  const files = outputFiles.filter(({ path }) => path.endsWith(ending));
  return files.map(({ text }) => text).join('\n');
}

const PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Dates</title><style>${built('.css')}</style><div id="root"></div><script>${built('.js').replaceAll('</script', '<\\/script')}</script>`;

async function open(page: Page, locale: string, hours = '24'): Promise<void> {
  await page.route('http://page.localhost/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE }),
  );
  await page.goto(`http://page.localhost/?locale=${locale}&hours=${hours}`);
  await page.getByLabel('Departs').waitFor();
}

function calendar(page: Page) {
  return page.getByRole('dialog', { name: 'Choose a day' });
}

function openerOf(page: Page, label: string) {
  return page.getByRole('button', { name: 'Open calendar', description: label });
}

/** What the form sends, by name. */
async function sent(page: Page): Promise<Record<string, string>> {
  await page.getByRole('button', { name: 'Send' }).click();
  return JSON.parse(await page.locator('output').innerText());
}

const PLACES = [
  {
    locale: 'en-GB',
    hours: '24',
    today: '14/06/2026',
    typed: '5/7',
    is: '05/07/2026',
    week: 'Mon',
  },
  {
    locale: 'en-US',
    hours: '12',
    today: '06/14/2026',
    typed: '7/5',
    is: '07/05/2026',
    week: 'Sun',
  },
  { locale: 'de', hours: '24', today: '14.06.2026', typed: '5.7.', is: '05.07.2026', week: 'Mo' },
];

for (const { locale, hours, today, typed, is, week } of PLACES) {
  test(`a date is shown, typed and chosen as ${locale} writes it, and sent as ISO`, async ({
    page,
  }) => {
    await open(page, locale, hours);
    const departs = page.getByLabel('Departs');
    await expect(departs).toHaveValue(today);
    await departs.fill(typed);
    await departs.press('Tab');
    await expect(departs).toHaveValue(is);
    expect(await sent(page)).toMatchObject({ departs: '2026-07-05' });
    await departs.fill('2026-06-21');
    await departs.press('Tab');
    await openerOf(page, 'Departs').click();
    await expect(calendar(page).getByRole('columnheader').first()).toHaveText(week);
    await calendar(page).getByRole('button', { name: /22/ }).click();
    await expect(openerOf(page, 'Departs')).toBeFocused();
    expect(await sent(page)).toMatchObject({ departs: '2026-06-22' });
  });
}

test('a time is shown with the clock of its reader and understood with either', async ({
  page,
}) => {
  await open(page, 'en-US', '12');
  const pickup = page.getByLabel('Pickup');
  await expect(pickup).toHaveValue(/^10:00\sAM$/);
  await pickup.fill('930p');
  await pickup.press('Tab');
  await expect(pickup).toHaveValue(/^9:30\sPM$/);
  await pickup.fill('14:15');
  expect(await sent(page)).toMatchObject({ pickup: '14:15' });
  await pickup.fill('25');
  await pickup.press('Tab');
  await expect(page.getByText(/No time, unlike 9:30\sAM\./)).toBeVisible();
});

test('a day and its time are typed one by one, or both into the first box', async ({ page }) => {
  await open(page, 'en-GB');
  const back = page.getByLabel('Return');
  const time = page.getByRole('textbox', { name: 'Time' });
  await expect(back).toHaveValue('14/06/2026');
  await expect(time).toHaveValue('13:00');
  await back.fill('15/6 1745');
  await back.press('Tab');
  await expect(back).toHaveValue('15/06/2026');
  await expect(time).toHaveValue('17:45');
  await time.fill('9');
  expect(await sent(page)).toMatchObject({ return: '2026-06-15T09:00' });
  await back.fill('2026-06-16T12:30');
  expect(await sent(page)).toMatchObject({ return: '2026-06-16T12:30' });
  await back.fill('32');
  await back.press('Tab');
  await expect(page.getByText('No date, unlike 14/06/2026.')).toBeVisible();
  await expect(time).toHaveValue('12:30');
});

test('the calendar is used with the keyboard alone, and gives the focus back', async ({ page }) => {
  await open(page, 'en-GB');
  const active = page.locator('[data-date]:focus');
  const press = async (key: string, day: string) => {
    await page.keyboard.press(key);
    await expect(active).toHaveAttribute('data-date', day);
  };
  await page.getByLabel('Departs').focus();
  await page.keyboard.press('Tab');
  await press('Enter', '2026-06-14');
  await expect(active).toHaveAttribute('aria-pressed', 'true');
  await press('ArrowRight', '2026-06-15');
  await press('ArrowDown', '2026-06-22');
  await press('ArrowLeft', '2026-06-21');
  await press('ArrowUp', '2026-06-14');
  await press('Home', '2026-06-08');
  await press('End', '2026-06-14');
  await press('PageDown', '2026-07-14');
  await press('PageUp', '2026-06-14');
  await press('Shift+PageDown', '2027-06-14');
  await expect(calendar(page).getByText('June 2027', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toHaveCount(0);
  await expect(openerOf(page, 'Departs')).toBeFocused();
  await expect(page.getByLabel('Departs')).toHaveValue('14/06/2026');
  await press('Enter', '2026-06-14');
  await press('ArrowDown', '2026-06-21');
  await page.keyboard.press('Enter');
  await expect(openerOf(page, 'Departs')).toBeFocused();
  await expect(page.getByLabel('Departs')).toHaveValue('21/06/2026');
  await page.getByLabel('Departs').focus();
  await press('Alt+ArrowDown', '2026-06-21');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Departs')).toBeFocused();
});

test('the Tab key stays in the calendar until it is closed', async ({ page }) => {
  await open(page, 'en-GB');
  await openerOf(page, 'Departs').click();
  await page.locator('[data-date]:focus').waitFor();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () =>
        document.activeElement?.closest('dialog') === null &&
        document.activeElement !== document.body,
    );
    expect(isOutside).toBe(false);
  }
});

test('days that the field does not take cannot be chosen, and typed ones are told in a sentence', async ({
  page,
}) => {
  await open(page, 'en-GB');
  const due = page.getByLabel('Due');
  await due.fill('1/10');
  await due.press('Tab');
  await expect(page.getByText('Not after 30/09/2026.')).toBeVisible();
  await expect(due).toHaveAccessibleDescription(/Not after 30\/09\/2026\./);
  await due.fill('13.6.2026');
  await due.press('Tab');
  await expect(page.getByText('Not before 14/06/2026.')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(due).toBeFocused();
  await expect(page.locator('output')).toBeEmpty();
  await openerOf(page, 'Due (optional)').click();
  await expect(calendar(page).getByRole('button', { name: 'Month before' })).toBeHidden();
  await calendar(page).locator('[data-date="2026-06-13"]').click({ force: true });
  await expect(calendar(page)).toBeVisible();
  await page.locator('[data-date="2026-06-13"]').press('ArrowUp');
  await calendar(page).locator('[data-date="2026-06-15"]').click();
  expect(await sent(page)).toMatchObject({ due: '2026-06-15' });
});

test('what is no date stays to be mended, is never sent, and gives way to a date from elsewhere', async ({
  page,
}) => {
  await open(page, 'de');
  const due = page.getByLabel('Due');
  await due.fill('31.6.');
  await due.press('Enter');
  await expect(due).toHaveValue('31.6.');
  await expect(due).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('No date, unlike 14.06.2026.')).toBeVisible();
  await due.press('Enter');
  await expect(page.locator('output')).toBeEmpty();
  await page.getByRole('button', { name: 'July' }).click();
  await expect(due).toHaveValue('01.07.2026');
  await expect(page.getByText('No date')).toHaveCount(0);
});

test('Enter shows first how a date was understood, and then sends it', async ({ page }) => {
  await open(page, 'en-GB');
  const due = page.getByLabel('Due');
  await due.fill('20/6');
  await due.press('Enter');
  await expect(due).toHaveValue('20/06/2026');
  await expect(page.locator('output')).toBeEmpty();
  await due.press('Enter');
  await expect(page.locator('output')).toContainText('"due":"2026-06-20"');
});

test('a field that may stay empty is emptied by deleting or with Clear, and others offer no Clear', async ({
  page,
}) => {
  await open(page, 'en-GB');
  const due = page.getByLabel('Due');
  await due.fill('20/6/2026');
  await due.fill('');
  expect(await sent(page)).toMatchObject({ due: '' });
  await due.fill('20/6/2026');
  await openerOf(page, 'Due (optional)').click();
  await calendar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(due).toHaveValue('');
  await openerOf(page, 'Departs').click();
  await expect(calendar(page).getByRole('button', { name: 'Clear' })).toHaveCount(0);
  await calendar(page).getByRole('button', { name: 'Today' }).click();
  await expect(page.getByLabel('Departs')).toHaveValue('14/06/2026');
});

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a narrow phone', 320, 640],
  ['a desk', 1440, 900],
] as const) {
  test(`the calendar is in sight on ${name}, moves nothing, and a press beside it closes it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'de');
    const boxes = () =>
      page
        .locator('form :is(input, button):visible')
        .evaluateAll((all) =>
          all
            .filter((each) => !each.closest('dialog'))
            .map((each) => each.getBoundingClientRect().toJSON()),
        );
    const before = await boxes();
    for (const label of ['Departs', 'Return']) {
      await openerOf(page, label).click();
      const box = await calendar(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(await boxes()).toEqual(before);
      // June 2026 has five weeks, August six.
      const turn = calendar(page).getByRole('button', { name: 'Month after' });
      const place = await turn.boundingBox();
      await turn.click();
      await turn.click();
      expect(await turn.boundingBox()).toEqual(place);
      await page.mouse.click(width - 2, 2);
      await expect(calendar(page)).toHaveCount(0);
    }
    const heights = await Promise.all(
      ['Name', 'Departs', 'Pickup'].map(
        async (label) => (await page.getByLabel(label).boundingBox())?.height,
      ),
    );
    expect(new Set(heights).size).toBe(1);
  });
}

test('on a phone every day of the calendar is a target of 44 px', async ({ page }) => {
  await open(page, 'en-GB');
  await openerOf(page, 'Departs').click();
  for (const target of await calendar(page).getByRole('button').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
