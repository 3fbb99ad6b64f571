import { phoneSearchOf } from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';

const MOST_WORDS = 6;

/**
 * The condition of what somebody looks for: each word is part of the text, in any order. Words that
 * make up a number may instead be a part of one of the phone numbers, as `phones` has them.
 */
export function fitsSearch(
  search: string,
  { text, phones }: { text: RawBuilder<unknown>; phones: RawBuilder<unknown> },
): RawBuilder<boolean> {
  const conditions = termsOf(search).map((words) => {
    const inText = sql.join(
      words.map((word) => sql`${text} ilike ${containing(word)}`),
      sql` and `,
    );
    return sql`((${inText}) or ${hasPhone(words.join(' '), phones)})`;
  });
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Whether a number in E.164 form is the one that was typed, or a part of it. */
export function hasPhone(typed: string, phones: RawBuilder<unknown>): RawBuilder<boolean> {
  const parts = phoneSearchOf(typed);
  return parts.length === 0
    ? sql`false`
    : sql`${phones} like any(${parts.map(containing)}::text[])`;
}

export function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Words that follow each other and have no letters are one number, written with blanks. */
function termsOf(search: string): string[][] {
  const isNumber = (word: string | undefined) => word !== undefined && /^[^\p{L}@]+$/u.test(word);
  const words = search.trim().split(/\s+/).slice(0, MOST_WORDS);
  return words.reduce<string[][]>((terms, word) => {
    const last = terms.at(-1);
    if (last && isNumber(last[0]) && isNumber(word)) last.push(word);
    else terms.push([word]);
    return terms;
  }, []);
}
