import { EMBED_PARAMETER } from '../../../embedding/protocol.ts';

const DRAFT = 'draft';

/**
 * The form in a tab of its own, where signing in works: browsers keep the cookie of a session from
 * frames on other websites. The key of the draft goes along, so that the boats stay held.
 */
export function ownTabOf(address: URL, language: string, key: string | null): string {
  const own = new URL(address);
  own.searchParams.delete(EMBED_PARAMETER);
  own.searchParams.set('lang', language);
  if (!own.searchParams.has('signin')) own.searchParams.set('signin', 'show');
  own.hash = key ? `${DRAFT}=${key}` : '';
  return own.href;
}

/** The key of a draft that was begun on a website, taken out of the address at once. */
export function takeBroughtDraft(address: URL, history: History): string | null {
  const key = new URLSearchParams(address.hash.slice(1)).get(DRAFT);
  if (!key) return null;
  address.hash = '';
  history.replaceState(null, '', address.pathname + address.search);
  return key;
}
