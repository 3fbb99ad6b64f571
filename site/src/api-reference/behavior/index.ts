import { closeWhenDone } from '../../components/ui/Panel.tsx';
import { CONTENTS_ID } from '../anchors.ts';
import { colorSamples } from './coloring.ts';
import { enableCopying } from './copying.ts';
import { followFilter } from './filter.ts';
import { rememberLanguage } from './language.ts';
import { showReadingPlace } from './reading-place.ts';
import { enableRunning } from './running.ts';
import { unfoldAll, unfoldWhenIdle } from './unfolding.ts';

/** Starts everything that the reference does beyond what HTML and CSS do by themselves. */
export function startReference(root: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  rememberLanguage(root, signal);
  const colorMore = colorSamples(root, signal);
  enableCopying(root, signal);
  enableRunning(root, signal);
  followFilter(root, signal);
  closeContentsWhenDone(signal);
  showReadingPlace(root, signal);
  openForPrinting(root, signal);
  revealTarget(root, signal);
  unfoldWhenIdle(root, signal, colorMore);
}

/** The contents are static HTML, so what a panel does by itself elsewhere is started here. */
function closeContentsWhenDone(signal: AbortSignal): void {
  const sheet = document.getElementById(CONTENTS_ID) as HTMLDivElement | null;
  signal.addEventListener('abort', closeWhenDone(sheet));
}

/** Paper cannot be unfolded: everything is open while the page is printed. */
function openForPrinting(root: HTMLElement, signal: AbortSignal): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener(
    'beforeprint',
    () => {
      unfoldAll(root);
      opened = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
      for (const details of opened) details.open = true;
    },
    { signal },
  );
  window.addEventListener(
    'afterprint',
    () => {
      for (const details of opened) details.open = false;
    },
    { signal },
  );
}

/** Brings what the address names into view, and unfolds what it is in. */
function revealTarget(root: HTMLElement, signal: AbortSignal): void {
  reveal(root);
  window.addEventListener('hashchange', () => reveal(root), { signal });
}

function reveal(root: HTMLElement): void {
  const target = targetIn(root);
  if (!target) return;
  let isHidden = false;
  for (let place: Element | null = target; place; place = place.parentElement) {
    if (place instanceof HTMLDetailsElement && !place.open) {
      place.open = true;
      isHidden = true;
    }
  }
  if (isHidden || !isInView(target)) target.scrollIntoView();
}

function targetIn(root: HTMLElement): HTMLElement | null {
  const { hash } = window.location;
  const find = () => document.getElementById(decodeURIComponent(hash.slice(1)));
  if (hash === '' || find()) return find();
  unfoldAll(root);
  // The browser looked for the target before it was there, so it looks again, and marks it.
  if (find()) window.location.replace(hash);
  return find();
}

function isInView(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
