import type { TextKey } from '@slipway/contract/languages';
import type { FormStep } from '../../../embedding/protocol.ts';

/** The steps that the visitor walks through inside the form; the payment is a page of its own. */
export type Step = Exclude<FormStep, 'payment'>;

export const STEPS: readonly Step[] = ['boat', 'time', 'extras', 'details', 'summary', 'done'];

export const STEP_NAME: Record<Step, TextKey> = {
  boat: 'form.stepBoat',
  time: 'form.stepTime',
  extras: 'form.stepExtras',
  details: 'form.stepDetails',
  summary: 'form.stepPayment',
  done: 'form.stepDone',
};
