import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { everydayWords } from '../../everyday-words.ts';
import type { Result } from '../../provider.ts';
import { type Kind, kindOf, type SearchRecord } from '../../record.ts';
import { excerpt, highlight } from './highlight.ts';
import { type FindSpelling, partsOf } from './query.ts';
import { ranked } from './ranking.ts';
import { spellingsOf } from './spellings.ts';
import { termsOf } from './terms.ts';

const FIELD_WEIGHT = { title: 3, address: 3, words: 4, page: 1, text: 1 };
/** A long list of everyday words, or a long text, is hardly worse for a word than a short one. */
const BM25 = { k: 1.2, b: 0.5, d: 1 };
const KIND_WEIGHT: Record<Kind, number> = { guides: 1.2, courses: 0.9, releases: 0.4, api: 0.6 };
const WHOLE_PAGE_WEIGHT = 1.2;

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
    bm25: BM25,
    boostDocument: (id) => weightOf(records[id] as SearchRecord),
  };
  const isKnown = (spelling: Query) => index.search(spelling, options).length > 0;
  const isIndexed = (term: string) => isKnown({ queries: [term], prefix: false, fuzzy: false });
  const find: FindSpelling = (term, isLast) => {
    const spellings = spellingsOf(term, isLast);
    return spellings.find(isKnown) ?? spellings[0];
  };

  return {
    search(query: string, limit: number): Result[] {
      const answers = partsOf(query, find, isIndexed).map((part) => index.search(part, options));
      const hits = ranked(answers, {
        count: records.length,
        pageOf: (id) => pageOf(records[id] as SearchRecord),
      });
      const call = hits.find(({ id }) => isCallOf(records[id] as SearchRecord, query));
      return (call ? [call, ...hits.filter((hit) => hit !== call)] : hits)
        .slice(0, limit)
        .map(({ id, terms }) => resultOf(records[id] as SearchRecord, terms));
    },
  };
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
