const PREFIX = 'slipway.';

/** Keeps a choice on this device; without storage it lasts as long as the page. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is full or denied.
  }
}

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}
