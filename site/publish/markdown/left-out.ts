import { attributeOf, type Element, hasClass } from '../../plugins/search-index/html.ts';

const chrome =
  /^(nav|footer|button|svg|script|style|input|label|fieldset|progress|template|dialog|noscript)$/;

/** What belongs to the page on a screen and not to its text. */
export function isLeftOut(element: Element): boolean {
  return (
    chrome.test(element.tagName) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'hidden') !== undefined ||
    attributeOf(element, 'popover') !== undefined ||
    hasClass(element, 'hash-link') ||
    hasClass(element, 'no-print')
  );
}
