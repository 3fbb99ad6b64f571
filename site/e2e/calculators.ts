/** A calculator on its page, one change that a reader could make, and what it then says. */
interface CalculatorOnPage {
  id: string;
  route: string;
  /** What the example answers. */
  start: string;
  /** Begins like this where the text of another field holds the same words. */
  label: string | RegExp;
  typed: string;
  answer: string;
}

const revenue = '/guides/boost-revenue';
const settings = '/guides/settings';
const pricing = `${settings}/rental-setups/pricing`;
const deeper = `${settings}/dive-deeper`;

export const calculators: CalculatorOnPage[] = [
  {
    id: 'price-formula',
    route: `${settings}/dive-deeper/pricing-formulas/`,
    start: 'Base price: €144.00.',
    label: 'Trip length',
    typed: '5',
    answer: 'Base price: €240.00.',
  },
  {
    id: 'early-bird',
    route: `${revenue}/set-early-bird-and-last-minute-pricing/`,
    start: 'Booked 30 days ahead, 3 hours cost €126.72.',
    label: 'Booked ahead',
    typed: '20',
    answer: 'Booked 20 days ahead, 3 hours cost €144.00.',
  },
  {
    id: 'price-table',
    route: `${pricing}/simple-pricing/`,
    start: '2.5 hours with one boat: €132.00.',
    label: 'Boats',
    typed: '2',
    answer: '2.5 hours with 2 boats: €264.00.',
  },
  {
    id: 'slot-price',
    route: `${pricing}/slot-pricing/`,
    start: 'Weekend for Club member: €621.00.',
    label: 'Members, less',
    typed: '0',
    answer: 'Weekend for Club member: €690.00.',
  },
  {
    id: 'flexible-price',
    route: `${pricing}/flexible-pricing/`,
    start: 'The rental costs €289.44.',
    label: 'Boats',
    typed: '1',
    answer: 'The rental costs €151.20.',
  },
  {
    id: 'deposit-timing',
    route: `${pricing}/configure-deposits/`,
    start: 'Hold of €150.00, by a link 48 hours before pickup: June 12, 2025, 10:00.',
    label: 'Trip length',
    typed: '121',
    answer: 'Charge of €150.00, together with the payment: June 1, 2025, 10:00.',
  },
  {
    id: 'booking-fee',
    route: `${revenue}/shift-booking-fee/`,
    start: 'The customer pays €159.34, you keep €154.40.',
    label: 'Costs, tax included',
    typed: '100',
    answer: 'The customer pays €103.20, you keep €100.00.',
  },
  {
    id: 'plan-break-even',
    route: `${settings}/account/choose-best-plan/`,
    start: 'Skiff is cheaper by €120.00 a year.',
    label: 'Online a month',
    typed: '7500',
    answer: 'Both plans cost the same.',
  },
  {
    id: 'partner-commission',
    route: `${revenue}/generate-bookings-through-partners/`,
    start: 'The partner gets €15.84 of a trip, you keep €116.16.',
    label: 'Price of a trip',
    typed: '144',
    answer: 'The partner gets €17.28 of a trip, you keep €126.72.',
  },
  {
    id: 'cancellation-fee',
    route: `${settings}/customers/booking-cancellation-rules/`,
    start: 'Canceled 48 hours before pickup, the fee is €77.20.',
    label: 'Before pickup',
    typed: '72',
    answer: 'Canceled 72 hours before pickup, the fee is €0.00.',
  },
  {
    id: 'add-on-price',
    route: `${settings}/create-add-ons/`,
    start: 'Sold per piece, it costs €29.00.',
    label: 'Pieces ordered',
    typed: '3',
    answer: 'Sold per piece, it costs €43.50.',
  },
  {
    id: 'add-on-uptake',
    route: `${revenue}/sell-add-ons-and-extras/`,
    start: '10 pieces bring €145.00 a day.',
    label: 'Take one',
    typed: '50',
    answer: '20 pieces bring €290.00 a day.',
  },
  {
    id: 'discount-kinds',
    route: `${revenue}/create-discount-codes-to-boost-bookings/`,
    start: 'The customer saves most with 30 minutes free: €22.00.',
    label: 'Percentage',
    typed: '20',
    answer: 'The customer saves most with 20%: €26.40.',
  },
  {
    id: 'trips-in-a-day',
    route: `${settings}/rental-setups/schedules/weekly-schedule/`,
    start: 'One boat makes 2 trips of 3 h. There is room for 2 h more from 16:00.',
    label: 'Turnaround after',
    typed: '0',
    answer: 'One boat makes 3 trips of 3 h.',
  },
  {
    id: 'availability-over-a-day',
    route: '/guides/day-to-day/planning-overview/',
    start: 'It fits: 4 boats are free from 13:00 to 16:30, 1 needed.',
    label: 'Needs',
    typed: '5',
    answer: 'It does not fit: 4 boats are free from 13:00 to 16:30, 5 needed.',
  },
  {
    id: 'condition-tester',
    route: `${deeper}/custom-booking-conditions/`,
    start: 'Your booking: refused. Of the 5 samples 4 pass.',
    label: /^upcoming\.weekend/,
    typed: '1',
    answer: 'Your booking: may book. Of the 5 samples 4 pass.',
  },
  {
    id: 'message-tester',
    route: `${deeper}/advanced-translations/`,
    start: 'Your boat is ready at North Pier on Saturday, 14 June 2025 at 10:00.',
    label: /^boats/,
    typed: '2',
    answer: 'Your 2 boats are ready at North Pier on Saturday, 14 June 2025 at 10:00.',
  },
];
