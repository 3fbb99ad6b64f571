import type { GuideSteps } from '../../../../steps/guide-steps.ts';
import { choose, menu, openBooking, openTab, press, reads } from '../../../../steps/on-screen.ts';

export default {
  who: 'Lena',
  screen: '/bookings/W3F7GJ',
  steps: [
    {
      step: 'Open the booking and click Edit.',
      async do(screen) {
        await openBooking(screen, 'W3F7GJ');
        await press(screen, 'Edit');
      },
    },
    {
      step: 'Change dock, model',
      async do(screen) {
        const trip = screen.getByRole('main');
        for (const name of ['Dock', 'Model', 'Pickup', 'Boats', 'People', 'Partner']) {
          await trip.getByLabel(name, { exact: true }).waitFor();
        }
        await choose(trip.getByLabel('Return'), /^17:00/);
      },
    },
    {
      step: 'Read the price difference, and tell',
      async do(screen) {
        const difference = screen.getByRole('region', { name: 'Price difference' });
        await difference.getByText('-€33.03').first().waitFor();
      },
    },
    {
      step: 'Switch on Keep old price',
      async do(screen) {
        await screen.getByLabel('Keep old price').check();
        const difference = screen.getByRole('region', { name: 'Price difference' });
        await difference.getByText('€0.00').first().waitFor();
      },
    },
    {
      step: 'Choose whether to notify',
      async do(screen) {
        await screen.getByLabel('Notify customer').check();
      },
    },
    {
      step: 'Save.',
      async do(screen) {
        await press(screen, 'Save');
        await reads(screen, /W3F7GJ is changed/);
      },
    },
    {
      step: 'Open the booking and click Edit.',
      async do(screen) {
        await openBooking(screen, 'B2X8WN');
        await press(screen, 'Edit');
        await reads(screen, 'A boat is out: only the return and the people can change.');
      },
    },
    {
      step: 'Enter the later return time.',
      async do(screen) {
        await choose(screen.getByLabel('Return'), /^10:30/);
      },
    },
    {
      step: 'Read the price difference and save.',
      async do(screen) {
        const difference = screen.getByRole('region', { name: 'Price difference' });
        await difference.getByText('+€49.54').waitFor();
        await press(screen, 'Save');
        await reads(screen, /B2X8WN is changed/);
      },
    },
    {
      step: 'Collect the difference in Finances',
      async do(screen) {
        await openTab(screen, 'Finances');
        await screen.getByRole('button', { name: 'Cash payment' }).waitFor();
      },
    },
    {
      step: 'Open the booking, click Cancel booking',
      async do(screen) {
        await openBooking(screen, 'T9C5LZ');
        await press(screen, 'Cancel booking');
        await screen.getByLabel('Reason').selectOption({ index: 1 });
      },
    },
    {
      step: 'Choose No charge',
      async do(screen) {
        await screen.getByLabel('No charge').check();
      },
    },
    {
      step: 'Leave Notify customer on',
      async do(screen) {
        await screen.getByRole('dialog').getByLabel('Notify customer').check();
      },
    },
    {
      step: 'Leave Release deposit on',
      async do(screen) {
        await screen.getByRole('dialog').getByLabel('Release deposit').check();
      },
    },
    {
      step: 'Confirm the cancellation.',
      async do(screen) {
        await screen.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
        await screen.getByRole('heading', { name: /canceled/ }).waitFor();
      },
    },
    {
      step: 'Open Finances and refund',
      async do(_, open) {
        const screen = await open('Tomasz', '/bookings/T9C5LZ');
        await openTab(screen, 'Finances');
        const payments = screen.getByRole('region', { name: 'Payments' });
        await payments.getByRole('button', { name: 'Refund' }).click();
        await screen.getByRole('button', { name: /^Refund €/ }).click();
        await reads(screen, 'The refund is on its way to the provider.');
        await reads(screen, 'Nothing is owed.');
        return screen;
      },
    },
    {
      step: 'Block the boats first',
      async do(screen) {
        await menu(screen, 'Planning', 'Blockouts');
        await press(screen, 'Add blockout');
        const form = screen.getByRole('dialog');
        await form.getByLabel('Reason').fill('Storm warning');
        await form.getByLabel('From').fill('2025-06-14T12:00');
        await form.getByLabel('To', { exact: true }).fill('2025-06-14T20:00');
        await press(screen, 'Save');
      },
    },
    {
      step: 'Open each booking',
      async do(screen) {
        await screen.getByRole('link', { name: 'Amina Diallo' }).click();
        await screen.getByRole('heading', { name: /W3F7GJ/ }).waitFor();
      },
    },
    {
      step: 'Call the customer, and offer',
      async do(screen) {
        await press(screen, 'Edit');
        await screen.getByRole('main').getByLabel('Day').waitFor();
        await screen.getByRole('link', { name: 'Back without saving' }).click();
      },
    },
    {
      step: 'Cancel with No charge',
      async do(screen) {
        await press(screen, 'Cancel booking');
        await screen.getByLabel('No charge').check();
        await screen.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
        await screen.getByRole('heading', { name: /canceled/ }).waitFor();
      },
    },
  ],
} satisfies GuideSteps;
