import type { GuideSteps } from '../../../../steps/guide-steps.ts';
import { menu, press, reads } from '../../../../steps/on-screen.ts';

export default {
  who: 'Lena',
  screen: '/bookings',
  steps: [
    {
      step: 'Open Bookings.',
      async do(screen) {
        await menu(screen, 'Bookings');
      },
    },
    {
      step: 'Set the filters',
      async do(screen) {
        await press(screen, 'Add filter');
        await press(screen, 'Today');
        await screen.getByRole('link', { name: 'R7K2QD' }).waitFor();
      },
    },
    {
      step: 'Click Export.',
      async do(screen) {
        await press(screen, 'Export');
        await screen.getByRole('dialog', { name: 'Export' }).waitFor();
      },
    },
    {
      step: 'Choose .xlsx or .csv.',
      async do(screen) {
        const dialog = screen.getByRole('dialog');
        await dialog.getByRole('radio', { name: '.csv' }).check();
        await dialog.getByRole('button', { name: 'Export' }).click();
      },
    },
    {
      step: 'Wait for the e-mail.',
      async do(screen) {
        await reads(screen, /The link is on its way to lena@heronbay.example/);
      },
    },
    { step: 'Open the link', away: 'in the mailbox' },
  ],
} satisfies GuideSteps;
