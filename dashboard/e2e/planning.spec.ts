import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { expect, PHONE, test, WIDE } from './world.ts';

test('the Board shows the Saturday: late in red with minutes, options, boats out of service', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/planning/board');
  await page.getByRole('heading', { name: 'Board', level: 1 }).waitFor();
  await page
    .getByRole('button', { name: /^Paul Lindqvist 20 min late\s*, Gannet 8, 07:30–09:30, late$/ })
    .waitFor();
  await page
    .getByRole('button', { name: /^Leila Haddad .*, Gannet 8, 16:00–18:00, option$/ })
    .waitFor();
  await expect(page.getByText('Out of service')).toBeVisible();
  await expectNoFindings(page);
});

test('Availability says how many boats are free at a half hour and who has the others', async ({
  openAs,
}) => {
  const page = await openAs('Kai', '/planning/availability', PHONE);
  const plover = page.getByRole('region', { name: 'Plover 5' });
  await plover.getByRole('button', { name: '10:00 1 boat free' }).click();
  await expect(plover.getByText('1 of 5 in service are free')).toBeVisible();
  await expect(plover.getByText('Nadia Ferrer')).toBeVisible();
  await expect(plover.getByText('Out of service: P5')).toBeVisible();
  await expectNoFindings(page);
});

test('a Planner blocks a dock, sees the conflicts, and undoes it', async ({ openAs }) => {
  const page = await openAs('Lena', '/planning/blockouts');
  await page.getByRole('button', { name: 'Add blockout' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Reason').fill('Storm warning');
  await form.getByLabel('From').fill('2025-06-14T12:00');
  await form.getByLabel('To', { exact: true }).fill('2025-06-14T11:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose an end after the start.')).toHaveCount(1);
  await form.getByLabel('To', { exact: true }).fill('2025-06-14T20:00');
  await expectNoFindings(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByRole('link', { name: 'Amina Diallo' }).waitFor();
  await form.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Storm warning' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('No blockouts').waitFor();
});

test('a blockout that a colleague changes meanwhile says so, and is not overwritten', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/planning/blockouts');
  await page.getByRole('button', { name: 'Add blockout' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Reason').fill('Regatta');
  await form.getByLabel('From').fill('2025-07-19T12:00');
  await form.getByLabel('To', { exact: true }).fill('2025-07-19T20:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Regatta' }).click();
  await form.getByLabel('How many boats').fill('2');
  await page.evaluate(async () => {
    const { data } = await (await fetch('/team/blockouts')).json();
    const [{ id: blockoutId, updatedAt: seenUpdatedAt, ...blockout }] = data;
    await fetch('/team/blockouts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ ...blockout, reason: 'Parade', blockoutId, seenUpdatedAt }),
    });
  });
  await expect(form.getByRole('alert')).toContainText('has changed this blockout meanwhile');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('look at it again, then decide')).toBeVisible();
  await form.getByRole('button', { name: 'Show it as it is now' }).click();
  await expect(form.getByLabel('Reason')).toHaveValue('Parade');
  await form.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No blockouts').waitFor();
});

test('a Dock host looks at blockouts and is told who changes them', async ({ openAs }) => {
  const page = await openAs('Kai', '/planning/blockouts', PHONE);
  await page.getByText('A Planner can change them').waitFor();
  await expect(page.getByRole('button', { name: 'Add blockout' })).toHaveCount(0);
});

test('keys are about the lifted trip alone: it keeps the focus, and Escape leaves it where it was', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/planning/board');
  const bar = page.getByRole('button', { name: /^Oskar Brandt / });
  await bar.focus();
  for (const key of ['m', 'ArrowLeft', 'ArrowDown', 'p']) await page.keyboard.press(key);
  await expect(bar).toBeFocused();
  await page.getByText('0.5 h earlier').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByText('0.5 h earlier')).toHaveCount(0);
  await expect(bar).toHaveAccessibleName(/11:00–15:00/);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: /^Ruth Amsel / })).toBeFocused();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByRole('heading', { name: 'Board' })).toBeVisible();
  await expect(keys.getByText('Park the trip, or take it back')).toBeVisible();
});

