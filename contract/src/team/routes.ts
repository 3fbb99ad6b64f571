const get = <const Path extends string>(path: Path) => ({ method: 'get' as const, path });
const post = <const Path extends string>(path: Path) => ({ method: 'post' as const, path });

/**
 * Where the operations of the dashboard are. Apart from their schemas, so that a screen which calls
 * them does not have to load those.
 */
export const TEAM_ROUTES = {
  signIn: post('/team/sign-in'),
  signOut: post('/team/sign-out'),
  getDashboard: get('/team/dashboard'),
  getToday: get('/team/today'),
  searchEverything: get('/team/search'),
  getBoard: get('/team/board'),
  getFreeBoats: get('/team/free-boats'),
  listBlockouts: get('/team/blockouts'),
  findConflicts: post('/team/blockouts/conflicts'),
  saveBlockout: post('/team/blockouts'),
  removeBlockout: post('/team/blockouts/{id}/remove'),
  undo: post('/team/undo/{id}'),
  listTeamBookings: get('/team/bookings'),
  createTeamBooking: post('/team/bookings'),
  getTeamBooking: get('/team/bookings/{reference}'),
  changeTeamBooking: post('/team/bookings/{id}'),
  previewTeamChange: post('/team/bookings/{id}/preview'),
  changeTeamAddOns: post('/team/bookings/{id}/add-ons'),
  listTeamAddOns: get('/team/bookings/{id}/add-ons'),
  confirmTeamBooking: post('/team/bookings/{id}/confirm'),
  keepAsOption: post('/team/bookings/{id}/option'),
  reviveTeamBooking: post('/team/bookings/{id}/revive'),
  getTeamCancellation: get('/team/bookings/{id}/cancellation'),
  cancelTeamBooking: post('/team/bookings/{id}/cancel'),
  recordCashPayment: post('/team/bookings/{id}/cash-payments'),
  requestTeamPayment: post('/team/bookings/{id}/payment-requests'),
  refundTeamBooking: post('/team/bookings/{id}/refunds'),
  releaseTeamDeposit: post('/team/bookings/{id}/deposits/release'),
  refundTeamDeposit: post('/team/bookings/{id}/deposits/refund'),
  captureTeamDeposit: post('/team/bookings/{id}/deposits/capture'),
  addTeamCost: post('/team/bookings/{id}/costs'),
  getTeamReceipt: get('/team/bookings/{id}/receipt'),
  resendTeamMessage: post('/team/bookings/{id}/messages/resend'),
  addBookingNote: post('/team/bookings/{id}/notes'),
  signTeamWaiver: post('/team/bookings/{id}/waivers/sign'),
  shareTeamWaiver: post('/team/bookings/{id}/waivers/share'),
  getBookingChoices: get('/team/booking-choices'),
  findCustomers: get('/team/customer-hits'),
  addCustomer: post('/team/customers'),
  listTeamStartTimes: get('/team/start-times'),
  quoteTeamBooking: post('/team/booking-quotes'),
  listSavedFilters: get('/team/saved-filters'),
  saveFilter: post('/team/saved-filters'),
  removeFilter: post('/team/saved-filters/{id}/remove'),
  exportBookings: post('/team/booking-exports'),
  getExport: get('/team/booking-exports/{id}'),
} as const;

/** What colleagues change, as server-sent events. */
export const TEAM_STREAM_PATH = '/team/stream';
