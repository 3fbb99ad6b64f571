import type { GuideSteps } from '../../../../steps/guide-steps.ts';
import { choose, press } from '../../../../steps/on-screen.ts';

export default {
  who: 'Lena',
  screen: '/bookings',
  steps: [
    {
      step: 'Click New booking.',
      async do(screen) {
        await screen.getByRole('link', { name: 'New booking' }).click();
        await screen.getByRole('heading', { name: 'New booking', level: 1 }).waitFor();
      },
    },
    {
      step: 'Choose the customer',
      async do(screen) {
        await screen.getByRole('button', { name: 'Add customer' }).waitFor();
        await screen.getByRole('combobox', { name: 'Customer' }).fill('lind');
        await screen.getByRole('option', { name: /Paul Lindqvist/ }).click();
      },
    },
    {
      step: 'Choose dock, model, pickup and return.',
      async do(screen) {
        const trip = screen.locator('#trip');
        await choose(trip.getByLabel('Dock'), /North Pier/);
        await choose(trip.getByLabel('Model'), /Plover 5/);
        await trip.getByLabel('Day').fill('2025-06-21');
        await choose(trip.getByLabel('Pickup'), /^14:00/);
        await choose(trip.getByLabel('Return'), /^17:00/);
      },
    },
    {
      step: 'Enter the number of boats and people.',
      async do(screen) {
        await screen.getByLabel('Boats').fill('1');
        await screen.getByLabel('People').fill('3');
      },
    },
    {
      step: 'Add a partner',
      async do(screen) {
        await screen.getByLabel('Partner').waitFor();
        await screen
          .getByText(/^Add-ons/)
          .last()
          .click();
        await screen.getByLabel('Picnic box', { exact: true }).fill('2');
        await screen.getByLabel('Discount code').waitFor();
      },
    },
    {
      step: 'Check the price.',
      async do(screen) {
        await screen.getByRole('region', { name: 'Price' }).getByText('€161.00').waitFor();
      },
    },
    {
      step: 'Decide under Next step',
      async do(screen) {
        await screen.getByRole('button', { name: 'Keep as option' }).waitFor();
        await screen.getByRole('button', { name: 'Save', exact: true }).waitFor();
        await press(screen, 'Confirm');
        await screen.getByRole('heading', { name: /confirmed/ }).waitFor();
      },
    },
  ],
} satisfies GuideSteps;
