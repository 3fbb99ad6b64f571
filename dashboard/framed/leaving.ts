import type { FrameSays } from './messages.ts';

/** Messages are a popover too, which lies over dialogs and stays. */
const CLOSED_BY_ESCAPE =
  'dialog[open], :popover-open:not([popover="manual"]), [aria-expanded="true"]';

/** Tells the page around the frame when somebody wants to leave it. */
export function tellOfLeaving(tell: (says: FrameSays) => void): void {
  // The page hears no keys that are pressed in here. What Escape closes first is noted before it does.
  let closesSomething = false;
  window.addEventListener(
    'keydown',
    ({ key }) => {
      closesSomething = key === 'Escape' && document.querySelector(CLOSED_BY_ESCAPE) !== null;
    },
    true,
  );
  window.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented && !closesSomething) tell({ kind: 'leave' });
  });

  // The router has taken its own links by now. Others lead to where there is nothing in a tab.
  const stay = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || link.download) return;
    if (/^(#|blob:)/.test(link.getAttribute('href') ?? '')) return;
    event.preventDefault();
    tell({ kind: 'outside', address: link.href });
  };
  window.addEventListener('click', stay);
  window.addEventListener('auxclick', stay);
}
