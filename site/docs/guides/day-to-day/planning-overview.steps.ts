import type { Locator } from '@playwright/test';
import type { GuideSteps } from '../../../steps/guide-steps.ts';
import { lookAtDay, menu, press, reads } from '../../../steps/on-screen.ts';

async function boxOf(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

export default {
  who: 'Lena',
  screen: '/planning/board',
  steps: [
    {
      step: 'Open Planning → Board and choose the day.',
      async do(screen) {
        await menu(screen, 'Planning', 'Board');
        await lookAtDay(screen, '2025-06-14');
        await screen.getByRole('button', { name: /^Amina Diallo / }).waitFor();
      },
    },
    {
      step: 'Click an empty cell',
      async do(screen) {
        const { x, y } = await boxOf(screen.getByText('P6', { exact: true }));
        await screen.page().mouse.click(x + 700, y + 20);
        await screen.getByRole('heading', { name: 'New booking', level: 1 }).waitFor();
        await screen
          .getByLabel('Model')
          .getByText('Plover 5')
          .first()
          .waitFor({ state: 'attached' });
        await menu(screen, 'Planning', 'Board');
      },
    },
    {
      step: 'Drag a bar',
      async do(screen) {
        const { x, y } = await boxOf(screen.getByRole('button', { name: /^Amina Diallo / }));
        const { mouse } = screen.page();
        await mouse.move(x + 60, y + 10);
        await mouse.down();
        await mouse.move(x + 30, y + 10);
        await mouse.move(x - 10, y + 10, { steps: 4 });
        await mouse.up();
        await screen.getByRole('dialog', { name: 'Move the trip of Amina Diallo' }).waitFor();
      },
    },
    {
      step: 'Read the price difference',
      async do(screen) {
        await reads(screen, 'Difference');
        await screen.getByLabel('Notify customer').uncheck();
      },
    },
    {
      step: 'Save the new time, or undo it.',
      async do(screen) {
        await press(screen, 'Save');
        await reads(screen, 'Moved the trip of Amina Diallo.');
        await press(screen, 'Undo');
        await screen.getByRole('button', { name: /^Amina Diallo .*, 14:00–18:00, / }).waitFor();
      },
    },
    {
      step: 'Click a bar',
      async do(screen) {
        await screen.getByRole('button', { name: /^Amina Diallo / }).click();
        await screen.getByRole('heading', { name: /W3F7GJ/ }).waitFor();
      },
    },
  ],
} satisfies GuideSteps;
