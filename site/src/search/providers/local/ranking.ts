import type { SearchResult } from 'minisearch';
import { phraseScores } from './everyday-phrases.ts';

/** How much the rest of its page speaks for a record, and how much an everyday phrase of the page. */
const PAGE_WEIGHT = 0.15;
const PHRASE_WEIGHT = 12;

interface Hit {
  id: number;
  terms: Set<string>;
}

interface Scores {
  /** What the record or the page scores for each part of the query; 0 where it lacks the part. */
  parts: number[];
}

/**
 * The records that answer any part of a query, best first. A whole question often has a word that
 * the right section lacks: a missing part costs a record its place, the more the rarer the part is,
 * and does not hide it; what other sections of the page answer speaks for it.
 */
export function ranked(
  answers: SearchResult[][],
  { count, pageOf }: { count: number; pageOf: (id: number) => string },
): Hit[] {
  const hits = new Map<number, Hit & Scores>();
  const pages = new Map<string, Scores>();
  const partOf = new Map<string, number>();
  for (const [part, answer] of answers.entries()) {
    for (const result of answer) {
      const { id, terms } = result;
      const hit = hits.get(id) ?? { id, terms: new Set(), parts: answers.map(() => 0) };
      const page = pages.get(pageOf(id)) ?? { parts: answers.map(() => 0) };
      const score = scoreOf(result);
      hit.parts[part] = score;
      page.parts[part] = Math.max(page.parts[part] ?? 0, score);
      for (const term of terms) {
        hit.terms.add(term);
        if (!partOf.has(term)) partOf.set(term, part);
      }
      hits.set(id, hit);
      pages.set(pageOf(id), page);
    }
  }

  const weights = answers.map((answer) => rarity(answer.length, count));
  const phrases = phraseScores(partOf, weights);
  const pageWeights = new Map(
    Array.from(pages, ([page, scores]) => [
      page,
      PAGE_WEIGHT * total(scores, weights) + PHRASE_WEIGHT * (phrases.get(page) ?? 0),
    ]),
  );
  return Array.from(hits.values(), (hit) => ({
    hit,
    weight: total(hit, weights) + (pageWeights.get(pageOf(hit.id)) ?? 0),
  }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ hit }) => hit);
}

/** The score without the factor that MiniSearch adds for every name under which a part was found. */
function scoreOf({ score, queryTerms }: SearchResult): number {
  return score / Math.max(1, queryTerms.length);
}

/** How much is known of a record that has a part: little when most records have it. */
function rarity(found: number, count: number): number {
  return Math.log(1 + (count - found + 0.5) / (found + 0.5));
}

/** The score, cut to the share of the query that is there. */
function total({ parts }: Scores, weights: readonly number[]): number {
  let score = 0;
  let present = 0;
  let all = 0;
  for (const [part, weight] of weights.entries()) {
    const own = parts[part] ?? 0;
    score += own;
    all += weight;
    if (own > 0) present += weight;
  }
  return score * (present / all);
}
