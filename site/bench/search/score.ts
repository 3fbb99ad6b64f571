import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { markdownTable } from '../../../scripts/bench/markdown-table.ts';
import { decodeRecords, INDEX_PATH } from '../../src/search/index-file.ts';
import { createTextIndex } from '../../src/search/providers/local/text-index.ts';
import { scoreOf } from './answers.ts';
import { questionLists } from './questions/index.ts';

const built = path.join(__dirname, '../../build', INDEX_PATH);

/**
 * How often the right page comes first and among three. `SEARCH_INDEX` names the index of another
 * build, `MISSED` a list whose missed questions are shown.
 */
export async function benchQuestions(): Promise<string> {
  const { SEARCH_INDEX = built, MISSED } = process.env;
  const index = createTextIndex(decodeRecords(await readFile(SEARCH_INDEX, 'utf8')));
  const rows = questionLists.map(({ name, questions }) => {
    const { asked, first, amongThree, missed } = scoreOf(index, questions);
    for (const { ask, place, found } of name === MISSED ? missed : []) {
      console.error(`${place || 'none'}: ${ask} → ${found.slice(0, 3).join(' ')}`);
    }
    return [name, asked, outOf(first, asked), outOf(amongThree, asked)];
  });
  return [
    'How often the right page comes first, and how often it is one of the first three. Words were added for the known and the practice questions; before that, the second practice list had its page first for 77 % and among three for 88 %. The earlier ones were written from the glossary by a person who had not read the pages; some words of the search were added by somebody who had seen them, and their score was watched while it was tuned. The fresh ones are by a person who knew what the product does and had seen no page; their pages were named before the search was asked, and it was asked after the last change to it.',
    markdownTable(['questions', 'asked', 'first', 'among three'], rows),
  ].join('\n\n');
}

function outOf(part: number, whole: number): string {
  return `${part} (${Math.round((100 * part) / whole)} %)`;
}
