import type { GuideSteps } from '../../../steps/guide-steps.ts';
import { openBooking, openTab, press, reads } from '../../../steps/on-screen.ts';

export default {
  who: 'Lena',
  screen: '/bookings/H6P3VE?tab=history',
  steps: [
    {
      step: 'Open the booking and choose History.',
      async do(screen) {
        await openBooking(screen, 'H6P3VE', 'Finances');
        await press(screen, 'Cash payment');
        await press(screen, 'Save');
        await reads(screen, 'Nothing is owed.');
        await openTab(screen, 'History');
      },
    },
    {
      step: 'Filter by kind',
      async do(screen) {
        await screen.getByLabel('Kind').selectOption('Payments');
      },
    },
    {
      step: 'Filter by person',
      async do(screen) {
        await screen.getByLabel('Person').selectOption('Lena');
      },
    },
    {
      step: 'Read the entry',
      async do(screen) {
        await screen
          .getByRole('region', { name: 'History' })
          .getByText(/€192\.00|192\.00/)
          .first()
          .waitFor();
      },
    },
    {
      step: 'Go down the list',
      async do(screen) {
        await screen.getByLabel('Kind').selectOption('All');
        await screen.getByLabel('Person').selectOption('All');
        await reads(screen, 'This list is read-only.');
      },
    },
  ],
} satisfies GuideSteps;
