import type { FormMessage } from '../src/embedding/protocol.ts';
import { plainLink } from './form-address.ts';
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

  const observer = new MutationObserver(fill);
  let isLooking = false;
  const begin = () => {
    fill();
    observer.observe(document.body, { childList: true, subtree: true });
  };

  const look = () => {
    if (isLooking) return;
    isLooking = true;
    // While the page is being read, an element may still lack the link inside it.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
    else begin();
  };
  look();
  return {
    /** Goes on looking for elements, after `remove`. */
    look,
    /** Elements that are still there stay empty: the page is about to take them away. */
    remove() {
      isLooking = false;
      document.removeEventListener('DOMContentLoaded', begin);
      observer.disconnect();
      for (const frame of filled.values()) frame.remove();
    },
  };
}

/** A link inside the element names the form, and is what visitors without scripts see. */
function putInto(container: HTMLElement, parts: Parts): HTMLIFrameElement {
  const link = container.querySelector<HTMLAnchorElement>('a[href]');
  const address = new URL(link?.origin === parts.origin ? link.href : `${parts.origin}/book`);
  const before = link ? [...container.childNodes] : [plainLink(address)];
  let isOpen = false;
  const hear = (message: FormMessage) => {
    if (message.type === 'ready') show();
    // The form is ready again when the visitor changes its language.
    if (message.type === 'ready' && !isOpen) {
      isOpen = true;
      analytics.opened();
      parts.events.emit('open');
    }
    if (message.type === 'height') element.style.height = `${Math.ceil(message.height)}px`;
    // The next step begins at the top of the form, which the visitor may have left behind.
    if (message.type === 'step' && element.getBoundingClientRect().top < 0) {
      element.scrollIntoView({ block: 'start' });
    }
  };
  const show = () => {
    if (element.style.display === 'block') return;
    element.style.display = 'block';
    for (const node of before) node.parentNode?.removeChild(node);
  };
  // The frame stays, out of sight: a form that was only slow takes its place again.
  const miss = () => {
    element.style.display = 'none';
    container.prepend(...before);
  };
  const { element, analytics } = createFrame(address, 'inline', parts, { hear, miss });
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
