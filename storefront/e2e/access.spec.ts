import { expect, test } from '@slipway/ui/layout-check';
import { expectGoodLooks } from './axe.ts';
import { dayAhead, SATURDAY } from './days.ts';
import { FormPage } from './form.ts';

/** The hue of `rgb(179, 18, 58)` in degrees, red being 0. */
function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const x = red - (green + blue) / 2;
  return (Math.atan2(((green - blue) * Math.sqrt(3)) / 2, x) * 180) / Math.PI;
}

/** Those of the elements whose words stand on more lines than they should, or over their edge. */
function cutOff(chips: Element[]): string[] {
  const isCut = (chip: Element) => {
    const words = chip.querySelector('small');
    return chip.scrollWidth > chip.clientWidth || (words?.clientHeight ?? 0) > 24;
  };
  return chips.filter(isCut).map((chip) => (chip as HTMLElement).innerText);
}

test('axe finds nothing on any step, on a phone and on a desk, and nothing is cut off', async ({
  page,
}) => {
  const form = await FormPage.open(page);
  await expectGoodLooks(page);
  await form.choose('Plover 5');
  await form.next();
  const day = page.locator(`[data-date="${dayAhead(1, SATURDAY)}"]`);
  await day.or(form.button('Next month')).first().waitFor();
  if (!(await day.isVisible())) await form.button('Next month').click();
  await day.click();
  await form.chooseTime('2 hours', '14:00');
  await expect(form.button('Next')).toBeEnabled();
  await expectGoodLooks(page);
  expect(await page.locator('label:has([name=time])').evaluateAll(cutOff)).toEqual([]);
  await form.next();
  await form.heading(form.t('form.extras')).waitFor();
  await expectGoodLooks(page);
  await form.button(form.t('form.extrasSkip')).click();
  await form.heading(form.t('form.details')).waitFor();
  await form.next();
  await expect(page.getByText('Please correct 4 fields.')).toBeVisible();
  await expect(page.getByLabel('Given name')).toBeFocused();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').waitFor();
  await expectGoodLooks(page);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await form.fillDetails({ 'How many children need a life jacket?': '0' });
  await form.toSummary();
  await expectGoodLooks(page);
});

test('a booking can be made with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const form = await FormPage.open(page);
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 60; step++) {
      await keyboard.press('Tab');
      const said = await page.evaluate(() => {
        const { activeElement: on } = document;
        const label = on instanceof HTMLInputElement ? on.labels?.[0]?.innerText : undefined;
        return (
          label ?? on?.getAttribute('aria-label') ?? (on as HTMLElement | null)?.innerText ?? ''
        );
      });
      if (name.test(said.replaceAll('\u00a0', ' '))) return;
    }
    throw new Error(`The Tab key does not reach ${name}.`);
  };

  await tabTo(/Plover 5/);
  // The second boat of the group lies at two docks, the first one at one.
  await press('ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(page.getByRole('radio', { name: /Plover 5/ })).toBeChecked();
  await tabTo(/^Next$/);
  await press('Enter');
  await expect(form.heading('Which day suits you?')).toBeFocused();
  await page.locator('button[data-state=open]').first().waitFor();
  await tabTo(/20\d\d, free|20\d\d, past|20\d\d, full|20\d\d, closed/);
  await press('PageDown');
  await page.locator('button[data-state=open][tabindex="0"]').waitFor();
  await press('ArrowDown', 'ArrowRight', 'Enter');
  await page.getByRole('radio', { name: /2 hours/ }).waitFor();
  await tabTo(/2 hours/);
  await press('Space');
  await tabTo(/09:00/);
  await press('Space');
  await expect(form.button('Next')).toBeEnabled();
  await tabTo(/^Next$/);
  await press('Enter');
  await expect(form.heading(form.t('form.extras'))).toBeFocused();
  await page.getByRole('spinbutton', { name: 'Picnic box' }).waitFor();
  await tabTo(/^Go on without extras$/);
  await press('Enter');
  await expect(form.heading('Who is booking?')).toBeFocused();
  await tabTo(/^Given name/);
  await keyboard.type('Ines');
  await press('Tab');
  await keyboard.type('Okafor');
  await press('Tab');
  await keyboard.type('ines.okafor@example.com');
  await tabTo(/life jacket/);
  await keyboard.type('0');
  await press('Enter');
  await expect(form.heading('Is everything right?')).toBeFocused();
  await tabTo(/^Pay €/);
  await press('Enter');
  await page.waitForURL(/\/pay\//);
});

