import { type ComponentType, lazy } from 'react';
import { loadPatiently } from '../api/reception.ts';
import { type Screen, SHORTER } from '../shell/screens.ts';

interface Loaded extends Omit<Screen, 'component'> {
  load(): Promise<{ default: ComponentType }>;
}

/** Every screen of the dashboard, in the order of the menus. Each is loaded when it is opened. */
const SCREENS: readonly Loaded[] = [
  {
    path: '/today',
    menu: 'Today',
    entry: 'Today',
    permission: 'bookings.view',
    day: true,
    load: () => import('../features/today/Today.tsx'),
  },
  {
    path: '/planning/board',
    menu: 'Planning',
    entry: 'Board',
    permission: 'bookings.view',
    day: true,
    load: () => import('../features/planning/Board.tsx'),
  },
  {
    path: '/planning/availability',
    menu: 'Planning',
    entry: 'Availability',
    permission: 'bookings.view',
    day: true,
    load: () => import('../features/planning/Availability.tsx'),
  },
  {
    path: '/planning/blockouts',
    menu: 'Planning',
    entry: 'Blockouts',
    permission: 'blockouts.view',
    load: () => import('../features/planning/Blockouts.tsx'),
  },
  {
    path: '/planning/dockside',
    menu: 'Planning',
    entry: 'Dockside',
    permission: 'bookings.view',
    day: true,
    load: () => import('../features/dockside/Dockside.tsx'),
  },
  {
    path: '/planning/dockside/print',
    menu: 'Planning',
    permission: 'bookings.view',
    day: true,
    bare: true,
    load: () => import('../features/dockside/DaySheet.tsx'),
  },
  {
    path: '/bookings',
    menu: 'Bookings',
    entry: 'Bookings',
    permission: 'bookings.view',
    load: () => import('../features/bookings/list/Bookings.tsx'),
  },
  {
    path: '/bookings/new',
    menu: 'Bookings',
    permission: 'bookings.edit',
    load: () => import('../features/bookings/form/NewBooking.tsx'),
  },
  {
    path: '/bookings/exports/:id',
    menu: 'Bookings',
    permission: 'bookings.export',
    load: () => import('../features/bookings/list/ExportFile.tsx'),
  },
  {
    path: '/bookings/:reference/edit',
    menu: 'Bookings',
    permission: 'bookings.edit',
    load: () => import('../features/bookings/form/EditBooking.tsx'),
  },
  {
    path: '/bookings/:reference/receipt',
    menu: 'Bookings',
    permission: 'bookings.view',
    bare: true,
    load: () => import('../features/bookings/page/Receipt.tsx'),
  },
  {
    path: '/bookings/:reference',
    menu: 'Bookings',
    permission: 'bookings.view',
    load: () => import('../features/bookings/page/BookingPage.tsx'),
  },
  {
    path: '/customers',
    menu: 'Customers',
    entry: 'Customers',
    permission: 'bookings.view',
    load: () => import('../features/customers/list/Customers.tsx'),
  },
  {
    path: '/customers/new',
    menu: 'Customers',
    permission: 'customers.edit',
    load: () => import('../features/customers/form/AddCustomer.tsx'),
  },
  {
    path: '/customers/:id',
    menu: 'Customers',
    permission: 'bookings.view',
    load: () => import('../features/customers/profile/Profile.tsx'),
  },
  {
    path: '/orders',
    menu: 'Orders',
    entry: 'Orders',
    permission: 'bookings.view',
    day: true,
    load: () => import('../features/orders/Orders.tsx'),
  },
  {
    path: '/history',
    menu: 'History',
    entry: 'History',
    permission: 'bookings.view',
    load: () => import('../features/history/History.tsx'),
  },
  {
    path: '/sales/insights',
    menu: 'Sales',
    entry: 'Insights',
    permission: 'insights.view',
    load: () => import('../features/insights/Insights.tsx'),
  },
  {
    path: '/settings/team',
    menu: 'Settings',
    entry: 'Team',
    permission: 'team.view',
    load: () => import('../features/team/Team.tsx'),
  },
  {
    path: '/settings/connections/api-keys',
    menu: 'Settings',
    group: 'Connections',
    entry: 'API keys',
    permission: 'company.view',
    load: () => import('../features/api-keys/ApiKeys.tsx'),
  },
  {
    path: '/my-profile',
    menu: 'Initials',
    entry: 'My profile',
    load: () => import('../features/profile/Profile.tsx'),
  },
  {
    path: '/calendar-feed',
    menu: 'Initials',
    entry: 'Calendar feed',
    permission: 'bookings.view',
    load: () => import('../features/calendar-feed/CalendarFeed.tsx'),
  },
  {
    path: '/interface-language',
    menu: 'Initials',
    entry: 'Interface language',
    load: () => import('../features/profile/InterfaceLanguage.tsx'),
  },
];

export const screens: readonly Screen[] = SCREENS.map(({ load, ...screen }) => ({
  ...screen,
  component: lazy(() => loadPatiently(load)),
}));

/** Loads the screen of an address while it is still being asked who is signed in. */
export function loadAhead(address: string): void {
  const wanted = SHORTER[address] ?? address;
  const isAt = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(wanted);
  // Whatever goes wrong here shows when the screen is opened.
  SCREENS.find(({ path }) => isAt(path))
    ?.load()
    .catch(() => {});
}

/** What somebody reaches who is not signed in yet. */
export const ForgotPassword = lazy(() => import('../features/sign-in/ForgotPassword.tsx'));
export const ChoosePassword = lazy(() => import('../features/sign-in/ChoosePassword.tsx'));
export const Invitation = lazy(() => import('../features/sign-in/Invitation.tsx'));
