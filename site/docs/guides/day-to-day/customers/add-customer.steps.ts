import type { GuideSteps } from '../../../../steps/guide-steps.ts';
import { menu, press } from '../../../../steps/on-screen.ts';

export default {
  who: 'Lena',
  screen: '/customers',
  steps: [
    {
      step: 'Open Customers and click Add customer.',
      async do(screen) {
        await menu(screen, 'Customers');
        await press(screen, 'Add customer');
      },
    },
    {
      step: 'Choose the Customer type.',
      async do(screen) {
        await screen.getByLabel('Customer type').selectOption('Guest');
      },
    },
    {
      step: 'Enter Given name and Family name.',
      async do(screen) {
        await screen.getByLabel('Given name').fill('Peter');
        await screen.getByLabel('Family name').fill('Okafor');
      },
    },
    {
      step: 'Enter the E-mail address.',
      async do(screen) {
        await screen.getByLabel('E-mail').fill('peter.okafor@example.com');
      },
    },
    {
      step: 'Add the Phone number',
      async do(screen) {
        await screen.getByLabel('Phone').fill('31 23 45 67');
      },
    },
    {
      step: 'Choose the Language.',
      async do(screen) {
        await screen.getByLabel('Language').selectOption('English');
      },
    },
    {
      step: 'Switch on Invite to an account',
      async do(screen) {
        await screen.getByLabel('Invite to an account').check();
      },
    },
    {
      step: 'Add a note for your team',
      async do(screen) {
        await screen.getByLabel('Notes').fill('Prefers the morning');
        await press(screen, 'Save');
        await screen.getByRole('heading', { name: 'Peter Okafor' }).waitFor();
      },
    },
  ],
} satisfies GuideSteps;
