import type { GuideSteps, Step } from './guide-steps.ts';
import { type NumberedStep, numberedSteps } from './numbered-steps.ts';

export type PairedStep = NumberedStep & { act: Step };

/** A guide and its step file that do not fit, with the line of the guide. */
export class StepError extends Error {
  constructor(file: string, line: number, sentence: string) {
    super(`${file}:${line} ${sentence}`);
    this.name = 'StepError';
  }
}

interface Guide {
  /** The file of the guide, as messages name it. */
  file: string;
  text: string;
  steps: GuideSteps['steps'];
}

/** Every numbered step with its action. Throws when one is without the other. */
export function pairSteps({ file, text, steps }: Guide): PairedStep[] {
  const numbered = numberedSteps(text);
  const paired = numbered.map((step, index) => {
    const act = steps[index];
    if (!act) throw new StepError(file, step.line, `"${step.text}" has no action.`);
    if (step.text.startsWith(act.step)) return { ...step, act };
    const isKnown = numbered.some(({ text: words }) => words.startsWith(act.step));
    throw isKnown
      ? new StepError(file, step.line, `"${step.text}" has no action: next is "${act.step}".`)
      : new StepError(file, step.line, `The action "${act.step}" has no step. Is it this one?`);
  });
  const left = steps[numbered.length];
  if (left) {
    const line = numbered.at(-1)?.line ?? 1;
    throw new StepError(file, line, `The action "${left.step}" after this step has no step.`);
  }
  return paired;
}
