import type { Result } from '../../provider.ts';

/** What the page asks the worker. */
export interface Question {
  id: number;
  query: string;
  limit: number;
}

/** What the worker sends back; without results when the index could not be fetched. */
export interface Answer {
  id: number;
  results?: Result[];
}
