/** What readers see when a search brings nothing, or nothing yet. The dialog and the results page say the same. */
export const FAILURE = 'Unable to fetch results';
export const FAILURE_HELP = 'You might want to check your network connection.';
export const NO_RESULTS = 'No results found for';
export const WAITING = 'Searching…';

export function countText(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
