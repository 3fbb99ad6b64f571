import type { Frame } from '@playwright/test';
import type { GuideSteps } from '../../../../steps/guide-steps.ts';
import { openBooking, press, reads } from '../../../../steps/on-screen.ts';

async function addCost(screen: Frame, description: string, amount: string): Promise<void> {
  await press(screen, 'Add cost');
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByLabel(/^Amount \(/).fill(amount);
  await press(screen, 'Save');
  await reads(screen, `“${description}” is added.`);
}

export default {
  who: 'Tomasz',
  screen: '/bookings/H6P3VE?tab=finances',
  steps: [
    {
      step: 'Open the booking, choose Finances and click Request payment.',
      async do(screen) {
        await openBooking(screen, 'H6P3VE', 'Finances');
        await press(screen, 'Request payment');
      },
    },
    {
      step: 'Check the amount',
      async do(screen) {
        const dialog = screen.getByRole('dialog');
        await dialog.getByLabel(/Amount/).fill('192.00');
        await dialog.getByLabel('Description').fill('Two Plovers on June 14');
      },
    },
    {
      step: 'Set a due date',
      async do(screen) {
        await screen.getByRole('dialog').getByLabel('Due date').fill('2025-06-20');
      },
    },
    {
      step: 'Choose Copy link',
      async do(screen) {
        await press(screen, 'Send by e-mail');
        await reads(screen, 'The payment request is on its way.');
        await openBooking(screen, 'T9C5LZ', 'Finances');
        await addCost(screen, 'One hour more', '48.00');
        await press(screen, 'Request payment');
        await screen
          .getByRole('dialog')
          .getByLabel(/Amount/)
          .fill('48.00');
        await press(screen, 'Send by text');
        await reads(screen, 'The payment request is on its way to +447700900218.');
      },
    },
    {
      step: 'Open the booking and choose Finances.',
      async do(screen) {
        await openBooking(screen, 'R7K2QD', 'Finances');
      },
    },
    {
      step: 'Click Refund.',
      async do(screen) {
        await press(screen, 'Refund');
      },
    },
    {
      step: 'Choose Online to send',
      async do(screen) {
        await screen.getByLabel(/^Online/).check();
      },
    },
    {
      step: 'Enter the whole amount',
      async do(screen) {
        await screen
          .getByRole('dialog')
          .getByLabel(/Amount/)
          .fill('10.00');
      },
    },
    {
      step: 'Tick the booking fee',
      async do(screen) {
        await screen.getByLabel(/^Booking fee/).check();
      },
    },
    {
      step: 'Confirm the refund.',
      async do(screen) {
        await press(screen, 'Refund €14.94');
        await reads(screen, 'The refund is on its way to the provider.');
      },
    },
    {
      step: 'Compare the payments',
      async do(screen) {
        await openBooking(screen, 'B2X8WN', 'Finances');
        await press(screen, 'Cash payment');
        await screen
          .getByRole('dialog')
          .getByLabel(/Amount/)
          .fill('96.00');
        await press(screen, 'Save');
        await screen.getByRole('region', { name: 'Payments' }).getByText('-€96.00').waitFor();
      },
    },
    {
      step: 'Click Refund and choose Online',
      async do(screen) {
        await press(screen, 'Refund');
        await screen.getByLabel(/^Cash/).check();
      },
    },
    {
      step: 'Enter the surplus',
      async do(screen) {
        await press(screen, 'Refund €96.00');
        await reads(screen, 'Nothing is owed.');
      },
    },
    {
      step: 'Click Add cost, describe',
      async do(screen) {
        await addCost(screen, 'Bent rail', '40.00');
      },
    },
    {
      step: 'Click Capture on the deposit',
      async do(screen) {
        await press(screen, 'Capture');
        const dialog = screen.getByRole('dialog');
        await dialog.getByLabel(/Amount/).fill('40.00');
        await dialog.getByRole('button', { name: 'Capture' }).click();
        await reads(screen, '€40.00 of the deposit is captured.');
      },
    },
    {
      step: 'Click Add cost, or Add discount',
      async do(screen) {
        await press(screen, 'Add discount');
      },
    },
    {
      step: 'Enter a description',
      async do(screen) {
        await screen.getByRole('dialog').getByLabel('Description').fill('For a long wait');
      },
    },
    {
      step: 'Choose a fixed amount or a percentage.',
      async do(screen) {
        const dialog = screen.getByRole('dialog');
        await dialog.getByRole('radio', { name: 'Percentage' }).check();
        await dialog.getByLabel('Percentage (%)').fill('10');
      },
    },
    {
      step: 'Choose the tax rate and save.',
      async do(screen) {
        await screen.getByLabel('Tax rate').selectOption({ index: 0 });
        await press(screen, 'Save');
        await reads(screen, '“For a long wait” is added.');
      },
    },
  ],
} satisfies GuideSteps;
