import type { SearchRecord } from '../../src/search/record.ts';

const WORDS_OF_A_FULL_PAGE = 800;

/** Shares no factor with most lengths, so that steps of it mix the sentences of all pages. */
const STRIDE = 7919;

/** The records as they would be if every guide and course had 800 words, made of the site's own words. */
export function withFullPages(records: SearchRecord[]): SearchRecord[] {
  const sentences = records.flatMap(({ text }) => text.match(/[^.]+\./g) ?? []);
  const wordsOfPage = new Map<string, number>();
  for (const { url, text } of records) {
    wordsOfPage.set(pageOf(url), (wordsOfPage.get(pageOf(url)) ?? 0) + countWords(text));
  }
  let next = 0;
  return records.map((record) => {
    const words = wordsOfPage.get(pageOf(record.url)) ?? 0;
    if (!/^\/(?:guides|courses)\//.test(record.url)) return record;
    const target = countWords(record.text) * (WORDS_OF_A_FULL_PAGE / words);
    let { text } = record;
    while (countWords(text) < target) {
      next = (next + STRIDE) % sentences.length;
      text += ` ${shuffled(sentences[next] ?? '', next)}`;
    }
    return { ...record, text };
  });
}

function pageOf(url: string): string {
  return url.replace(/#.*/, '');
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

/** The same words in another order, so that the text does not compress as a repetition. */
function shuffled(sentence: string, seed: number): string {
  const words = sentence.trim().split(' ');
  const step = 1 + (seed % Math.max(1, words.length - 1));
  return words.map((_, i) => words[(i * step + seed) % words.length]).join(' ');
}
