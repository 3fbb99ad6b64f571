/** What the home page leads to. Titles, descriptions and lengths come from the pages themselves. */

export const quickActions = [
  { task: 'Add a booking', route: '/guides/day-to-day/bookings/add-booking/' },
  { task: 'Hand out a boat', route: '/guides/day-to-day/boat-handout-process/' },
  { task: 'Send a payment request', route: '/guides/day-to-day/bookings/manage-booking-finances/' },
  { task: 'Block a boat', route: '/guides/day-to-day/blockout-periods/' },
] as const;

/** What to do first when a boat breaks, a card is refused or a storm comes. */
export const trouble = {
  name: 'It is Saturday and something goes wrong',
  examples: 'a boat is broken, a card is refused, a storm is coming, a customer cannot start',
  route: '/guides/day-to-day/#it-is-saturday-and-something-goes-wrong',
} as const;

export const doors = [
  {
    name: 'Day to day',
    route: '/guides/day-to-day/',
    guides: [
      '/guides/day-to-day/planning-overview/',
      '/guides/day-to-day/bookings/edit-or-cancel-a-booking/',
      '/guides/day-to-day/bookings/search-and-filter-bookings/',
      '/guides/day-to-day/work-with-waivers-and-contracts/',
    ],
  },
  {
    name: 'Boost revenue',
    route: '/guides/boost-revenue/',
    guides: [
      '/guides/boost-revenue/sell-add-ons-and-extras/',
      '/guides/boost-revenue/create-discount-codes-to-boost-bookings/',
      '/guides/boost-revenue/set-early-bird-and-last-minute-pricing/',
      '/guides/boost-revenue/generate-bookings-through-partners/',
    ],
  },
  {
    name: 'Settings',
    route: '/guides/settings/',
    guides: [
      '/guides/settings/rental-setups/',
      '/guides/settings/rental-setups/pricing/',
      '/guides/settings/booking-form/add-to-website/',
      '/guides/settings/collaborate/roles-permissions/',
    ],
  },
] as const;

export const firstSteps = [
  { name: 'Set up', route: '/guides/settings/ten-step-setup-guide/' },
  { name: 'Test', route: '/courses/onboarding-guide/' },
  { name: 'Go live', route: '/guides/settings/payments/receive-payments/' },
] as const;

export const courses = [
  '/courses/onboarding-guide/',
  '/courses/daily-operations-walkthrough/',
  '/courses/dock-host-operations/',
  '/courses/seasonal-planning/',
  '/courses/boat-club-setup/',
  '/courses/autonomous-operations/',
] as const;

/** Every page of which the home page says how long it takes. */
export const timedRoutes: readonly string[] = [...firstSteps.map(({ route }) => route), ...courses];

/** Every page of which the home page shows more than the address. */
export const summarizedRoutes: readonly string[] = [
  ...doors.flatMap(({ route, guides }) => [route, ...guides]),
  ...timedRoutes,
];
