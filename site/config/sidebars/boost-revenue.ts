import { folder } from './section.ts';

export const boostRevenue = [
  folder(
    'Boost revenue',
    'guides/boost-revenue',
    [
      'sell-add-ons-and-extras',
      'create-discount-codes-to-boost-bookings',
      'set-early-bird-and-last-minute-pricing',
      'generate-bookings-through-partners',
      'offer-memberships-or-subscriptions',
      'automate-aftersales-and-loyalty',
      'shift-booking-fee',
    ],
    { hasIndex: true },
  ),
];
