import { ERROR_CATALOGUE, ERROR_STATUSES, type ErrorStatus } from '@slipway/contract';
import { fenced } from './fenced.ts';

/** The error catalogue as Markdown. */
export function errorPart(): string {
  return ['## Errors', ...ERROR_STATUSES.map(entry)].join('\n\n');
}

function entry(status: ErrorStatus): string {
  const { meaning, cause, remedy, sentences, example } = ERROR_CATALOGUE[status];
  return [
    `### ${status}`,
    meaning,
    `**Why.** ${cause}`,
    `**What to do.** ${remedy}`,
    sentences.length > 1 && sentences.map((sentence) => `- ${sentence}`).join('\n'),
    fenced('json', JSON.stringify(example, null, 2)),
  ]
    .filter(Boolean)
    .join('\n\n');
}
