import type { GuideSteps } from '../../../steps/guide-steps.ts';
import { menu, openTab, press, reads } from '../../../steps/on-screen.ts';

export default {
  who: 'Kai',
  screen: '/bookings',
  steps: [
    {
      step: 'Open Bookings and choose today',
      async do(screen) {
        await menu(screen, 'Bookings');
        await press(screen, 'Add filter');
        await press(screen, 'Today');
      },
    },
    {
      step: 'Set the filter for waivers',
      async do(screen) {
        await screen.getByLabel('Waiver: missing').check();
        await screen.getByRole('link', { name: 'T9C5LZ' }).waitFor({ state: 'detached' });
      },
    },
    {
      step: 'Open a booking and choose Waivers.',
      async do(screen) {
        await screen.getByRole('link', { name: 'R7K2QD' }).click();
        await openTab(screen, 'Waivers');
      },
    },
    {
      step: 'Read who has signed',
      async do(screen) {
        await reads(screen, /3 of 4 signed/);
        await reads(screen, '1 signature missing');
      },
    },
    {
      step: 'Let the person scan',
      async do(screen) {
        await press(screen, 'QR code');
        await screen.getByRole('img', { name: /QR code/ }).waitFor();
        await press(screen, 'Close');
      },
    },
    {
      step: 'Use Sign on this device',
      async do(screen) {
        await press(screen, 'Sign on this device');
        await screen.getByLabel('Name of the signer').fill('A friend of Ines');
        await screen.getByLabel('I have read this and agree').check();
        await press(screen, 'Sign');
      },
    },
    {
      step: 'Check that the counter is full',
      async do(screen) {
        await reads(screen, /4 of 4 signed/);
      },
    },
  ],
} satisfies GuideSteps;
