/** Addresses that are not pages, with the page that answers for them. Both forms of a slash count. */
export const redirects = [
  { from: '/guides', to: '/guides/day-to-day/' },
  { from: '/api/index', to: '/api/' },
];
