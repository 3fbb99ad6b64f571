import type { createTextIndex } from '../../src/search/providers/local/text-index.ts';

type TextIndex = ReturnType<typeof createTextIndex>;

/** The pages that the search finds, best first; of the API every operation, field and error is one. */
export function pagesOf(index: TextIndex, query: string, limit = 100): string[] {
  const urls = index.search(query, limit).map(({ url }) => url);
  return [...new Set(urls.map((url) => (url.startsWith('/api/') ? url : url.replace(/#.*/, ''))))];
}

export interface Question {
  ask: string;
  /** Every page that answers it. */
  pages: readonly string[];
}

export interface Score {
  asked: number;
  first: number;
  amongThree: number;
  /** Questions whose page is not first, with the place of the first right one, 0 for none. */
  missed: { ask: string; place: number; found: string[] }[];
}

/** How often a right page comes first, and how often it is one of three. */
export function scoreOf(index: TextIndex, questions: readonly Question[]): Score {
  const answers = questions.map(({ ask, pages }) => {
    const found = pagesOf(index, ask);
    return { ask, place: 1 + found.findIndex((page) => pages.includes(page)), found };
  });
  return {
    asked: questions.length,
    first: answers.filter(({ place }) => place === 1).length,
    amongThree: answers.filter(({ place }) => place >= 1 && place <= 3).length,
    missed: answers.filter(({ place }) => place !== 1),
  };
}