test('a trip is moved with the keyboard alone, after its price difference, and comes back with Undo', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/planning/board');
  const bar = page.getByRole('button', { name: /^Oskar Brandt / });
  await bar.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText('1 h later').waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move the trip of Oskar Brandt' });
  await dialog.getByText('Difference').waitFor();
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const moved = page.getByRole('button', { name: /^Oskar Brandt .*, 12:00–16:00, / });
  await expect(moved).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Oskar Brandt .*, 11:00–15:00, / }).waitFor();
});

test('a trip is dragged with the mouse, and a click on free time begins a booking there', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/planning/board');
  const bar = page.getByRole('button', { name: /^Amina Diallo / });
  const box = await bar.boundingBox();
  if (!box) throw new Error('The bar is not drawn.');
  await page.mouse.move(box.x + 40, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.move(box.x - 45, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('dialog', { name: 'Move the trip of Amina Diallo' }).waitFor();
  await page.keyboard.press('Escape');
  const row = page.getByText('P6', { exact: true });
  const cell = await row.boundingBox();
  if (!cell) throw new Error('The row is not drawn.');
  await page.mouse.click(cell.x + 700, cell.y + 20);
  await page.getByRole('heading', { name: 'New booking', level: 1 }).waitFor();
});

test('arrow keys lead from trip to trip, also far from the window, and paper has all of them', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/planning/board', { viewport: { width: 390, height: 560 } });
  const far = page.getByRole('button', { name: /^Jonas Weber / });
  await page.getByRole('button', { name: /^Ines Okafor / }).focus();
  await expect(far).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await far.waitFor({ state: 'attached' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await far.waitFor({ state: 'detached' });
  for (const next of ['Ruth Amsel', 'Oskar Brandt', 'Paul Lindqvist', 'Jonas Weber']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: new RegExp(`^${next} `) })).toBeFocused();
  }
  await page.getByRole('region', { name: 'Timeline' }).evaluate((area) => area.scrollTo(0, 0));
  await page.getByText('Plover 5', { exact: true }).waitFor();
  await expect(far).toBeFocused();
});

/** Words that are cut off without an ellipsis. */
const cutWords = (page: Page) =>
  page.locator('section a, section a > *, section button > *, section span').evaluateAll((boxes) =>
    boxes
      .filter((box) => box.checkVisibility() && !box.matches('.visually-hidden'))
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .filter((box) => getComputedStyle(box).textOverflow !== 'ellipsis')
      .map((box) => box.textContent),
  );

test('a week fits the window: seven days, and on each the trips by name and time', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/planning/board?view=week');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const head of ['Mon 9', 'Tue 10', 'Wed 11', 'Thu 12', 'Fri 13', 'Sat 14', 'Sun 15']) {
      await expect(timeline.getByRole('link', { name: head })).toBeInViewport({ ratio: 1 });
    }
    expect(await timeline.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0);
    await expect(page.getByRole('button', { name: /^Ines Okafor/ })).toHaveText(
      /Ines Okafor 10:00–13:00/,
    );
    await expect(timeline.getByText('4 of 5 taken')).toBeInViewport();
    expect(await cutWords(page)).toEqual([]);
  }
  await expectNoFindings(page);
});

test('a month says at every width how many boats of each model are taken on each day', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/planning/board?view=month');
  const plover = page.getByRole('region', { name: 'Plover 5' });
  const saturday = plover.getByRole('link', {
    name: /^Saturday,? 14 June 2025: 4 of 5 boats taken/,
  });
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(plover.getByRole('link')).toHaveCount(30);
    await expect(saturday).toBeInViewport({ ratio: 1 });
    expect(await cutWords(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectNoFindings(page);
  await saturday.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=day&day=2025-06-15$/);
  await page.getByRole('button', { name: /^Jonas Weber / }).waitFor();
});

test('a phone has a week as days that can be read, and each opens', async ({ openAs }) => {
  const page = await openAs('Kai', '/planning/board?view=week', PHONE);
  const gannet = page.getByRole('region', { name: 'Gannet 8' });
  await expect(gannet.getByRole('link')).toHaveCount(7);
  await expect(gannet.getByRole('link', { name: /^Saturday,? 14 June/ })).toHaveText(
    /1 of 4 boats taken$/,
  );
  expect(await cutWords(page)).toEqual([]);
  await expectNoFindings(page);
});

