import { expectGoodLooks, expectNoFindings } from '../axe.ts';
import { at, expect, test } from './world.ts';

test.beforeEach(async ({ world }) => {
  world.now = at(1, '12:00');
  await world.heronBay.deleteFrom('bookings').execute();
});

test('the key of a link is taken out of the address, and a reload still works', async ({
  world,
  page,
}) => {
  const booking = await world.book();
  await page.goto(booking.link);
  await page.getByText('Confirmed', { exact: true }).waitFor();
  expect(page.url()).toBe(booking.url);
  await expect(page.getByRole('img', { name: 'Plover 5' })).not.toHaveJSProperty('naturalWidth', 0);
  await page.reload();
  await page.getByText('Confirmed', { exact: true }).waitFor();
});

test('a reference alone shows nothing but a way to a new link', async ({ world, page }) => {
  const booking = await world.book();
  await page.goto(booking.url);
  await page.getByRole('heading', { name: 'Open your booking' }).waitFor();
  await expect(page.locator('body')).not.toContainText('Okafor');
  await expectNoFindings(page);
  await page.getByLabel('E-mail address of the booking').fill('ines.okafor@example.com');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('a link is on its way').waitFor();
});

test('a link that is pasted into a tab which asks for one opens the booking there', async ({
  world,
  page,
}) => {
  const booking = await world.book();
  await page.goto(booking.url);
  await page.getByRole('heading', { name: 'Open your booking' }).waitFor();
  // Only the end of the address changes, so that no page is loaded.
  await page.goto(booking.link);
  await page.getByText('Confirmed', { exact: true }).waitFor();
  expect(page.url()).toBe(booking.url);
});

test('a wrong key shows nothing, and says that the link no longer works', async ({
  world,
  page,
}) => {
  const booking = await world.book();
  await page.goto(`${booking.url}#key=${'x'.repeat(43)}`);
  await page.getByText('This link no longer works.').waitFor();
  await expect(page.locator('body')).not.toContainText('Okafor');
});

test('a link for paying shows that payment alone, is paid, and opens nothing else', async ({
  world,
  page,
}) => {
  const booking = await world.book({ paid: false });
  await page.goto(await world.linkToPay(booking, 3600));
  await page.getByRole('heading', { name: 'One hour more' }).waitFor();
  await expect(page.locator('body')).not.toContainText('Okafor');
  await expect(page.getByRole('button', { name: /^Pay €/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Pay €36.00' }).click();
  await page.getByRole('heading', { name: 'Demo payment' }).waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText('Thank you').waitFor();
  await expectNoFindings(page);
  await expect(page.getByRole('button', { name: /^Pay €/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'To your booking' }).click();
  await page.getByRole('heading', { name: 'Open your booking' }).waitFor();
  await expect(page.getByText('no longer works')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('Okafor');
});

test('a customer who signs in sees all bookings and opens one', async ({ world, page }) => {
  const booking = await world.book();
  await page.goto(`${world.url}/sign-in`);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByText('We send you a link').waitFor();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('E-mail address').fill('ines.okafor@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a-calm-harbor');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const link = page.getByRole('link', { name: booking.reference });
  await link.waitFor();
  await expectGoodLooks(page);
  await link.click();
  await page.getByText('Confirmed', { exact: true }).waitFor();
});

test('a new password is chosen with the link of the e-mail, and an old link says what to do', async ({
  world,
  page,
}) => {
  await page.goto(`${world.url}/sign-in`);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail address').fill('ines.okafor@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('a link is on its way').waitFor();
  await world.sendLinks();
  const { text } = await world.heronBay
    .selectFrom('outbox')
    .select('text')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const [link = ''] = /http\S+token=\S+/.exec(text) ?? [];
  await page.goto(link);
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('at least 8 characters').first().waitFor();
  await expectGoodLooks(page);
  await page.getByLabel('Password').fill('12345678');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('harder to guess').waitFor();
  await page.getByLabel('Password').fill('a-calm-harbor');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Your bookings' }).waitFor();
  await expectGoodLooks(page);
  // The same address again would only change what stands behind the `#`.
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel('Password').fill('another-harbor');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  await expectGoodLooks(page);
});

test('names, answers and texts of the company never become markup', async ({ world, page }) => {
  const evil = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;
  const booking = await world.book({ addOns: [] });
  await world.heronBay.updateTable('customers').set({ given_name: evil }).execute();
  const { waivers, customer_types: types } = await plant(evil);
  try {
    let alerted = false;
    page.on('dialog', () => {
      alerted = true;
    });
    await page.goto(booking.link);
    await page.getByText(evil).first().waitFor();
    await page.getByRole('button', { name: 'Read and sign' }).click();
    await page.getByRole('dialog').getByText(evil).first().waitFor();
    expect(await page.title()).not.toContain('owned');
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(alerted).toBe(false);
  } finally {
    await world.heronBay.updateTable('customers').set({ given_name: 'Ines' }).execute();
    for (const { id, documents } of waivers) {
      const set = { documents: JSON.stringify(documents) };
      await world.heronBay.updateTable('waivers').set(set).where('id', '=', id).execute();
    }
    for (const { id, rules } of types) {
      const set = { rules: JSON.stringify(rules) };
      await world.heronBay.updateTable('customer_types').set(set).where('id', '=', id).execute();
    }
  }

  async function plant(text: string) {
    const { heronBay } = world;
    const found = {
      waivers: await heronBay.selectFrom('waivers').select(['id', 'documents']).execute(),
      customer_types: await heronBay.selectFrom('customer_types').select(['id', 'rules']).execute(),
    };
    const documents = JSON.stringify({ en: { name: text, text: `${text}\n\nHello {fullName}` } });
    await heronBay.updateTable('waivers').set({ documents }).execute();
    for (const { id, rules } of found.customer_types) {
      const changed = JSON.stringify({ ...rules, cancellationText: text });
      await heronBay
        .updateTable('customer_types')
        .set({ rules: changed })
        .where('id', '=', id)
        .execute();
    }
    return found;
  }
});
