import type { GuideSteps } from '../../../steps/guide-steps.ts';
import { lookAtDay, menu, press, reads } from '../../../steps/on-screen.ts';

export default {
  who: 'Kai',
  screen: '/orders',
  steps: [
    {
      step: 'Open Orders',
      async do(screen) {
        await menu(screen, 'Orders');
        await lookAtDay(screen, '2025-06-14');
        await screen.getByText('North Pier').first().waitFor();
      },
    },
    {
      step: 'Click Print',
      async do(screen) {
        await press(screen, 'Print');
      },
    },
    { step: 'Prepare the lines', away: 'in the kitchen' },
    {
      step: 'Mark each line Ready',
      async do(screen) {
        const amina = screen.getByRole('region', { name: /Amina Diallo/ });
        await amina.getByRole('button', { name: /^Ready/ }).click();
        await amina.getByRole('button', { name: /^Handed out/ }).waitFor();
      },
    },
    { step: 'Give the extras', away: 'at the dock' },
    {
      step: 'Mark the lines Handed out.',
      async do(screen) {
        await screen
          .getByRole('checkbox', { name: /Picnic box/ })
          .first()
          .check();
        await screen
          .getByRole('checkbox', { name: /Picnic box/ })
          .last()
          .check();
        await screen
          .getByRole('region', { name: 'Ticked lines' })
          .getByRole('button', { name: 'Handed out' })
          .click();
        await reads(screen, '2 lines: Handed out.');
      },
    },
  ],
} satisfies GuideSteps;
