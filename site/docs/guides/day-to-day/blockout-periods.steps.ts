import type { GuideSteps } from '../../../steps/guide-steps.ts';
import { menu, press } from '../../../steps/on-screen.ts';

export default {
  who: 'Lena',
  screen: '/planning/blockouts',
  steps: [
    {
      step: 'Open Planning → Blockouts',
      async do(screen) {
        await menu(screen, 'Planning', 'Blockouts');
        await press(screen, 'Add blockout');
      },
    },
    {
      step: 'Enter the Reason',
      async do(screen) {
        await screen.getByRole('dialog').getByLabel('Reason').fill('Storm warning');
      },
    },
    {
      step: 'Set From and To',
      async do(screen) {
        const form = screen.getByRole('dialog');
        await form.getByLabel('From').fill('2025-06-14T12:00');
        await form.getByLabel('To', { exact: true }).fill('2025-06-14T20:00');
      },
    },
    {
      step: 'Choose the Docks',
      async do(screen) {
        await screen.getByRole('dialog').getByLabel('North Pier').check();
      },
    },
    {
      step: 'Choose the Models',
      async do(screen) {
        await screen.getByRole('dialog').getByLabel('All models').check();
      },
    },
    {
      step: 'Set How many boats',
      async do(screen) {
        await screen.getByRole('dialog').getByLabel('How many boats').fill('');
      },
    },
    {
      step: 'Save.',
      async do(screen) {
        await press(screen, 'Save');
        await screen.getByRole('link', { name: 'Amina Diallo' }).waitFor();
      },
    },
    {
      step: 'Open the conflicts',
      async do(screen) {
        await screen.getByRole('link', { name: 'Amina Diallo' }).click();
        await screen.getByRole('heading', { name: /W3F7GJ/ }).waitFor();
      },
    },
  ],
} satisfies GuideSteps;
