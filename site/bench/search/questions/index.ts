import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Question } from '../answers.ts';
import { knownQuestions } from './known.ts';

interface Asked {
  sentences: Question[];
  keywords: Question[];
  dutchAndGerman: Question[];
}

/** The practice lists may be tuned with, the others may not; the score of `earlier.yaml` was watched. */
const practice = read('practice.yaml');
const secondPractice = read('practice-2.yaml');
const earlier = read('earlier.yaml');
const fresh = read('fresh.yaml');

/** What is asked of the search, list by list. */
export const questionLists: readonly { name: string; questions: readonly Question[] }[] = [
  {
    name: 'known',
    questions: Object.entries(knownQuestions).map(([ask, page]) => ({ ask, pages: [page] })),
  },
  ...partsOf('practice', practice),
  ...partsOf('second practice', secondPractice),
  ...partsOf('earlier', earlier),
  ...partsOf('fresh', fresh),
];

function partsOf(name: string, { sentences, keywords, dutchAndGerman }: Asked) {
  return [
    { name, questions: [...sentences, ...keywords, ...dutchAndGerman] },
    { name: `${name}: whole sentences`, questions: sentences },
    { name: `${name}: keywords`, questions: keywords },
    { name: `${name}: Dutch and German`, questions: dutchAndGerman },
  ];
}

function read(file: string): Asked {
  return parse(readFileSync(path.join(__dirname, file), 'utf8'));
}
