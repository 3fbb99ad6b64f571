import type { GuideSteps } from '../../../../steps/guide-steps.ts';
import { menu } from '../../../../steps/on-screen.ts';

export default {
  who: 'Lena',
  screen: '/customers',
  steps: [
    {
      step: 'Open Customers.',
      async do(screen) {
        await menu(screen, 'Customers');
      },
    },
    {
      step: 'Type a name',
      async do(screen) {
        const list = screen.getByRole('main');
        await list.getByLabel('Customer type').selectOption('Club member');
        await list.getByLabel('Search', { exact: true }).fill('amsel');
      },
    },
    {
      step: 'Choose the customer.',
      async do(screen) {
        await screen.getByRole('link', { name: 'Ruth Amsel' }).click();
        await screen.getByRole('heading', { name: 'Ruth Amsel' }).waitFor();
      },
    },
    {
      step: 'Read Details first',
      async do(screen) {
        const tabs = screen.getByRole('navigation', { name: 'Tabs of the customer' });
        await screen.getByLabel('Member until').waitFor();
        await tabs.getByRole('link', { name: /^Bookings/ }).click();
        await screen.getByRole('link', { name: 'K4M9TA' }).waitFor();
        await tabs.getByRole('link', { name: /^Notes/ }).click();
        await screen.getByRole('region', { name: 'Notes' }).waitFor();
      },
    },
  ],
} satisfies GuideSteps;
