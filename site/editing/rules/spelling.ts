import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDefaultSettings, spellCheckDocument } from 'cspell-lib';
import { EXAMPLE_NAMES } from '../names.ts';
import type { Passage } from '../passages.ts';
import type { Rule } from '../rule.ts';

const wordList = path.resolve(import.meta.dirname, '../words.txt');

/** British forms that American dictionaries let pass. */
const BRITISH =
  'cancelled cancelling catalogue centre cheque enrol fulfil grey labelled labelling learnt litre metre modelling programme whilst';

/** American spelling, with our own words beside the dictionary. Code and addresses are left out. */
export const spelling: Rule = {
  name: 'spelling',
  check: async (pages) => {
    const lines = pages.flatMap((page) => page.passages.map((passage) => ({ page, passage })));
    const text = lines.map(({ passage }) => spelledText(passage)).join('\n');
    const { issues } = await spellCheckDocument(
      { uri: 'text:///pages.txt', text, languageId: 'plaintext', locale: 'en-US' },
      { generateSuggestions: false, noConfigSearch: true },
      await settings(),
    );
    return issues.flatMap((issue) => {
      const found = lines[text.slice(0, issue.offset).split('\n').length - 1];
      if (!found) return [];
      const says = `'${issue.text}' is not American spelling. Correct it, or add a word of the product to editing/words.txt.`;
      return [{ page: found.page, line: found.passage.line, says }];
    });
  },
};

async function settings() {
  const words = readFileSync(wordList, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .concat([...EXAMPLE_NAMES].flatMap((name) => name.split(' ')));
  const { dictionaryDefinitions } = await getDefaultSettings(true);
  return {
    dictionaryDefinitions,
    dictionaries: ['en_us'],
    words,
    flagWords: BRITISH.split(' '),
    minWordLength: 3,
    maxNumberOfProblems: 10_000,
    maxDuplicateProblems: 100,
  };
}

function spelledText({ pieces }: Passage): string {
  const text = pieces.map(({ code, text }) => (code ? ' ' : text)).join('');
  return text.replace(/https?:\S+|\S+@\S+/g, ' ').replace(/\s+/g, ' ');
}
