/** The address of the page that shows everything found for a query. */
export function resultsUrl(query: string): string {
  return `/search/?q=${encodeURIComponent(query)}`;
}
