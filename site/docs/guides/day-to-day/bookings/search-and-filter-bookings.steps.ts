import type { GuideSteps } from '../../../../steps/guide-steps.ts';
import { menu, press, reads } from '../../../../steps/on-screen.ts';

export default {
  who: 'Lena',
  screen: '/today',
  steps: [
    {
      step: 'Go to the search box',
      async do(screen) {
        await screen.getByRole('combobox', { name: 'Search' }).click();
      },
    },
    {
      step: 'Type a name',
      async do(screen) {
        await screen.getByRole('combobox', { name: 'Search' }).fill('okafor');
      },
    },
    {
      step: 'Choose the booking',
      async do(screen) {
        await screen.getByRole('option', { name: /R7K2QD/ }).click();
        await screen.getByRole('heading', { name: /R7K2QD/ }).waitFor();
      },
    },
    {
      step: 'Open Bookings.',
      async do(screen) {
        await menu(screen, 'Bookings');
      },
    },
    {
      step: 'Add a filter',
      async do(screen) {
        await press(screen, 'Add filter');
        await press(screen, 'Today');
      },
    },
    {
      step: 'Add more filters',
      async do(screen) {
        await screen.getByLabel('Waiver: missing').check();
        await screen.getByRole('link', { name: 'T9C5LZ' }).waitFor({ state: 'detached' });
      },
    },
    {
      step: 'Sort by pickup',
      async do(screen) {
        for (const name of ['Pickup', 'Created', 'Customer', 'Balance']) {
          await screen.getByRole('columnheader').getByRole('button', { name }).click();
        }
      },
    },
    {
      step: 'Click Copy link',
      async do(screen) {
        await press(screen, 'Copy link');
        await reads(screen, 'The link to this view is copied.');
      },
    },
  ],
} satisfies GuideSteps;
