import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import type { Step } from '../../site/steps/guide-steps.ts';
import { pairSteps } from '../../site/steps/pair-steps.ts';
import { walkGuide } from '../../site/steps/walk-guide.ts';

const file = 'guide.mdx';

/** Walks a guide of one step on a page that shows something else. */
function walk(page: Page, text: string, step: Step): Promise<void> {
  const steps = pairSteps({ file, text, steps: [step] });
  const open = () => Promise.reject(new Error('There is nobody else.'));
  return walkGuide({ file, steps, screen: page.mainFrame(), open, patience: 200 });
}

test('a bold label that is not on the screen fails with the line of the guide', async ({
  page,
}) => {
  await page.setContent('<button>Pause</button><p hidden>Hand out</p><p>Hand out 1 of 2</p>');
  const step = { step: 'Click', do: async () => {} };
  await expect(walk(page, '\n1. Click **Hand out**.', step)).rejects.toThrow(
    'guide.mdx:2 "Click Hand out." names Hand out, not on the screen.',
  );
  await walk(page, '\n1. Click **Pause**.', step);
});

test('a label that was there only for a moment counts', async ({ page }) => {
  await page.setContent('<button onclick="remove()">Pause</button>');
  await walk(page, '1. Click **Pause**.', {
    step: 'Click',
    do: (screen) => screen.getByText('Pause').click(),
  });
});

test('a step that cannot be done fails with the line of the guide', async ({ page }) => {
  const step = { step: 'Click', do: () => Promise.reject(new Error('No such button')) };
  await expect(walk(page, '1. Click it.', step)).rejects.toThrow(
    'guide.mdx:1 "Click it." cannot be done: No such button',
  );
});
