import { expectNoFindings } from './axe.ts';
import { expect, PHONE, test } from './world.ts';

test('Marta invites a colleague, who chooses a password and is at work', async ({
  world,
  openAs,
  browser,
}) => {
  const page = await openAs('Marta', '/settings/team');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('E-mail').fill('new.host@heronbay.example');
  await page.getByLabel('Role', { exact: true }).selectOption('Dock host');
  await page.getByLabel('All docks').uncheck();
  await page.getByLabel('North Pier').check();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'new.host@heronbay.example' });
  await row.getByText('Pending').waitFor();
  await row.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('The link is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const phone = await browser.newPage(PHONE);
  await phone.goto(`${world.url}${new URL(link).pathname}${new URL(link).hash}`);
  await phone.getByRole('heading', { name: 'Welcome to Heron Bay Boats' }).waitFor();
  await phone.getByLabel('Name').fill('New host');
  await phone.getByLabel('New password').fill('a-calm-harbor');
  let accepted = 0;
  phone.on('request', (request) => {
    if (request.url().endsWith('/invitation/accept')) accepted += 1;
  });
  await phone.getByRole('button', { name: 'Accept invitation' }).dblclick();
  await phone.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  expect(accepted).toBe(1);
  await phone.context().clearCookies();
  await phone.goto('about:blank');
  await phone.goto(`${world.url}${new URL(link).pathname}${new URL(link).hash}`);
  await phone.getByText('This invitation has been used').waitFor();
  await phone.getByRole('link', { name: 'Sign in' }).click();
  await phone.getByRole('heading', { name: 'Sign in' }).waitFor();
  await phone.close();
  await page.reload();
  await page.getByRole('button', { name: 'New host' }).waitFor();
});

test('an own role is a copy with other ticks, and is given to a member', async ({ openAs }) => {
  const page = await openAs('Marta', '/settings/team');
  const dockHost = page.getByRole('listitem').filter({ hasText: /^Dock host/ });
  await dockHost.getByRole('button', { name: 'Copy role' }).click();
  await page.getByLabel('Name').fill('Senior host');
  await page.getByLabel('Manual costs, capture deposit').check();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Copied from: Dock host').waitFor();
  await page.getByRole('button', { name: 'Kai', exact: true }).click();
  await page.getByLabel('Role', { exact: true }).selectOption('Senior host');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('listitem').filter({ hasText: 'kai@' }).getByText('Senior host').waitFor();
});

test('a key is shown once, and revoked', async ({ openAs }) => {
  const page = await openAs('Marta', '/settings/connections/api-keys');
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByLabel('Description').fill('Till North Pier');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('code')).toHaveText(/^slpw_\w{8}_\w{38}$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  const row = page.getByRole('listitem').filter({ hasText: 'Till North Pier' });
  await row.getByText('Not used yet').waitFor();
  await row.getByRole('button', { name: 'Revoke' }).click();
  const asked = page.getByRole('dialog', { name: 'Revoke Till North Pier?' });
  await expectNoFindings(page);
  await asked.getByRole('button', { name: 'Revoke for good' }).click();
  await row.getByText(/^Revoked/).waitFor();
});

test('an Operations manager looks at the team and changes nothing; a Dock host is told why not', async ({
  openAs,
}) => {
  const tomasz = await openAs('Tomasz', '/settings/team');
  await tomasz.getByText('An Administrator changes it').waitFor();
  await expect(tomasz.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  const kai = await openAs('Kai', '/settings/team', PHONE);
  await kai.getByText('Your role does not include this').waitFor();
});

test('Interface language: days, times and amounts are written as Tomasz has chosen, and Kai reads his own', async ({
  openAs,
}) => {
  const page = await openAs('Tomasz', '/today');
  await page.getByText('Saturday, June 14, 2025').waitFor();
  await page.getByRole('button', { name: 'Tomasz, Operations manager' }).click();
  await page.getByRole('link', { name: 'Interface language' }).click();
  await page.getByText('stay in English').waitFor();
  await page.getByLabel('Language').selectOption('Deutsch');
  await page.getByText(/Samstag, 14\. Juni 2025, 09:5\d · 1\.234,50\s€/).waitFor();
  await page.getByLabel('12 hours').check();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your choice is saved.').waitFor();

  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByText('Samstag, 14. Juni 2025').waitFor();
  await page.getByText('10:00 AM').first().waitFor();
  await page.getByText('192,00 €').first().waitFor();
  await page.getByRole('link', { name: 'Planning' }).click();
  await page.getByText('2 PM', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Ines Okafor' }).waitFor();
  await expect(page.getByRole('button', { name: 'Ines Okafor' })).toHaveAccessibleName(
    /10:00 AM–1:00 PM/,
  );

  const kai = await openAs('Kai', '/today', PHONE);
  await kai.getByText('Saturday, June 14, 2025').waitFor();
  await kai.getByText('to 13:00').first().waitFor();
});

test('My profile: a passkey is added, and opens the dashboard without a password', async ({
  openAs,
}) => {
  const page = await openAs('Lena', '/my-profile');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByText('You can sign in with this passkey now.').waitFor();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Lena, Planner' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name: 'My profile', level: 1 }).waitFor();
  await page
    .getByText(/^Last used .*June 14/)
    .first()
    .waitFor();
});

test('a forgotten password says the same to everybody, and an old link says what to do', async ({
  world,
  page,
}) => {
  await page.goto(world.url);
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByLabel('E-mail').fill('nobody@heronbay.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('Look into your mailbox').waitFor();
  await expectNoFindings(page);
  await page.goto(`${world.url}/reset-password#token=${'x'.repeat(43)}`);
  await page.getByLabel('New password').fill('a-calm-harbor');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Ask for a new one').waitFor();
});
