import { LABELS } from '../dashboard-labels.ts';
import { CAPITALIZED, EXAMPLE_NAMES } from '../names.ts';
import { pageRule } from '../rule.ts';

/** One title, no skipped level, sentence case, no period at the end, no heading twice. */
export const headings = pageRule('headings', function* ({ passages }) {
  const seen = new Set<string>();
  let above = 1;
  for (const { place, text, line, depth = 1 } of passages) {
    if (place !== 'heading' && place !== 'title') continue;
    if (place === 'heading') {
      if (depth === 1) {
        yield { line, says: `'${text}' is a second title. The title comes from the front matter.` };
      }
      if (depth > above + 1) {
        yield { line, says: `'${text}' is of level ${depth} below level ${above}. Skip no level.` };
      }
      if (seen.has(text.toLowerCase())) {
        yield { line, says: `The page has two headings '${text}'. Give each its own.` };
      }
      seen.add(text.toLowerCase());
      above = depth;
    }
    if (/[.:;,!…]$/.test(text)) {
      yield { line, says: `'${text}' ends with a punctuation mark. Leave it out.` };
    }
    const capital = capitalInside(text);
    if (capital) {
      yield { line, says: `'${capital}' in '${text}' has a capital letter. Use sentence case.` };
    }
  }
});

/** A word after the first that has a capital letter without being a name or a label. */
function capitalInside(heading: string): string | undefined {
  const known = [...EXAMPLE_NAMES, ...LABELS]
    .filter((name) => heading.includes(name))
    .flatMap((name) => name.split(' '));
  const words = heading.split(/\s+/);
  return words
    .filter((_, index) => index > 0 && !/[.:]$/.test(words[index - 1] ?? ''))
    .map((word) => word.replace(/[^\p{L}\d-].*$/u, ''))
    .find(
      (word) =>
        /^\p{Lu}\p{Ll}+(-|$)/u.test(word) && !CAPITALIZED.has(word) && !known.includes(word),
    );
}
