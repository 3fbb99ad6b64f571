import { describe, expect, test } from 'vitest';
import type { Step } from './guide-steps.ts';
import { pairSteps } from './pair-steps.ts';

const GUIDE = `---
title: Hand out a boat
---

<Steps>

1. Open **Planning → Dockside** and [find](/guides/) the booking.
2. Click **Hand out**.

</Steps>
`;
const file = 'site/docs/hand-out.mdx';

const act = (step: string): Step => ({ step, do: async () => {} });
const pair = (...steps: Step[]) => pairSteps({ file, text: GUIDE, steps });

describe('the steps of a guide', () => {
  test('are paired with their actions by their first words, with their labels and lines', () => {
    const paired = pair(act('Open Planning → Dockside and find'), act('Click'));
    expect(paired.map(({ line, labels }) => ({ line, labels }))).toEqual([
      { line: 7, labels: ['Planning', 'Dockside'] },
      { line: 8, labels: ['Hand out'] },
    ]);
  });

  test('each need an action, or the line of the guide is named', () => {
    expect(() => pair(act('Open Planning'))).toThrow(`${file}:8 "Click Hand out." has no action.`);
    expect(() => pair(act('Click'))).toThrow(
      `${file}:7 "Open Planning → Dockside and find the booking." has no action: next is "Click".`,
    );
  });

  test('leave no action over, or the line of the guide is named', () => {
    expect(() => pair(act('Open Planning'), act('Press'))).toThrow(
      `${file}:8 The action "Press" has no step. Is it this one?`,
    );
    expect(() => pair(act('Open Planning'), act('Click'), act('Choose the boat'))).toThrow(
      `${file}:8 The action "Choose the boat" after this step has no step.`,
    );
  });
});
