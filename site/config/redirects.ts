/** Addresses without a page, with the page to redirect to, with and without a final slash. */
export const redirects = [
  { from: '/guides', to: '/guides/day-to-day/' },
  { from: '/api/index', to: '/api/' },
];
