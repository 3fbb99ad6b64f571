import { pageRule } from '../rule.ts';
import { wordsOf } from '../sentences.ts';
import { troubleRowsOf } from '../trouble-rows.ts';

const UNDOES = /^(Add|Enter|Set|Correct|Change|Delete|Move|Remove|Choose|Raise|Lower)\b/;
const WORDS_OF_AN_UNDO = 4;
/** Who can do a task is in the header of its page. */
const ROLE = '(?:Administrator|Operations manager|Planner)';
const ASKS = new RegExp(`^Ask an? ${ROLE}(?: or (?:an? )?${ROLE})?\\.$`);

/** A row about a trouble saves a call: its remedy says more than the cause turned around. */
export const troubleTables = pageRule('trouble tables', function* (page) {
  for (const { line, cells } of troubleRowsOf(page)) {
    const remedy = cells.at(-1) ?? '';
    const pieces = page.passages
      .filter((passage) => passage.place === 'cell' && passage.line === line)
      .at(-1)?.pieces;
    if (pieces?.some(({ bold, code, url }) => bold || code || url)) continue;
    if (UNDOES.test(remedy) && wordsOf(remedy).length <= WORDS_OF_AN_UNDO) {
      yield { line, says: `'${remedy}' only undoes the cause. Say where or how, or cut the row.` };
    }
    if (ASKS.test(remedy)) {
      yield { line, says: `'${remedy}' is said by the header of the page. Cut the row.` };
    }
  }
});
