import type { Details } from '../details/details.ts';
import type { Wish } from '../wish/wish.ts';

/** What a tab remembers of a form, so that a reload or a way back from the payment goes on. */
export interface Remembered {
  wish: Wish;
  /** The key of the draft, once there is one. */
  key: string | null;
  details: Details;
}

/** Forms with different links on one site do not mix. */
function nameOf(address: URL): string {
  return `slipway-form${address.search}`;
}

export function remember(storage: Storage | null, address: URL, what: Remembered): void {
  try {
    storage?.setItem(nameOf(address), JSON.stringify(what));
  } catch {
    // A full or forbidden storage costs the comfort of a reload and nothing else.
  }
}

export function recall(storage: Storage | null, address: URL): Remembered | null {
  try {
    const kept = storage?.getItem(nameOf(address));
    return kept ? (JSON.parse(kept) as Remembered) : null;
  } catch {
    return null;
  }
}

export function forget(storage: Storage | null, address: URL): void {
  try {
    storage?.removeItem(nameOf(address));
  } catch {
    // As above.
  }
}
