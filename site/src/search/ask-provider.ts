import type { Result } from './provider.ts';
import { loadProvider } from './providers/index.ts';
import type { SearchSettings } from './settings.ts';

/** What came back for a query: results, or `failed` when nobody could be asked. */
export interface SearchAnswer {
  query: string;
  results: Result[];
  failed: boolean;
}

/** Asks the provider of the settings; a failure is an answer too. */
export async function askProvider(
  settings: SearchSettings,
  query: string,
  limit: number,
): Promise<SearchAnswer> {
  try {
    const provider = await loadProvider(settings);
    return { query, results: await provider.search(query, { limit }), failed: false };
  } catch {
    return { query, results: [], failed: true };
  }
}
