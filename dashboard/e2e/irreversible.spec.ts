import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@slipway/api/demo';
import { EXAMPLE_ID } from '@slipway/contract';
import type { Irreversible } from '../src/api/irreversible.ts';
import { expect, test } from './world.ts';

interface Case {
  /** Where the first button is, and its name. */
  path: string;
  button: string;
  /** The part of the screen that holds it, where others have the same name. */
  within?: string;
  /** What has to be there first. */
  prepare?: (page: Page) => Promise<void>;
}

/** Writes as the person of the page does. */
async function write(page: Page, path: string, body: unknown): Promise<void> {
  const status = await page.evaluate(
    async ([address, sent]) => {
      const headers = {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      };
      return (await fetch(address, { method: 'POST', headers, body: sent })).status;
    },
    [path, JSON.stringify(body)] as const,
  );
  expect(status).toBe(200);
}

/** A second browser in which Marta is signed in. */
async function signInElsewhere(page: Page): Promise<void> {
  const other = await page.context().browser()?.newPage();
  if (!other) throw new Error('There is no second browser.');
  await other.goto(page.url());
  const credentials = { emailAddress: 'marta@heronbay.example', password: DEMO_PASSWORD };
  await write(other, '/team/sign-in', credentials);
  await other.close();
  await page.reload();
}

async function addPasskey(page: Page): Promise<void> {
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
}

async function swapPaulTo(page: Page, boat: string): Promise<void> {
  await page.getByRole('article').filter({ hasText: 'Paul Lindqvist' }).getByText('late').click();
  await page.getByRole('button', { name: 'Swap boat' }).click();
  await page.getByRole('button', { name: `Swap boat ${boat}` }).click();
  await page.getByText(`Paul Lindqvist has ${boat} now.`).waitFor();
  await page.getByRole('article').filter({ hasText: 'Paul Lindqvist' }).getByText('late').click();
}

const FINANCES = '/bookings/R7K2QD?tab=finances';
const PROFILE = '/my-profile';
const TEAM = '/settings/team';

/** Every button that leads to what cannot be undone. */
const CASES: Record<Irreversible | 'cancelTeamBooking' | 'addTeamCost' | 'stopMotor', Case> = {
  revokeApiKey: {
    path: '/settings/connections/api-keys',
    button: 'Revoke',
    prepare: async (page) => {
      const companyIds = [EXAMPLE_ID.heronBay];
      await write(page, '/team/api-keys', { description: 'Till', companyIds });
      await page.reload();
    },
  },
  removeMember: {
    path: TEAM,
    button: 'Remove',
    prepare: (page) => page.getByRole('button', { name: 'Kai', exact: true }).click(),
  },
  withdrawInvitation: {
    path: TEAM,
    button: 'Withdraw',
    prepare: async (page) => {
      const emailAddress = 'new.host@heronbay.example';
      const grant = { roleId: 'dock_host', dockIds: null, until: null };
      await write(page, '/team/invitations', { emailAddress, ...grant });
      await page.reload();
    },
  },
  removeRole: {
    path: TEAM,
    button: 'Remove',
    prepare: async (page) => {
      const permissions = ['bookings.view'];
      await write(page, '/team/roles', { name: 'Reader', permissions, copiedFrom: 'dock_host' });
      await page.reload();
      await page.getByRole('button', { name: 'Change' }).click();
    },
  },
  endSession: { path: PROFILE, button: 'Sign out', within: 'Sessions', prepare: signInElsewhere },
  endOtherSessions: {
    path: PROFILE,
    button: 'Sign out everywhere else',
    prepare: signInElsewhere,
  },
  removePasskey: { path: PROFILE, button: 'Remove', prepare: addPasskey },
  resetCalendarFeed: {
    path: '/calendar-feed',
    button: 'Reset link',
    prepare: (page) => page.getByLabel('Calendar feed').check(),
  },
  removeFilter: {
    path: '/bookings?payment=open',
    button: 'Remove',
    prepare: async (page) => {
      await write(page, '/team/saved-filters', { name: 'Open', filter: 'payment=open' });
      await page.reload();
    },
  },
  cancelTeamBooking: { path: FINANCES, button: 'Cancel booking' },
  addTeamCost: { path: FINANCES, button: 'Add discount' },
  captureTeamDeposit: { path: FINANCES, button: 'Capture' },
  releaseTeamDeposit: { path: FINANCES, button: 'Release' },
  refundTeamBooking: { path: FINANCES, button: 'Refund' },
  refundTeamDeposit: {
    path: '/bookings/D8N4QS?tab=finances',
    button: 'Refund',
    within: 'Deposits',
  },
  anonymizeCustomer: {
    path: '/bookings/T9C5LZ',
    button: 'Anonymize',
    prepare: (page) => page.getByRole('link', { name: 'Oskar Brandt' }).click(),
  },
  stopMotor: {
    path: '/planning/dockside',
    button: 'Stop motor',
    within: 'Trip',
    prepare: (page) => swapPaulTo(page, 'G3'),
  },
};

for (const [operation, { path, button, within, prepare }] of Object.entries(CASES)) {
  test(`a double click on ${button} does nothing: ${operation}`, async ({ openAs }) => {
    const page = await openAs('Marta', path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await prepare?.(page);
    const scope = within ? page.getByRole('region', { name: within, exact: true }) : page;
    const first = scope.getByRole('button', { name: button, exact: true }).first();
    await first.waitFor();
    const written: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') written.push(request.url());
    });
    await first.dblclick();
    // Wherever the second click of a double click falls, also on the button that does it.
    const step = page.getByRole('dialog').last();
    const box = await step.locator('button[type=submit]').first().boundingBox();
    if (!box) throw new Error('There is no second step.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await step.getByRole('button', { name: 'Back' }).click();
    expect(written).toEqual([]);
  });
}
