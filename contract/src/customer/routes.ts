/** A header that carries the key of one booking; links carry it behind the `#`. */
export const BOOKING_KEY_HEADER = 'X-Booking-Key';

const get = <const Path extends string>(path: Path) => ({ method: 'get' as const, path });
const post = <const Path extends string>(path: Path) => ({ method: 'post' as const, path });

/**
 * Where the operations of the customers' pages are. Apart from their schemas, so that a page which
 * calls them does not have to load those.
 */
export const CUSTOMER_ROUTES = {
  getForm: get('/customer/form'),
  listDays: get('/customer/days'),
  listStartTimes: get('/customer/start-times'),
  listOfferedAddOns: get('/customer/add-ons'),
  listAlternatives: get('/customer/alternatives'),
  createCustomerQuote: post('/customer/quotes'),
  createDraft: post('/customer/drafts'),
  getDraft: get('/customer/draft'),
  updateDraft: post('/customer/draft'),
  saveDetails: post('/customer/draft/details'),
  finishDraft: post('/customer/draft/finish'),
  leaveDraft: post('/customer/draft/leave'),
  getVisitor: get('/customer/me'),
  signIn: post('/customer/sign-in'),
  signOut: post('/customer/sign-out'),
  listOwnBookings: get('/customer/bookings'),
  forgotPassword: post('/customer/forgot-password'),
  resetPassword: post('/customer/reset-password'),
  getOwnBooking: get('/customer/booking'),
  sendBookingLink: post('/customer/booking-link'),
  changeDetails: post('/customer/booking/details'),
  listOwnExtras: get('/customer/booking/extras'),
  previewExtras: post('/customer/booking/extras/preview'),
  changeExtras: post('/customer/booking/extras'),
  getOwnCancellation: get('/customer/booking/cancellation'),
  cancelOwnBooking: post('/customer/booking/cancel'),
  getReceipt: get('/customer/booking/receipt'),
  getCalendarFile: get('/customer/booking/calendar'),
  listWaivers: get('/customer/booking/waivers'),
  getWaiverFile: get('/customer/booking/waivers/file'),
  signWaiver: post('/customer/booking/waivers/sign'),
  shareWaiver: post('/customer/booking/waivers/share'),
  startBoat: post('/customer/booking/boat/start'),
  stopBoat: post('/customer/booking/boat/stop'),
  listDuePayments: get('/customer/payments'),
  startPayment: post('/customer/payments'),
  getPayment: get('/customer/payments/{id}'),
  getDemoPayment: get('/customer/demo-payments/{id}'),
  actOnDemoPayment: post('/customer/demo-payments/{id}'),
} as const;
