/** Lists of other pages: they are found by their title, and their sections are not repeated. */
const LISTS = ['/', '/releases/', '/releases/archive/'];

const KEPT_OUT = [/^\/Homepage\//, /^\/releases\/page\//, /^\/search\/$/, /^\/404\.html$/];

/** Whether search finds a page at all. */
export function isSearchable(route: string): boolean {
  return !KEPT_OUT.some((pattern) => pattern.test(route));
}

/** Whether search finds the sections of a page, and not only the page. */
export function hasSections(route: string): boolean {
  return !LISTS.includes(route);
}
