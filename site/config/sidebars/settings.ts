import { folder } from './section.ts';

const root = 'guides/settings';

const rentalSetups = folder(
  'Rental setups',
  `${root}/rental-setups`,
  [
    folder(
      'Schedules',
      `${root}/rental-setups/schedules`,
      ['weekly-schedule', 'slot-schedule', 'change-opening-hours'],
      { hasIndex: true },
    ),
    folder(
      'Pricing',
      `${root}/rental-setups/pricing`,
      ['simple-pricing', 'slot-pricing', 'flexible-pricing', 'configure-deposits'],
      { hasIndex: true },
    ),
    'booking-confirmation-settings',
    'edit-customer-notifications',
  ],
  { hasIndex: true },
);

export const settings = [
  folder(
    'Settings',
    root,
    [
      'ten-step-setup-guide',
      'manage-docks',
      folder('Boats', `${root}/boats`, ['manage-boats', 'assign-boats-to-docks', 'connect-boats']),
      'create-add-ons',
      rentalSetups,
      folder('Waivers', `${root}/waivers`, ['set-up-waivers']),
      'configure-simultaneous-pickup-return',
      folder('Booking form', `${root}/booking-form`, [
        'add-to-website',
        'match-branding',
        'languages',
        'texts-and-translations',
        'questions',
        'alternatives',
        'tweaks',
      ]),
      folder('Payments', `${root}/payments`, ['receive-payments', 'stripe', 'mollie']),
      folder(
        'Customers',
        `${root}/customers`,
        ['manage-customer-types', 'booking-cancellation-rules'],
        { hasIndex: true },
      ),
      folder('Team', `${root}/collaborate`, ['invite-team-members', 'roles-permissions']),
      folder(
        'Account',
        `${root}/account`,
        ['choose-best-plan', 'billing', 'change-cancel-subscription'],
        { hasIndex: true },
      ),
      folder('Dive deeper', `${root}/dive-deeper`, [
        'api',
        'advanced-integration',
        'custom-return-url',
        'connect-google-analytics',
        'partner-bookings',
        'pricing-formulas',
        'custom-booking-conditions',
        'advanced-translations',
      ]),
    ],
    { hasIndex: true },
  ),
];
