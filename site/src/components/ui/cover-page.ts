/**
 * Says on the root that something lies over the page, which then does not scroll. A selector with
 * `:has()` would have the browser look through all elements whenever the root changes.
 */
export function coverPage(isCovered: boolean): void {
  document.documentElement.toggleAttribute('data-covered', isCovered);
}
