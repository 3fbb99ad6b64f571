import type { GuideSteps } from '../../../steps/guide-steps.ts';
import { choose, menu, reads } from '../../../steps/on-screen.ts';

export default {
  who: 'Marta',
  screen: '/sales/insights',
  steps: [
    {
      step: 'Open Sales → Insights and choose',
      async do(screen) {
        await menu(screen, 'Sales', 'Insights');
        await screen.getByRole('radio', { name: 'Day', exact: true }).check();
        await screen.getByRole('heading', { name: '14 June 2025' }).waitFor();
      },
    },
    {
      step: 'Choose pickup date or booking date',
      async do(screen) {
        await screen.getByLabel('Goes by').selectOption('Pickup date');
      },
    },
    {
      step: 'Choose the previous period or last year',
      async do(screen) {
        await screen.getByLabel('Compare with').selectOption('Previous period');
        await reads(screen, /compared with 13 June 2025/);
        await screen.getByLabel('Compare with').selectOption('Last year');
        await reads(screen, /compared with 14 June 2024/);
      },
    },
    {
      step: 'Choose the dock in the bar at the top',
      async do(screen) {
        await screen.getByLabel('Dock', { exact: true }).selectOption('North Pier');
        await choose(screen.getByLabel('Partner'), /Hotel Reedside/);
        await screen.getByRole('radio', { name: /^Revenue €160\.00/ }).waitFor();
        await screen.getByLabel('Partner').selectOption('All');
      },
    },
    {
      step: 'Read the measures from left to right',
      async do(screen) {
        for (const figure of [
          /^Revenue €706\.46/,
          /^Bookings 6/,
          /^Average value €117\.74/,
          /^Occupancy 17\.2%/,
          /^Add-on share 6\.8%/,
          /^Lead time/,
          /^Cancel rate 0\.0%/,
        ]) {
          await screen.getByRole('radio', { name: figure }).waitFor();
        }
      },
    },
    {
      step: 'Click a measure',
      async do(screen) {
        await screen.getByRole('radio', { name: /^Occupancy/ }).check();
        await screen.getByRole('table', { name: /Occupancy/ }).waitFor();
      },
    },
  ],
} satisfies GuideSteps;
