import { describe, expect, test } from 'vitest';
import { readBuiltIndex } from '../../../../test/built-site.ts';
import { suggestions } from '../../suggestions.ts';
import { synonyms } from '../../synonyms.ts';
import { createTextIndex } from './text-index.ts';

const index = createTextIndex(await readBuiltIndex());

/** The pages of the results, best first; of the API every operation, field and error counts by itself. */
function pagesFor(query: string, limit = 100): string[] {
  const urls = index.search(query, limit).map(({ url }) => url);
  return [...new Set(urls.map((url) => (url.startsWith('/api/') ? url : url.replace(/#.*/, ''))))];
}

const expected: Record<string, string> = {
  // In the words of the guides.
  refund: '/guides/day-to-day/bookings/manage-booking-finances/',
  'discount code': '/guides/boost-revenue/create-discount-codes-to-boost-bookings/',
  'opening hours': '/guides/settings/rental-setups/schedules/change-opening-hours/',
  'damage deposit': '/guides/settings/rental-setups/pricing/configure-deposits/',
  waiver: '/guides/settings/waivers/set-up-waivers/',
  'add booking': '/guides/day-to-day/bookings/add-booking/',
  'cancel a booking': '/guides/day-to-day/bookings/edit-or-cancel-a-booking/',
  'hand out': '/guides/day-to-day/boat-handout-process/',
  'block boat': '/guides/day-to-day/blockout-periods/',
  'google calendar': '/guides/day-to-day/sync-personal-calendar/',
  'google analytics': '/guides/settings/dive-deeper/connect-google-analytics/',
  stripe: '/guides/settings/payments/stripe/',
  permissions: '/guides/settings/collaborate/roles-permissions/',
  'early bird': '/guides/boost-revenue/set-early-bird-and-last-minute-pricing/',
  'booking fee': '/guides/boost-revenue/shift-booking-fee/',
  'booking status': '/guides/day-to-day/bookings/booking-statuses/',
  'who changed': '/guides/day-to-day/tracking-changes/',
  'move boat to other dock': '/guides/settings/boats/assign-boats-to-docks/',
  onboarding: '/courses/onboarding-guide/',
  'v1.14': '/releases/v1.14/',
  // In the words of operators.
  voucher: '/guides/boost-revenue/create-discount-codes-to-boost-bookings/',
  'gift card': '/guides/boost-revenue/create-discount-codes-to-boost-bookings/',
  'money back': '/guides/day-to-day/bookings/manage-booking-finances/',
  bond: '/guides/settings/rental-setups/pricing/configure-deposits/',
  liability: '/guides/settings/waivers/set-up-waivers/',
  gdpr: '/guides/day-to-day/customers/anonymize-customers/',
  'new reservation': '/guides/day-to-day/bookings/add-booking/',
  'check in': '/guides/day-to-day/boat-handout-process/',
  storm: '/guides/day-to-day/blockout-periods/',
  excel: '/guides/day-to-day/bookings/export-bookings/',
  'invite employee': '/guides/settings/collaborate/invite-team-members/',
  widget: '/guides/settings/booking-form/add-to-website/',
  sms: '/guides/settings/rental-setups/edit-customer-notifications/',
  // Misspelled, or not typed to the end.
  refnud: '/guides/day-to-day/bookings/manage-booking-finances/',
  'disount code': '/guides/boost-revenue/create-discount-codes-to-boost-bookings/',
  'opning hours': '/guides/settings/rental-setups/schedules/change-opening-hours/',
  anonimi: '/guides/day-to-day/customers/anonymize-customers/',
  blokout: '/guides/day-to-day/blockout-periods/',
  molie: '/guides/settings/payments/mollie/',
  'last minut': '/guides/boost-revenue/set-early-bird-and-last-minute-pricing/',
  // Whole questions, as they are typed at a dock.
  'how to refund a custmer': '/guides/day-to-day/bookings/manage-booking-finances/',
  'customer wants his money back': '/guides/day-to-day/bookings/manage-booking-finances/',
  'customer is here check in': '/guides/day-to-day/boat-handout-process/',
  'give boat to customer': '/guides/day-to-day/boat-handout-process/',
  'storm coming close boats': '/guides/day-to-day/blockout-periods/',
  'customer didnt show up': '/guides/day-to-day/bookings/edit-or-cancel-a-booking/',
  'no show': '/guides/day-to-day/bookings/edit-or-cancel-a-booking/',
  'people not coming nobody came': '/guides/day-to-day/bookings/edit-or-cancel-a-booking/',
  'extend trip one hour': '/guides/day-to-day/bookings/edit-or-cancel-a-booking/',
  'customer wants to stay longer': '/guides/day-to-day/bookings/edit-or-cancel-a-booking/',
  'boat damaged keep deposit': '/guides/day-to-day/bookings/manage-booking-finances/',
  'boat came back broken': '/guides/day-to-day/bookings/manage-booking-finances/',
  'move booking to other dock': '/guides/day-to-day/bookings/edit-or-cancel-a-booking/',
  'customer pays cash at dock': '/guides/day-to-day/bookings/manage-booking-finances/',
  'send payment link again': '/guides/day-to-day/bookings/manage-booking-finances/',
  'resend paymentlink': '/guides/day-to-day/bookings/manage-booking-finances/',
  'customer lost confirmation email': '/guides/settings/rental-setups/edit-customer-notifications/',
  "didn't get the mail": '/guides/settings/rental-setups/edit-customer-notifications/',
  'closed on christmas': '/guides/settings/rental-setups/schedules/change-opening-hours/',
  'group of 9 people boats for 5': '/guides/day-to-day/bookings/add-booking/',
  'big group': '/guides/day-to-day/bookings/add-booking/',
  'print list of trips today': '/guides/day-to-day/bookings/search-and-filter-bookings/',
  'who is coming today': '/guides/day-to-day/bookings/search-and-filter-bookings/',
  'what does option mean': '/guides/day-to-day/bookings/booking-statuses/',
  'voucher code not working': '/guides/boost-revenue/create-discount-codes-to-boost-bookings/',
  'customer has to sign form': '/guides/day-to-day/work-with-waivers-and-contracts/',
  'add coworker': '/guides/settings/collaborate/invite-team-members/',
  'engine wont start remote': '/guides/settings/boats/connect-boats/',
  'boat does not turn on': '/guides/settings/boats/connect-boats/',
  'how is price calculated': '/guides/settings/rental-setups/pricing/',
  'bad wether cancelation': '/guides/day-to-day/bookings/edit-or-cancel-a-booking/',
  // For integrators.
  'api key': '/guides/settings/dive-deeper/api/',
  createBooking: '/api/#createBooking',
  'POST /v1/bookings': '/api/#createBooking',
  includePaymentLink: '/api/#createBooking-includePaymentLink',
  lowestavailability: '/api/#getAvailability-answer-data-lowestAvailability',
  'payment link': '/api/#createBooking-includePaymentLink',
  406: '/api/#error-406',
  'too many attempts': '/api/#error-429',
};

describe('the page for a query is among the first three', () => {
  test.each(Object.entries(expected))('%s → %s', (query, page) => {
    expect(pagesFor(query).slice(0, 3)).toContain(page);
  });
});

test('refund finds the guides about payments', () => {
  const payments = pagesFor('refund', 1000).filter((page) =>
    page.startsWith('/guides/settings/payments/'),
  );
  expect(payments).toHaveLength(3);
});

test.each(Object.entries(synonyms))('the synonym %s → %s leads somewhere', (phrase) => {
  expect(pagesFor(phrase, 1)).not.toEqual([]);
});

test.each(suggestions)('the suggestion %s leads somewhere', (query) => {
  expect(pagesFor(query, 1)).not.toEqual([]);
});

test('a word that the right page lacks does not hide it behind the one page that has all words', () => {
  expect(index.search('boat damaged keep deposit', 10).length).toBe(10);
});

test('a word that nobody wrote finds nothing', () => {
  expect(pagesFor('xylqwzv')).toEqual([]);
  expect(pagesFor('borg')).toEqual([]);
});
