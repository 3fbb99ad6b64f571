import type { Kind } from './record.ts';

/** A piece of text; `match` marks what the reader searched for. */
export interface Segment {
  text: string;
  match: boolean;
}

export interface Result {
  url: string;
  kind: Kind;
  /** Heading of the section, or the title of the page when the result is the page itself. */
  title: Segment[];
  /** Title of the page that the section belongs to; empty when the result is the page itself. */
  page: string;
  excerpt: Segment[];
}

interface SearchOptions {
  /** The most results to answer. */
  limit: number;
}

/** Finds sections of the site, best first. Rejects when it cannot be reached. */
export interface SearchProvider {
  search(query: string, options: SearchOptions): Promise<Result[]>;
}
