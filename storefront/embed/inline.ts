import { createFrame, type Parts } from './frame.ts';

const CONTAINERS = '[data-slipway="inline"]';
/** Room for the first step where the page has not set a `min-height`. */
const FIRST_HEIGHT = 640;

/** Puts a form into each inline element, also into those that appear later. */
export function fillInlineForms(parts: Parts) {
  const filled = new Map<Element, HTMLIFrameElement>();

  const fill = () => {
    for (const [container] of filled) if (!container.isConnected) filled.delete(container);
    for (const container of document.querySelectorAll<HTMLElement>(CONTAINERS)) {
      if (filled.has(container)) continue;
      filled.set(container, putInto(container, parts));
    }
  };

  const begin = () => {
    fill();
    new MutationObserver(fill).observe(document.body, { childList: true, subtree: true });
  };
  // While the page is being read, an element may still lack the link inside it.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
  return {
    /** Elements that are still there stay empty: the page is about to take them away. */
    remove() {
      for (const frame of filled.values()) frame.remove();
    },
  };
}

/** A link inside the element names the form, and is what visitors without scripts see. */
function putInto(container: HTMLElement, parts: Parts): HTMLIFrameElement {
  const link = container.querySelector<HTMLAnchorElement>('a[href]');
  const address = new URL(link?.origin === parts.origin ? link.href : `${parts.origin}/book`);
  let isOpen = false;
  const { element, analytics } = createFrame(address, 'inline', parts, (message) => {
    // The form is ready again when the visitor changes its language.
    if (message.type === 'ready' && !isOpen) {
      isOpen = true;
      analytics.opened();
      parts.events.emit('open');
    }
    if (message.type === 'height') element.style.height = `${Math.ceil(message.height)}px`;
  });
  element.loading = 'lazy';
  Object.assign(element.style, {
    display: 'block',
    width: '100%',
    height: `${Number.parseFloat(getComputedStyle(container).minHeight) || FIRST_HEIGHT}px`,
    border: '0',
  });
  container.replaceChildren(element);
  return element;
}
