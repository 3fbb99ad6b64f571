import type { Page } from './page.ts';
import { SATURDAY } from './saturday.ts';
import { sentencesOf } from './sentences.ts';
import { rowsOf } from './tables.ts';

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d';

export const DATE = new RegExp(`\\b(?:${MONTHS}) \\d{1,2}\\b`, 'g');
export const TIME = new RegExp(`\\b${CLOCK}\\b`, 'g');
export const SPAN = new RegExp(`\\b(${CLOCK})(?:–| to )(${CLOCK})\\b`, 'g');
export const THAT_DAY = 'June 14';

const REFERENCE = new RegExp(
  `\\b(?:${SATURDAY.bookings.map(({ reference }) => reference).join('|')})\\b`,
  'g',
);

/** The bookings of the Saturday that a text names. */
export function referencesIn(text: string): string[] {
  return [...new Set(text.match(REFERENCE) ?? [])];
}

/** A sentence, a row of a table or a text of a picture, and what it is about. */
export interface Unit {
  text: string;
  line: number;
  /** The bookings that it names, or that its picture is about. */
  references: string[];
  /** Whether no other date is in force than that of the Saturday. */
  isThatDay: boolean;
  /** What the section said before. */
  before: string;
  /** Of a row: its cells, and those of the head of its table. */
  cells?: string[];
  header?: string[];
}

/** What a page says, in pieces that can be compared with the Saturday. */
export function* unitsOf(page: Page): Generator<Unit> {
  const rows = rowsOf(page);
  let section = '';
  let before = '';
  let isThatDay = true;
  const unit = (text: string, line: number, about = ''): Unit => {
    const dates = text.match(DATE);
    if (dates) isThatDay = dates.includes(THAT_DAY);
    const own = referencesIn(text);
    const references = own.length > 0 ? own : referencesIn(about);
    const made = { text, line, references, isThatDay, before };
    before += `${text} `;
    return made;
  };
  for (const passage of page.passages) {
    const { place, line, picture } = passage;
    if (passage.section !== section) {
      section = passage.section;
      before = '';
      isThatDay = true;
    }
    if (place === 'cell') {
      const row = rows.get(line);
      rows.delete(line);
      if (row) {
        const { cells, header } = row;
        yield { ...unit(cells.join(' | '), line), cells, header };
      }
    } else if (picture) {
      yield unit(passage.text, line, `${picture.data.label} ${picture.data.title ?? ''}`);
    } else {
      for (const sentence of sentencesOf(passage)) yield unit(sentence.text, line);
    }
  }
}
