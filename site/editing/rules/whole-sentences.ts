import { hasFiniteVerb } from '../finite-verbs.ts';
import { isProse, type Passage } from '../passages.ts';
import { pageRule } from '../rule.ts';
import { beginningOf, sentencesOf } from '../sentences.ts';

/** A release note is no telegram: its sentences have a verb, and an item of a list ends with a period. */
export const wholeSentences = pageRule('whole sentences', function* ({ kind, passages }) {
  if (kind !== 'release') return;
  for (const passage of passages) {
    if (!isProse(passage) && passage.place !== 'description') continue;
    const { line, place, text } = passage;
    if (place === 'item' && !/[.?]$/.test(text)) {
      yield { line, says: `The item '${beginningOf(text)}' does not end with a period. Add it.` };
    }
    for (const sentence of sentencesOf(withLabelsMarked(passage))) {
      if (hasFiniteVerb(sentence.text)) continue;
      const says = `'${beginningOf(sentence.text.replace(/[«»]/g, ''))}' has no verb. Say in a whole sentence what the reader can do, or add its verb to editing/verbs.txt.`;
      yield { line, says };
    }
  }
});

function withLabelsMarked(passage: Passage): Passage {
  const pieces = passage.pieces.map(({ text, line, bold, code }) => ({
    line,
    text: bold || code ? `«${text}»` : text,
  }));
  return { ...passage, pieces };
}
