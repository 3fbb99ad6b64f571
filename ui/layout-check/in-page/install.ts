import { checkPage } from './check-page.ts';
import { watchSight } from './in-sight.ts';
import { hash } from './kinds.ts';

/** What earlier pages have shown, which need not be looked at again. */
export interface Seen {
  pages: string[];
  kinds: string[];
}

/** What a look at a page has found, and what it cost. */
export interface Report extends Seen {
  findings: string[];
  at: string;
  milliseconds: number;
}

/** What is on the window of each page. */
export interface Watched {
  tellLayout(report: Report): void;
  /** What is wrong at this moment, or nothing where the same was seen before. */
  checkLayout(): Report | undefined;
}

// Taken before a test puts a clock of its own in their place.
const { setTimeout, clearTimeout, performance } = window;
const now = performance.now.bind(performance);
const requestIdle = window.requestIdleCallback.bind(window);

/** How long a page has to stand still before it is looked at. */
const SETTLED_MS = 60;

/**
 * Looks at the page when it is asked to.
 * @param watches whether it looks also when the page has settled, and before each press and key
 */
export function install({ pages, kinds }: Seen, watches: boolean): void {
  const seen = { pages: new Set(pages), kinds: new Set(kinds) };
  let hasChanged = true;
  let isHeld = false;
  let size = '';
  let waiting = 0;

  const check = (): Report | undefined => {
    const start = now();
    const page = fingerprint();
    hasChanged = false;
    size = sizeOf();
    if (seen.pages.has(page)) return undefined;
    const kindsBefore = seen.kinds.size;
    const findings = checkPage(seen.kinds);
    changes.takeRecords();
    // What moves was left out, and is looked at where it comes to rest.
    const moving = whatMoves();
    if (watches && moving.length > 0) void Promise.allSettled(moving).then(change);
    const isGood = moving.length === 0 && findings.length === 0;
    if (isGood) seen.pages.add(page);
    return {
      at: placeOf(),
      findings,
      pages: isGood ? [page] : [],
      kinds: [...seen.kinds].slice(kindsBefore),
      milliseconds: now() - start,
    };
  };
  const look = () => {
    // What is dragged lies over everything.
    if (!hasChanged || isHeld || !isReady()) return;
    const report = check();
    if (report) (window as never as Watched).tellLayout(report);
  };
  const change = () => {
    hasChanged = true;
    clearTimeout(waiting);
    waiting = setTimeout(() => requestIdle(look), SETTLED_MS);
  };
  const changes = new MutationObserver(change);
  // The event of another size comes later than the size.
  const isOther = () => !watches || hasChanged || size !== sizeOf();
  (window as never as Watched).checkLayout = () => (isOther() && isReady() ? check() : undefined);
  if (!watches) return;

  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const event of ['load', 'resize', 'input', 'change']) addEventListener(event, change, true);
  document.fonts.addEventListener('loadingdone', change);
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, look, true);
  const hold = ({ type }: Event) => {
    isHeld = type === 'pointerdown';
    if (hasChanged) change();
  };
  for (const event of ['pointerdown', 'pointerup', 'pointercancel', 'dragend']) {
    addEventListener(event, hold, true);
  }
  watchSight(setTimeout, (finding) =>
    (window as never as Watched).tellLayout({
      at: placeOf(),
      findings: [finding],
      pages: [],
      kinds: [],
      milliseconds: 0,
    }),
  );
}

function isReady(): boolean {
  const hasSize = innerWidth > 0 && innerHeight > 0;
  const isLoaded = document.readyState === 'complete' && document.fonts.status === 'loaded';
  return hasSize && isLoaded && document.body !== null;
}

function sizeOf(): string {
  return `${innerWidth} × ${innerHeight}`;
}

function placeOf(): string {
  return `${location.pathname} at ${sizeOf()}`;
}

/** The ends of what moves now, but for what moves for ever. */
function whatMoves(): Promise<unknown>[] {
  return document.getAnimations().flatMap(({ playState, effect, finished }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && endTime !== Number.POSITIVE_INFINITY ? [finished] : [];
  });
}

/** Equal for pages that look the same: their elements, what is typed and chosen, and the window. */
function fingerprint(): string {
  const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
  const values = [...fields].map(({ value, checked }) => `${value} ${checked}`);
  return hash(`${sizeOf()} ${values} ${document.documentElement.outerHTML}`);
}