test('day and view are in the address: a reload and a link show the same, and back goes back', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/planning/board');
  await page.getByRole('button', { name: /^Amina Diallo / }).waitFor();
  await page.getByLabel('Week').check();
  await page.getByRole('button', { name: 'Week after' }).click();
  const monday = page.getByRole('link', { name: 'Mon 16' });
  await monday.waitFor();
  await expect(page).toHaveURL(/planning\/board\?view=week&day=2025-06-21$/);
  await page.reload();
  await monday.waitFor();
  const link = new URL(page.url());
  const kai = await openAs('Kai', link.pathname + link.search, WIDE);
  await kai.getByRole('link', { name: 'Mon 16' }).waitFor();
  await page.getByRole('link', { name: 'Dockside' }).first().click();
  await expect(page).toHaveURL(/planning\/dockside\?day=2025-06-21$/);
  await page.goBack();
  await monday.waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Mon 9' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: /^Amina Diallo .*14:00–18:00/ }).waitFor();
  await expect(page.getByRole('radio', { name: 'Day' })).toBeChecked();
});

const parkingRow = (page: Page) => page.locator('[data-kind="parking"]').first();

test('p parks a trip and says so, u undoes it, the next day keeps it, and m takes it there', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/planning/board');
  const parked = parkingRow(page).getByRole('button', { name: /^Oskar Brandt .*, Gannet 8, / });
  const bar = page.getByRole('button', { name: /^Oskar Brandt / });
  await bar.focus();
  await page.keyboard.press('p');
  await page.getByText('Parked the trip of Oskar Brandt.').waitFor();
  await expect(parked).toBeFocused();
  await page.keyboard.press('u');
  await parked.waitFor({ state: 'detached' });
  await expect(bar).toBeFocused();
  await page.keyboard.press('p');
  await parked.waitFor();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Day after' }).click();
  await page.getByRole('button', { name: /^Paul Lindqvist / }).waitFor({ state: 'detached' });
  await parked.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move the trip of Oskar Brandt' });
  await dialog.getByText(/15 June/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Day before' }).click();
  await page.getByRole('button', { name: /^Paul Lindqvist / }).waitFor();
  await parked.focus();
  await page.keyboard.press('p');
  await parked.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Oskar Brandt .*, 11:00–15:00, / }).waitFor();
});

test('a trip is dragged to the parking row and out of it, a boat refuses it, and nothing is saved by that', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/planning/board');
  const bar = page.getByRole('button', { name: /^Amina Diallo / });
  const parked = parkingRow(page).getByRole('button', { name: /^Amina Diallo / });
  const drag = async (to: Locator) => {
    const [start, end] = [await bar.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error('The row is not drawn.');
    const x = start.x + 40;
    await page.mouse.move(x, start.y + 10);
    await page.mouse.down();
    await page.mouse.move(x, end.y + 12, { steps: 6 });
  };
  await bar.waitFor();
  await drag(parkingRow(page));
  await page.mouse.up();
  await parked.waitFor();
  await drag(page.getByText('P6', { exact: true }));
  await page.getByText('The boat is chosen at hand-out.').waitFor();
  await page.mouse.up();
  await parked.waitFor();
  await drag(page.getByText('Plover 5', { exact: true }));
  await page.mouse.up();
  await parked.waitFor({ state: 'detached' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar.waitFor();
});

test('trips for which a blockout leaves no boats wait on the parking row', async ({ openAs }) => {
  const page = await openAs('Lena', '/planning/board');
  await page.getByRole('button', { name: /^Amina Diallo / }).waitFor();
  const status = await page.evaluate(async () => {
    const answer = await fetch('/team/blockouts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({
        reason: 'Storm warning',
        from: '2025-06-14T13:00:00Z',
        until: '2025-06-14T18:00:00Z',
        dockIds: null,
        boatModelIds: null,
        boats: null,
      }),
    });
    return answer.status;
  });
  expect(status).toBe(200);
  await page.reload();
  await parkingRow(page)
    .getByRole('button', { name: /^Amina Diallo / })
    .waitFor();
  await parkingRow(page)
    .getByRole('button', { name: /^Leila Haddad / })
    .waitFor();
});

test('now is in sight when a screen of Planning opens on a phone', async ({ openAs }) => {
  const kai = await openAs('Kai', '/planning/board', { viewport: { width: 320, height: 640 } });
  const timeline = kai.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('12:00', { exact: true })).toBeInViewport();
  await kai.goto(kai.url().replace('/board', '/availability'));
  await expect(
    kai.getByRole('region', { name: 'Plover 5' }).getByRole('button', { pressed: true }),
  ).toBeInViewport();
});
