import { createStorageSlot } from '@docusaurus/theme-common';

const MOST = 5;

/** Without storage nothing is remembered, and nothing breaks. */
const slot = () => createStorageSlot('recent-searches');

export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(slot().get() ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string) {
  if (!query) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
  slot().set(JSON.stringify([query, ...others].slice(0, MOST)));
}

export function forgetSearches() {
  slot().del();
}
