import type { Operation } from '@slipway/contract';
import { highlight } from './highlight.ts';
import { SAMPLE_LANGUAGE_IDS, type SampleLanguageId } from './language-labels.ts';
import { SAMPLE_LANGUAGES } from './languages.ts';
import { writeSamples } from './samples.ts';

/** The samples of an exchange as HTML. */
export function highlightedSamplesOf(
  operation: Operation,
  example: string,
): Record<SampleLanguageId, string> {
  const samples = writeSamples(operation, example);
  const written = SAMPLE_LANGUAGE_IDS.map((id) => [
    id,
    highlight(samples[id], SAMPLE_LANGUAGES[id].grammar),
  ]);
  return Object.fromEntries(written);
}
