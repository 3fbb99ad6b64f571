import type { Operation } from '@slipway/contract';
import { highlight, highlightLater } from './highlight.ts';
import { SAMPLE_LANGUAGE_IDS, type SampleLanguageId } from './language-labels.ts';
import { SAMPLE_LANGUAGES } from './languages.ts';
import { writeSamples } from './samples.ts';

/** Code as HTML. Colors that are not in the HTML are added by a script when the code is shown. */
export interface Code {
  html: string;
  colors?: string;
}

/** The samples of an exchange as HTML. */
export function highlightedSamplesOf(
  operation: Operation,
  example: string,
): Record<SampleLanguageId, string> {
  const samples = writeSamples(operation, example);
  return inEveryLanguage((id) => highlight(samples[id], SAMPLE_LANGUAGES[id].grammar));
}

/** The same for a page with many samples: only the language that is shown first is colored. */
export function codesOf(operation: Operation, example: string): Record<SampleLanguageId, Code> {
  return colorFirst(writeSamples(operation, example));
}

/** Code in every language, of which the one that is shown first is colored. */
export function colorFirst(
  samples: Record<SampleLanguageId, string>,
): Record<SampleLanguageId, Code> {
  return inEveryLanguage((id) => {
    const { grammar } = SAMPLE_LANGUAGES[id];
    if (id === SAMPLE_LANGUAGE_IDS[0]) return { html: highlight(samples[id], grammar) };
    return highlightLater(samples[id], grammar);
  });
}

function inEveryLanguage<Value>(
  write: (id: SampleLanguageId) => Value,
): Record<SampleLanguageId, Value> {
  return Object.fromEntries(SAMPLE_LANGUAGE_IDS.map((id) => [id, write(id)])) as never;
}
