import type { GuideSteps } from '../../../../steps/guide-steps.ts';
import { menu, press } from '../../../../steps/on-screen.ts';

export default {
  who: 'Tomasz',
  screen: '/customers',
  steps: [
    { step: 'Write down the request', away: 'in your own records' },
    {
      step: 'Open Customers and find the person.',
      async do(screen) {
        // Of the people of the Saturday nobody is done with everything, so somebody is stored first.
        await menu(screen, 'Customers');
        await press(screen, 'Add customer');
        await screen.getByLabel('Given name').fill('Peter');
        await screen.getByLabel('Family name').fill('Okafor');
        await screen.getByLabel('E-mail').fill('peter.okafor@example.com');
        await press(screen, 'Save');
        await screen.getByRole('heading', { name: 'Peter Okafor' }).waitFor();
        await menu(screen, 'Customers');
        await screen.getByRole('main').getByLabel('Search', { exact: true }).fill('peter');
        await screen.getByRole('link', { name: 'Peter Okafor' }).waitFor();
      },
    },
    {
      step: 'Click Anonymize, and settle',
      async do(screen) {
        await screen.getByRole('main').getByLabel('Search', { exact: true }).fill('lindqvist');
        await screen.getByRole('link', { name: 'Paul Lindqvist' }).click();
        await press(screen, 'Anonymize');
        const deposit = screen.getByRole('dialog').getByRole('listitem');
        await deposit.filter({ hasText: 'No open deposit' }).getByText('B2X8WN').waitFor();
        await press(screen, 'Close');
      },
    },
    {
      step: 'Read the profile once more',
      async do(screen) {
        await menu(screen, 'Customers');
        await screen.getByRole('main').getByLabel('Search', { exact: true }).fill('peter');
        await screen.getByRole('link', { name: 'Peter Okafor' }).click();
        await screen.getByRole('heading', { name: 'Peter Okafor' }).waitFor();
      },
    },
    {
      step: 'Click Anonymize again',
      async do(screen) {
        await press(screen, 'Anonymize');
        await screen.getByRole('dialog').getByLabel('Type ANONYMIZE').fill('ANONYMIZE');
      },
    },
    {
      step: 'Click the Anonymize button',
      async do(screen) {
        await screen.getByRole('dialog').getByRole('button', { name: 'Anonymize' }).click();
        await screen.getByRole('heading', { name: 'Anonymized customer' }).waitFor();
      },
    },
    { step: 'Tell the customer', away: 'in your own mailbox' },
  ],
} satisfies GuideSteps;
