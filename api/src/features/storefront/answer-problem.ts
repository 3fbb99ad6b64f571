import type { Question } from '@slipway/company';
import { NUMBER_ANSWER } from '@slipway/contract';

/** What is wrong with an answer, or null; a choice may be given in any spelling that a page shows. */
export function answerProblem(
  { kind, choices }: Pick<Question, 'kind' | 'choices'>,
  answer: string,
  spellings: (choice: string) => readonly string[],
): string | null {
  if (answer === '') return null;
  if (kind === 'number' && !NUMBER_ANSWER.test(answer)) return 'must be a whole number';
  if (kind === 'yes_no' && answer !== 'yes' && answer !== 'no') return 'must be yes or no';
  if (kind !== 'choice') return null;
  const known = choices.some((choice) => choice === answer || spellings(choice).includes(answer));
  return known ? null : `must be one of: ${choices.join(', ')}`;
}
