import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { everydayWords } from '../../everyday-words.ts';
import type { Result } from '../../provider.ts';
import { type Kind, kindOf, type SearchRecord } from '../../record.ts';
import { excerpt, highlight } from './highlight.ts';
import { type FindSpelling, partsOf } from './query.ts';
import { spellingsOf } from './spellings.ts';
import { termsOf } from './terms.ts';

const FIELD_WEIGHT = { title: 4, address: 3, words: 4, page: 1.5, text: 1 };
const KIND_WEIGHT: Record<Kind, number> = { guides: 1.2, courses: 0.9, releases: 0.4, api: 0.6 };
const WHOLE_PAGE_WEIGHT = 1.4;
const MISSING_PART_COST = 2;
/** How much the rest of its page speaks for a record. */
const PAGE_WEIGHT = 0.3;

/** Searches records held in memory. */
export function createTextIndex(records: SearchRecord[]) {
  const index = new MiniSearch({
    fields: Object.keys(FIELD_WEIGHT),
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  index.addAll(records.map(fieldsOf));

  const options: SearchOptions = {
    tokenize: (term) => [term],
    boost: FIELD_WEIGHT,
    boostDocument: (id) => weightOf(records[id] as SearchRecord),
  };
  const isKnown = (spelling: Query) => index.search(spelling, options).length > 0;
  const find: FindSpelling = (term, isLast) => {
    const spellings = spellingsOf(term, isLast);
    return spellings.find(isKnown) ?? spellings[0];
  };

  return {
    search(query: string, limit: number): Result[] {
      const answers = partsOf(query, find).map((part) => index.search(part, options));
      const hits = ranked(answers, (id) => pageOf(records[id] as SearchRecord));
      const call = hits.find(({ id }) => isCallOf(records[id] as SearchRecord, query));
      return (call ? [call, ...hits.filter((hit) => hit !== call)] : hits)
        .slice(0, limit)
        .map(({ id, terms }) => resultOf(records[id] as SearchRecord, terms));
    },
  };
}

interface Hit {
  id: number;
  score: number;
  terms: Set<string>;
  /** How many parts of the query it matches. */
  parts: number;
}

/**
 * The records that answer any part of a query, best first. A whole question often has a word that
 * the right section lacks: a missing part costs a record its place and does not hide it, and what
 * other sections of the page answer speaks for it.
 */
function ranked(answers: SearchResult[][], pageOf: (id: number) => string): Hit[] {
  const hits = new Map<number, Hit>();
  const pages = new Map<string, number[]>();
  for (const [part, answer] of answers.entries()) {
    for (const { id, score, terms } of answer) {
      const hit = hits.get(id) ?? { id, score: 0, terms: new Set(), parts: 0 };
      hit.score += score;
      hit.parts += 1;
      for (const term of terms) hit.terms.add(term);
      hits.set(id, hit);
      const best = pages.get(pageOf(id)) ?? answers.map(() => 0);
      best[part] = Math.max(best[part] ?? 0, score);
      pages.set(pageOf(id), best);
    }
  }
  const weigh = (score: number, parts: number) =>
    score * (parts / answers.length) ** MISSING_PART_COST;
  const pageWeights = new Map(
    Array.from(pages, ([page, best]) => {
      const score = best.reduce((sum, each) => sum + each, 0);
      return [page, PAGE_WEIGHT * weigh(score, best.filter(Boolean).length)];
    }),
  );
  const weight = ({ id, score, parts }: Hit) =>
    weigh(score, parts) + (pageWeights.get(pageOf(id)) ?? 0);
  return [...hits.values()].sort((a, b) => weight(b) - weight(a));
}

/** Whether a query is the very call that a record is about: `POST /v1/bookings`, or its path alone. */
function isCallOf({ text }: SearchRecord, query: string): boolean {
  const named = query.trim().toLowerCase();
  if (!named.includes('/v1/')) return false;
  const [method = '', path = ''] = text.toLowerCase().split(' ', 2);
  return named === path || named === `${method} ${path}`;
}

/** Of the API every operation, field and error is a page. */
function pageOf({ url }: SearchRecord): string {
  return url.startsWith('/api/') ? url : url.replace(/#.*/, '');
}

/**
 * The title of a page weighs as a title on the page's own record and less on those of its sections.
 * Its address counts too: titles name the task, and addresses often the thing (`set-up-waivers`).
 */
function fieldsOf({ url, page, heading, text }: SearchRecord, id: number) {
  if (heading) return { id, title: heading, address: '', words: '', page, text };
  const address = url.split('/').slice(2).join(' ');
  return { id, title: page, address, words: everydayWords[url] ?? '', page: '', text };
}

function weightOf({ url, heading }: SearchRecord): number {
  return KIND_WEIGHT[kindOf(url)] * (heading ? 1 : WHOLE_PAGE_WEIGHT);
}

function resultOf({ url, page, heading, text }: SearchRecord, terms: ReadonlySet<string>): Result {
  return {
    url,
    kind: kindOf(url),
    title: highlight(heading || page, terms),
    page: heading && page,
    excerpt: excerpt(text, terms),
  };
}
