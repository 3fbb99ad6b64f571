import type { Page } from './page.ts';
import { isProse, type Passage } from './passages.ts';
import { sentencesOf, wordsOf } from './sentences.ts';

/** A sentence with this many words or fewer is a short one. */
const SHORT = 8;

interface Sentence {
  line: number;
  text: string;
  section: string;
  words: number;
  /** Whether it has eight words or fewer. */
  isShort: boolean;
  /** The first word, in lower case. */
  opener: string;
}

/** How the sentences of a page follow each other. */
export interface Rhythm {
  sentences: readonly Sentence[];
  mean: number;
  /** Sentences of eight words or fewer, from 0 to 1. */
  shortShare: number;
}

export function rhythmOf({ kind, passages }: Page): Rhythm {
  const sentences = passages
    .filter((passage) => isRunning(passage) || (kind === 'release' && isProse(passage)))
    .flatMap(sentencesIn);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const short = sentences.filter(({ isShort }) => isShort).length;
  return {
    sentences,
    mean: sentences.length > 0 ? words / sentences.length : 0,
    shortShare: sentences.length > 0 ? short / sentences.length : 0,
  };
}

/**
 * Running text: paragraphs. Steps, cells, titles and pictures are short by nature, and so are the
 * items of a list, other than those of a release note, which are its text.
 */
function isRunning({ place, text }: Passage): boolean {
  return place === 'paragraph' && !LABELED.test(text);
}

/** A paragraph that fills in a label: `Goal: …`, `Check yourself: …`, `At Heron Bay: …`. */
const LABELED = /^\p{Lu}[\p{L}’']*(?: [\p{L}’']+){0,2}:/u;

function sentencesIn(passage: Passage): Sentence[] {
  return sentencesOf(passage)
    .filter(({ text }) => /[.?!][”"')]*$/.test(text))
    .map(({ text, line }) => {
      const words = wordsOf(text);
      const [opener = ''] = words;
      return {
        ...{ text, line, section: passage.section },
        words: words.length,
        isShort: words.length <= SHORT,
        opener: opener.toLowerCase(),
      };
    });
}

/** Runs of sentences in one section that begin with the same word, each as its sentences. */
export function runsOf({ sentences }: Rhythm, atLeast: number): Sentence[][] {
  const runs: Sentence[][] = [];
  for (const sentence of sentences) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last && last.opener === sentence.opener && last.section === sentence.section) {
      run?.push(sentence);
    } else runs.push([sentence]);
  }
  return runs.filter(({ length }) => length >= atLeast);
}

/** The words that open the sentences of a page, and how many each opens, most frequent first. */
export function openersOf({ sentences }: Rhythm): [opener: string, times: number][] {
  const times = new Map<string, number>();
  for (const { opener } of sentences) times.set(opener, (times.get(opener) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a);
}
