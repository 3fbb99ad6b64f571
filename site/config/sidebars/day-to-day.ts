import { folder } from './section.ts';

const root = 'guides/day-to-day';

export const dayToDay = [
  folder(
    'Day to day',
    root,
    [
      'planning-overview',
      'boat-handout-process',
      folder('Bookings', `${root}/bookings`, [
        'add-booking',
        'search-and-filter-bookings',
        'booking-statuses',
        'edit-or-cancel-a-booking',
        'manage-booking-finances',
        'export-bookings',
      ]),
      folder('Customers', `${root}/customers`, [
        'add-customer',
        'view-customer-history',
        'anonymize-customers',
      ]),
      'blockout-periods',
      'work-with-waivers-and-contracts',
      'add-on-orders',
      'sales-insights',
      'tracking-changes',
      'sync-personal-calendar',
    ],
    { hasIndex: true },
  ),
];