test('the focus stays in the calendar when a key is pressed in the moment in which days arrive', async ({
  page,
}) => {
  await FormPage.openFor(page, { dock: 'heron-bay', model: 'plover-5' });
  await page.locator('button[data-state=open]').first().waitFor();
  const month = await page.evaluate(() => {
    const day = document.querySelector<HTMLElement>('[data-date][tabindex="0"]');
    const pageDown = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true }),
      );
    const arrival = new MutationObserver(() => {
      arrival.disconnect();
      pageDown();
    });
    day?.focus();
    pageDown();
    const grid = document.querySelector('table') as HTMLElement;
    arrival.observe(grid, { subtree: true, attributeFilter: ['data-state'] });
    return day?.dataset.date?.slice(0, 7) ?? '';
  });
  const [year = 0, number = 0] = month.split('-').map(Number);
  const afterTwo = new Date(Date.UTC(year, number + 1, 1)).toISOString().slice(0, 7);
  await expect(page.locator(`[data-date^="${afterTwo}"][tabindex="0"]`)).toBeFocused();
});

test('on a phone, what has the focus never lies under the bar with the way on', async ({
  page,
}) => {
  await FormPage.openFor(page, {
    dock: 'north-pier',
    model: 'plover-5',
    date: dayAhead(10, SATURDAY),
  });
  await page.getByRole('radio', { name: /3 hours/ }).press('Space');
  await page.getByRole('radio', { name: /09:00/ }).focus();
  for (let times = 0; times < 18; times += 1) {
    await page.keyboard.press('ArrowDown');
    const room = await page.evaluate(() => {
      const focused = document.activeElement?.closest('label')?.getBoundingClientRect().bottom ?? 0;
      const bar = [...document.querySelectorAll('button')].at(-1)?.parentElement;
      return (bar?.getBoundingClientRect().top ?? 0) - focused;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  }
});

test('the browser’s back button goes back a step and keeps what was chosen', async ({ page }) => {
  const form = await FormPage.openFor(page, {
    dock: 'north-pier',
    model: 'plover-5',
    date: dayAhead(10, SATURDAY),
  });
  await form.chooseTime('3 hours', '10:00');
  await form.next();
  await form.heading(form.t('form.extras')).waitFor();
  await page.goBack();
  await expect(form.heading('Which day suits you?')).toBeFocused();
  await expect(page.getByRole('radio', { name: /10:00/ })).toBeChecked();
});

test('what is wrong with a field is red, and looks like no field that has the focus', async ({
  page,
}) => {
  await page.goto(`${process.env.FORM_URL}/new-account#token=made-up`);
  await page.getByRole('heading', { name: 'Make an account' }).waitFor();
  const field = page.getByLabel('Password');
  await field.focus();
  const ring = await field.evaluate((input) => getComputedStyle(input).outlineColor);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const border = await field.evaluate((input) => getComputedStyle(input).borderColor);
  expect(hueOf(border)).not.toBeCloseTo(hueOf(ring), -1);
});

test('each wait says what it waits for, and a failure offers another try', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/customer/days?*', async (route) => {
    await answered;
    await route.continue();
  });
  let failures = 0;
  await page.route('**/customer/start-times?*', (route) =>
    failures++ === 0 ? route.abort() : route.continue(),
  );
  const date = dayAhead(10, SATURDAY);
  const form = await FormPage.openFor(page, { dock: 'north-pier', model: 'plover-5', date });
  const wait = page.getByText('Looking for free days …');
  await expect(wait).toBeVisible();
  // The days of the month do not show through its words.
  await expect(wait).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  answer();
  await expect(wait).toBeHidden();
  await expect(page.getByText(/We cannot reach the server/)).toBeVisible();
  await form.button('Try again').click();
  await expect(page.getByRole('radio', { name: /3 hours/ })).toBeAttached();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what to do and whom to call', async ({ page }) => {
    await page.goto(`${process.env.FORM_URL}/book`);
    await expect(
      page.getByText(/needs JavaScript.*call Heron Bay Boats at \+4555501234/),
    ).toBeVisible();
  });
});
