import type { SearchProvider } from '../provider.ts';
import type { SearchSettings } from '../settings.ts';
import { createLocalProvider } from './local/index.ts';

let loading: Promise<SearchProvider> | undefined;

/** The provider of this site, made once. A failure is forgotten, so that the next call tries again. */
export function loadProvider(settings: SearchSettings): Promise<SearchProvider> {
  loading ??= create(settings).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function create(settings: SearchSettings): Promise<SearchProvider> {
  if (settings.provider === 'local') return createLocalProvider();
  const { createAlgoliaProvider } = await import('./algolia/index.ts');
  return createAlgoliaProvider(settings);
}
