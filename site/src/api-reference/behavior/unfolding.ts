/**
 * What is folded travels inside `noscript`: a browser with scripts takes that for mere text, so the
 * page is there sooner. Each part becomes elements when it is opened, and all of them when the page
 * has nothing else to do, so that searching the page finds them.
 */
const FOLDED = 'details > noscript';

/** In the page itself: what the reader opens is there before the scripts are, and without them. */
export const UNFOLD_WHEN_OPENED = `addEventListener("toggle",({target:t})=>{const n=t.querySelector?.(":scope>noscript");if(n)n.outerHTML=n.textContent},true)`;

/** Short enough that the page reacts in between, also on a slow phone. */
const PIECE_MS = 4;

/** Makes elements of everything folded, in small pieces, and then calls `done`. */
export function unfoldWhenIdle(root: HTMLElement, signal: AbortSignal, done: () => void): void {
  const parts = root.querySelectorAll(FOLDED).values();
  const unfoldSome = () => {
    const end = performance.now() + PIECE_MS;
    while (!signal.aborted) {
      const { value: part, done: isLast } = parts.next();
      if (isLast) return done();
      unfold(part);
      if (performance.now() > end) return later(unfoldSome);
    }
  };
  later(unfoldSome);
}

/** Safari has no idle time to offer. */
function later(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act);
}

/** For what cannot wait: printing, and an address that leads inside. */
export function unfoldAll(root: ParentNode): void {
  root.querySelectorAll(FOLDED).forEach(unfold);
}

/** In a page that was fetched, scripts do not run, so there are elements inside already. */
function unfold(part: Element): void {
  if (part.childElementCount > 0) part.replaceWith(...part.childNodes);
  else if (part.isConnected) part.outerHTML = part.textContent;
}
