import type { customerApi, integratorApi, teamApi } from '@slipway/contract';
import type { Handlers } from '../http/handler.ts';
import { listAddOns } from './add-ons/operations.ts';
import { getAvailability } from './availability/operations.ts';
import { getBoatModel, listBoatModels } from './boat-models/operations.ts';
import {
  cancelBooking,
  confirmBooking,
  createBooking,
  getBooking,
  getCancellation,
  listBookings,
  updateBooking,
} from './bookings/operations.ts';
import { listCustomerTypes } from './customer-types/operations.ts';
import {
  createCustomer,
  getCustomer,
  listCustomers,
  searchCustomers,
  updateCustomer,
} from './customers/operations.ts';
import { getDock, listDocks } from './docks/operations.ts';
import { listEvents } from './events/operations.ts';
import { getMe } from './me/operations.ts';
import { createQuote } from './quotes/operations.ts';
import { getStartTimes } from './start-times/operations.ts';
import { listAlternatives } from './storefront/alternatives.ts';
import * as bookingPage from './storefront/booking-page/operations.ts';
import { sendBookingLink } from './storefront/booking-page/send-link.ts';
import { saveDetails } from './storefront/details.ts';
import { createDraft, getDraft, leaveDraft, updateDraft } from './storefront/draft.ts';
import { finishDraft } from './storefront/finish.ts';
import { getForm } from './storefront/form.ts';
import { listOfferedAddOns } from './storefront/offered-add-ons.ts';
import {
  actOnDemoPayment,
  getDemoPayment,
  getPayment,
  listDuePayments,
  startPayment,
} from './storefront/payment.ts';
import { createCustomerQuote } from './storefront/quote.ts';
import * as session from './storefront/session.ts';
import { listDays, listStartTimes } from './storefront/start-times.ts';
import * as waivers from './storefront/waivers.ts';
import { listTaxRates } from './tax-rates/operations.ts';
import * as apiKeys from './team/api-keys/api-keys.ts';
import { teamBookingHandlers } from './team/bookings/operations.ts';
import { getSignedCopy } from './team/bookings/signed-copy.ts';
import * as calendarFeed from './team/calendar-feed/calendar-feed.ts';
import { anonymizeCustomer } from './team/customers/anonymize.ts';
import { listTeamCustomers } from './team/customers/list.ts';
import { addCustomerNote } from './team/customers/notes.ts';
import * as teamCustomers from './team/customers/operations.ts';
import { getDockside } from './team/dockside/day.ts';
import { startMotor, stopMotor } from './team/dockside/motors.ts';
import * as steps from './team/dockside/steps.ts';
import { listHistory } from './team/history/operations.ts';
import { getInsights } from './team/insights/operations.ts';
import * as invitations from './team/members/invitations.ts';
import { getTeam, removeMember, updateMember } from './team/members/members.ts';
import * as roles from './team/members/roles.ts';
import { exportOrders } from './team/orders/export.ts';
import { listOrders, markOrders } from './team/orders/operations.ts';
import * as blockouts from './team/planning/blockouts.ts';
import { getBoard } from './team/planning/board.ts';
import { getFreeBoats } from './team/planning/free-boats.ts';
import { changeMany, previewMany } from './team/planning/many-bookings.ts';
import { moveBooking } from './team/planning/move-booking.ts';
import * as passkeys from './team/profile/passkeys.ts';
import * as profile from './team/profile/profile.ts';
import { getDashboard } from './team/shell/dashboard.ts';
import { searchEverything } from './team/shell/search.ts';
import { acceptInvitation, getInvitation } from './team/sign-in/invitation.ts';
import * as teamPassword from './team/sign-in/password.ts';
import * as teamSession from './team/sign-in/session.ts';
import { comparePayments } from './team/today/differences.ts';
import { getToday } from './team/today/today.ts';
import { undo } from './team/undo/undo.ts';
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replayWebhook,
  updateWebhook,
} from './webhooks/operations.ts';

/** The handler of each operation of the public API. */
export const integratorHandlers: Handlers<typeof integratorApi> = {
  getMe,
  listDocks,
  getDock,
  listBoatModels,
  getBoatModel,
  listCustomers,
  createCustomer,
  searchCustomers,
  getCustomer,
  updateCustomer,
  listCustomerTypes,
  listAddOns,
  getStartTimes,
  createQuote,
  listBookings,
  createBooking,
  getBooking,
  updateBooking,
  confirmBooking,
  getCancellation,
  cancelBooking,
  listTaxRates,
  listVatRates: listTaxRates,
  getAvailability,
  listEvents,
  listWebhooks,
  createWebhook,
  updateWebhook,
  listDeliveries,
  replayWebhook,
  removeWebhook,
};

/** The handler of each operation of the customers' pages. */
export const customerHandlers: Handlers<typeof customerApi> = {
  ...bookingPage,
  sendBookingLink,
  ...waivers,
  getForm,
  listDays,
  listStartTimes,
  listOfferedAddOns,
  listAlternatives,
  createCustomerQuote,
  createDraft,
  getDraft,
  updateDraft,
  saveDetails,
  finishDraft,
  leaveDraft,
  getVisitor: session.getVisitor,
  signIn: session.signIn,
  signOut: session.signOut,
  listOwnBookings: session.listOwnBookings,
  forgotPassword: session.forgotPassword,
  resetPassword: session.resetPassword,
  listDuePayments,
  startPayment,
  getPayment,
  getDemoPayment,
  actOnDemoPayment,
};

/** The handler of each operation of the dashboard. */
export const teamHandlers: Handlers<typeof teamApi> = {
  signIn: teamSession.signIn,
  signOut: teamSession.signOut,
  getToday,
  comparePayments,
  getInsights,
  searchEverything,
  getDashboard,
  getBoard,
  getFreeBoats,
  listBlockouts: blockouts.listBlockouts,
  findConflicts: blockouts.findConflicts,
  saveBlockout: blockouts.saveBlockout,
  removeBlockout: blockouts.removeBlockout,
  getSignedCopy,
  undo,
  moveBooking,
  previewMany,
  changeMany,
  ...teamBookingHandlers,
  ...teamCustomers,
  listTeamCustomers,
  addCustomerNote,
  anonymizeCustomer,
  listHistory,
  ...calendarFeed,
  forgotPassword: teamPassword.forgotPassword,
  resetPassword: teamPassword.resetPassword,
  getInvitation,
  acceptInvitation,
  ...passkeys,
  ...profile,
  getTeam,
  updateMember,
  removeMember,
  ...invitations,
  ...roles,
  ...apiKeys,
  getDockside,
  ...steps,
  startMotor,
  stopMotor,
  exportOrders,
  listOrders,
  markOrders,
};
