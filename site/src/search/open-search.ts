const REQUEST = 'slipway-search';

/** Asks for the search dialog, from anywhere on the page. */
export function openSearch(query = '') {
  document.dispatchEvent(new CustomEvent<string>(REQUEST, { detail: query }));
}

/** Listens for requests and for the keys that make one. Answers how to stop listening. */
export function onSearchRequest(open: (query: string) => void): () => void {
  const byEvent = (event: Event) => open((event as CustomEvent<string>).detail);
  const byKey = (event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    open('');
  };
  document.addEventListener(REQUEST, byEvent);
  document.addEventListener('keydown', byKey);
  return () => {
    document.removeEventListener(REQUEST, byEvent);
    document.removeEventListener('keydown', byKey);
  };
}

/** Ctrl or Cmd plus K anywhere; the slash key unless something is being typed. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
