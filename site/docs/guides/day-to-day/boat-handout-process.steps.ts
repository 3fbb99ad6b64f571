import type { Frame } from '@playwright/test';
import type { GuideSteps } from '../../../steps/guide-steps.ts';
import { menu, openBooking, openTab, press, reads } from '../../../steps/on-screen.ts';

const trip = (screen: Frame, customer: string) =>
  screen.getByRole('article').filter({ hasText: customer });

const openTrip = (screen: Frame, customer: string) =>
  trip(screen, customer).getByRole('button', { name: customer }).first().click();

const panel = (screen: Frame) => screen.getByRole('region', { name: 'Trip' });

export default {
  who: 'Kai',
  screen: '/planning/dockside',
  steps: [
    {
      step: 'Open Planning → Dockside',
      async do(screen) {
        await openBooking(screen, 'R7K2QD', 'Overview');
        await panel(screen).getByRole('link', { name: 'Dockside' }).click();
        await trip(screen, 'Ines Okafor').first().waitFor();
      },
    },
    {
      step: 'Find the booking.',
      async do(screen) {
        await trip(screen, 'Ines Okafor').getByText('Ready').waitFor();
      },
    },
    {
      step: 'Read the customer',
      async do(screen) {
        await openTrip(screen, 'Ines Okafor');
        await panel(screen).getByText('3 of 4 signed').waitFor();
        await panel(screen).getByLabel('Briefing').check();
      },
    },
    {
      step: 'Give them their add-on order',
      async do(screen) {
        await press(screen, 'Handed out');
        await panel(screen)
          .getByRole('button', { name: 'Handed out' })
          .waitFor({ state: 'detached' });
      },
    },
    {
      step: 'Click Hand out.',
      async do(screen) {
        await trip(screen, 'Ines Okafor').getByRole('button', { name: 'Hand out' }).click();
        await reads(screen, 'Choose the boat');
      },
    },
    {
      step: 'Choose the boat.',
      async do(screen) {
        await press(screen, 'Hand out P3');
        await reads(screen, 'P3 is out with Ines Okafor.');
      },
    },
    { step: 'Look over the boat', away: 'at the boat' },
    {
      step: 'Click End trip on Dockside.',
      async do(screen) {
        await trip(screen, 'Ines Okafor').getByRole('button', { name: 'End trip' }).click();
        await screen
          .getByText(/P3 is back/)
          .first()
          .waitFor();
      },
    },
    {
      step: 'Release the hold',
      async do(screen) {
        await openBooking(screen, 'R7K2QD', 'Finances');
        await screen.getByRole('heading', { name: 'completed' }).waitFor();
        await press(screen, 'Release');
        await press(screen, 'Release the hold');
        await reads(screen, 'The hold is released.');
      },
    },
    {
      step: 'Leave the hold alone',
      async do(screen) {
        await openTab(screen, 'Overview');
        await screen.getByLabel('Add note').fill('A scratch on the port side of P3. Lena knows.');
        await press(screen, 'Save');
        await screen
          .getByRole('listitem')
          .getByText(/A scratch/)
          .waitFor();
      },
    },
    { step: 'Send help first', away: 'on the water' },
    {
      step: 'Hand out another hull',
      async do(screen) {
        await menu(screen, 'Planning', 'Dockside');
        await openTrip(screen, 'Ruth Amsel');
        await press(screen, 'Swap boat');
        await press(screen, 'Swap boat P6');
        await trip(screen, 'Ruth Amsel').getByText('P6').waitFor();
      },
    },
    {
      step: 'Look at Planning → Availability',
      async do(screen) {
        await menu(screen, 'Planning', 'Availability');
        await screen.getByRole('heading', { name: 'Availability' }).waitFor();
        await openBooking(screen, 'H6P3VE');
        await press(screen, 'Edit');
        await screen.getByLabel('Model').waitFor();
      },
    },
    { step: 'Ask a Planner to place the broken hull', absent: 'Inventory → Boat models' },
  ],
} satisfies GuideSteps;
