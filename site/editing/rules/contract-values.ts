import { DEFAULTS, ENUMS_BY_VALUE, ERROR_SENTENCES, LIMITS } from '../contract-facts.ts';
import type { Passage } from '../passages.ts';
import { pageRule } from '../rule.ts';

/**
 * What the contract owns comes from the contract. Release notes are left out, because they tell
 * what was true on their day; pictures are, because nothing can be filled into them.
 */
export const contractValues = pageRule('values of the contract', function* ({ kind, passages }) {
  if (kind === 'release') return;
  for (const passage of passages.filter(({ place }) => place !== 'picture')) {
    const { line } = passage;
    const typed = typedText(passage);
    for (const limit of LIMITS) {
      const found = limit.about.test(passage.text) && limit.typed.exec(typed)?.[0];
      if (found) {
        yield {
          line,
          says: `'${found}' is typed by hand. Use {${limit.constant}} of the contract.`,
        };
      }
    }
    for (const [constant, sentence] of ERROR_SENTENCES) {
      if (typed.includes(sentence)) {
        yield { line, says: `'${sentence}' is typed by hand. Use {${constant}} of the contract.` };
      }
    }
    for (const { code, filled, text } of passage.pieces) {
      if (code && DEFAULTS.get(text)?.test(typed)) {
        const says = `The default of '${text}' is typed by hand. Use {String(BOOKING_DEFAULTS.${text})} of the contract.`;
        yield { line, says };
      }
      const name = code && !filled && ENUMS_BY_VALUE.get(text);
      if (name) {
        yield {
          line,
          says: `'${text}' is typed by hand. Use <EnumValue of="${name}" value="${text}" />.`,
        };
      }
    }
  }
});

function typedText({ pieces }: Passage): string {
  return pieces.map(({ text, filled }) => (filled ? '_' : text)).join('');
}
