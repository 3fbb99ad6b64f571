import { cancelTeamBooking, getTeamCancellation } from './cancel.ts';
import {
  changeTeamAddOns,
  changeTeamBooking,
  confirmTeamBooking,
  keepAsOption,
  previewTeamChange,
  reviveTeamBooking,
} from './change-booking.ts';
import { findCustomers, getBookingChoices } from './choices.ts';
import { exportBookings, getExport } from './export.ts';
import { listTeamBookings } from './list.ts';
import {
  addTeamCost,
  captureTeamDeposit,
  recordCashPayment,
  refundTeamBooking,
  refundTeamDeposit,
  releaseTeamDeposit,
  requestTeamPayment,
  shareTeamDeposit,
} from './money.ts';
import { createTeamBooking, listTeamStartTimes, quoteTeamBooking } from './new-booking.ts';
import {
  addBookingNote,
  getTeamBooking,
  getTeamReceipt,
  getTeamWaiverFile,
  listTeamAddOns,
  resendTeamMessage,
  shareTeamWaiver,
  signTeamWaiver,
} from './page.ts';
import { listSavedFilters, removeFilter, saveFilter } from './saved-filters.ts';

/** The handlers of bookings in the dashboard. */
export const teamBookingHandlers = {
  listTeamBookings,
  createTeamBooking,
  getTeamBooking,
  changeTeamBooking,
  previewTeamChange,
  changeTeamAddOns,
  listTeamAddOns,
  confirmTeamBooking,
  keepAsOption,
  reviveTeamBooking,
  getTeamCancellation,
  cancelTeamBooking,
  recordCashPayment,
  requestTeamPayment,
  refundTeamBooking,
  shareTeamDeposit,
  releaseTeamDeposit,
  refundTeamDeposit,
  captureTeamDeposit,
  addTeamCost,
  getTeamReceipt,
  resendTeamMessage,
  addBookingNote,
  getTeamWaiverFile,
  signTeamWaiver,
  shareTeamWaiver,
  getBookingChoices,
  findCustomers,
  listTeamStartTimes,
  quoteTeamBooking,
  listSavedFilters,
  saveFilter,
  removeFilter,
  exportBookings,
  getExport,
};
