import type { DASHBOARD, Permission } from '@slipway/contract';
import { type ComponentType, lazy } from 'react';

type Menu = keyof typeof DASHBOARD;

/** A screen: where it is, who may open it, under which menu it is found, and its code. */
export interface Screen {
  /** A part that begins with a colon stands for anything. The first path that fits is taken. */
  path: string;
  menu: Menu;
  /** Its entry below the menu; a screen without one is reached from another screen. */
  entry?: string;
  /** What a member needs to open it; nothing when everybody may. */
  permission?: Permission;
  /** Whether it shows one day, which is chosen in the bar on top. */
  day?: true;
  /** Whether it needs no frame around it, as a sheet to print. */
  bare?: true;
  component: ComponentType;
}

/** Every screen of the dashboard, in the order of the menus. Each is loaded when it is opened. */
export const screens: readonly Screen[] = [
  {
    path: '/today',
    menu: 'Today',
    entry: 'Today',
    permission: 'bookings.view',
    day: true,
    component: lazy(() => import('../features/today/Today.tsx')),
  },
  {
    path: '/planning/board',
    menu: 'Planning',
    entry: 'Board',
    permission: 'bookings.view',
    day: true,
    component: lazy(() => import('../features/planning/Board.tsx')),
  },
  {
    path: '/planning/availability',
    menu: 'Planning',
    entry: 'Availability',
    permission: 'bookings.view',
    day: true,
    component: lazy(() => import('../features/planning/Availability.tsx')),
  },
  {
    path: '/planning/blockouts',
    menu: 'Planning',
    entry: 'Blockouts',
    permission: 'blockouts.view',
    component: lazy(() => import('../features/planning/Blockouts.tsx')),
  },
  {
    path: '/planning/dockside',
    menu: 'Planning',
    entry: 'Dockside',
    permission: 'bookings.view',
    day: true,
    component: lazy(() => import('../features/dockside/Dockside.tsx')),
  },
  {
    path: '/planning/dockside/print',
    menu: 'Planning',
    permission: 'bookings.view',
    bare: true,
    component: lazy(() => import('../features/dockside/DaySheet.tsx')),
  },
  {
    path: '/bookings',
    menu: 'Bookings',
    entry: 'Bookings',
    permission: 'bookings.view',
    component: lazy(() => import('../features/bookings/list/Bookings.tsx')),
  },
  {
    path: '/bookings/new',
    menu: 'Bookings',
    permission: 'bookings.edit',
    component: lazy(() => import('../features/bookings/form/NewBooking.tsx')),
  },
  {
    path: '/bookings/exports/:id',
    menu: 'Bookings',
    permission: 'bookings.export',
    component: lazy(() => import('../features/bookings/list/ExportFile.tsx')),
  },
  {
    path: '/bookings/:reference/edit',
    menu: 'Bookings',
    permission: 'bookings.edit',
    component: lazy(() => import('../features/bookings/form/EditBooking.tsx')),
  },
  {
    path: '/bookings/:reference/receipt',
    menu: 'Bookings',
    permission: 'bookings.view',
    bare: true,
    component: lazy(() => import('../features/bookings/page/Receipt.tsx')),
  },
  {
    path: '/bookings/:reference',
    menu: 'Bookings',
    permission: 'bookings.view',
    component: lazy(() => import('../features/bookings/page/BookingPage.tsx')),
  },
  {
    path: '/customers',
    menu: 'Customers',
    entry: 'Customers',
    permission: 'bookings.view',
    component: lazy(() => import('../features/customers/list/Customers.tsx')),
  },
  {
    path: '/customers/new',
    menu: 'Customers',
    permission: 'customers.edit',
    component: lazy(() => import('../features/customers/form/AddCustomer.tsx')),
  },
  {
    path: '/customers/:id',
    menu: 'Customers',
    permission: 'bookings.view',
    component: lazy(() => import('../features/customers/profile/Profile.tsx')),
  },
  {
    path: '/orders',
    menu: 'Orders',
    entry: 'Orders',
    permission: 'bookings.view',
    day: true,
    component: lazy(() => import('../features/orders/Orders.tsx')),
  },
  {
    path: '/history',
    menu: 'History',
    entry: 'History',
    permission: 'bookings.view',
    component: lazy(() => import('../features/history/History.tsx')),
  },
  {
    path: '/sales/insights',
    menu: 'Sales',
    entry: 'Insights',
    permission: 'insights.view',
    component: lazy(() => import('../features/insights/Insights.tsx')),
  },
  {
    path: '/settings/team',
    menu: 'Settings',
    entry: 'Team',
    permission: 'team.view',
    component: lazy(() => import('../features/team/Team.tsx')),
  },
  {
    path: '/settings/connections/api-keys',
    menu: 'Settings',
    entry: 'API keys',
    permission: 'company.view',
    component: lazy(() => import('../features/api-keys/ApiKeys.tsx')),
  },
  {
    path: '/my-profile',
    menu: 'Initials',
    entry: 'My profile',
    component: lazy(() => import('../features/profile/Profile.tsx')),
  },
  {
    path: '/calendar-feed',
    menu: 'Initials',
    entry: 'Calendar feed',
    permission: 'bookings.view',
    component: lazy(() => import('../features/calendar-feed/CalendarFeed.tsx')),
  },
  {
    path: '/interface-language',
    menu: 'Initials',
    entry: 'Interface language',
    component: lazy(() => import('../features/profile/InterfaceLanguage.tsx')),
  },
];

/** What somebody reaches who is not signed in yet. */
export const ForgotPassword = lazy(() => import('../features/sign-in/ForgotPassword.tsx'));
export const ChoosePassword = lazy(() => import('../features/sign-in/ChoosePassword.tsx'));
export const Invitation = lazy(() => import('../features/sign-in/Invitation.tsx'));
