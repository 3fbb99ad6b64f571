import type { Frame } from '@playwright/test';
import type { Open } from './guide-steps.ts';
import { type PairedStep, StepError } from './pair-steps.ts';
import { labelsUnseen, watchLabels } from './seen-labels.ts';

interface GuideWalk {
  file: string;
  steps: readonly PairedStep[];
  /** The screen with which the guide begins. */
  screen: Frame;
  open: Open;
  /** For how many milliseconds a label of a step that was done is waited for. */
  patience?: number;
}

/** Does the steps of a guide one after the other, and looks for the labels of each. */
export async function walkGuide(walk: GuideWalk): Promise<void> {
  const { file, steps, screen, open, patience = 15_000 } = walk;
  let here = screen;
  for (const { act, line, text, labels } of steps) {
    if ('absent' in act) continue;
    const watched = [here];
    await watchLabels(here, labels);
    const openWatched: Open = async (who, path) => {
      const opened = await open(who, path);
      watched.push(opened);
      await watchLabels(opened, labels);
      return opened;
    };
    if ('do' in act) {
      here =
        (await act.do(here, openWatched).catch((error: Error) => {
          throw new StepError(file, line, `"${text}" cannot be done: ${error.message}`);
        })) ?? here;
    }
    const unseen = await labelsUnseen(watched, labels, patience);
    if (unseen.length > 0) {
      throw new StepError(file, line, `"${text}" names ${unseen.join(', ')}, not on the screen.`);
    }
  }
}
