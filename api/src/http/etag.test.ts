import { describe, expect, test } from 'vitest';
import { etagOf, matchesEtag } from './etag.ts';

const answer = JSON.stringify({
  data: Array.from({ length: 500 }, (_, id) => ({ id, name: 'é' })),
});

describe('the mark of an answer', () => {
  test('is the same for the same text, whatever was marked in between', () => {
    const mark = etagOf(answer);
    etagOf('x'.repeat(200_000));
    etagOf('');
    expect(etagOf(answer)).toBe(mark);
    expect(mark).toMatch(/^"[0-9a-f]{16}"$/);
  });

  test('changes with every letter', () => {
    const marks = new Set(
      Array.from(answer, (_, index) =>
        etagOf(`${answer.slice(0, index)}#${answer.slice(index + 1)}`),
      ),
    );
    expect(marks.size).toBe(answer.length);
  });

  test('tells texts apart that differ in their end or in the order of their parts', () => {
    const texts = ['', 'a', 'aa', 'aaa', 'aaaa', 'aaaaa', 'a\u0000', 'abcdefgh', 'efghabcd'];
    expect(new Set(texts.map(etagOf)).size).toBe(texts.length);
  });

  test('is found in a list, also as a weak one', () => {
    expect(matchesEtag('"x", W/"y"', '"y"')).toBe(true);
    expect(matchesEtag('*', '"y"')).toBe(true);
    expect(matchesEtag('"x"', '"y"')).toBe(false);
    expect(matchesEtag(undefined, '"y"')).toBe(false);
  });
});
