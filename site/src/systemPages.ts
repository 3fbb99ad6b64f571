/** Titles and descriptions of the pages that are not written in Markdown, by route. */
export const systemPages = {
  '/': {
    title: 'Run your boat rental day',
    description: 'Find the guide, course or API call you need to run boat rentals with Slipway.',
  },
  '/api/': {
    title: 'Booking API reference',
    description:
      'Every call, field and error of the Slipway booking API, with its limits and defaults.',
  },
  '/search/': {
    title: 'Search results',
    description: 'Search all guides, courses, release notes and the booking API of Slipway.',
  },
  '/releases/': {
    title: 'What changed in Slipway',
    description:
      'Release notes of Slipway, newest first: what is new, what is fixed and what changed in the API.',
  },
  '/releases/archive/': {
    title: 'All releases by year',
    description: 'Every release of Slipway with its date and title, grouped by year.',
  },
} as const;
