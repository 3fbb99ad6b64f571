import { defineApi } from './operations/api.ts';
import * as apiKeys from './team/api-keys.ts';
import { findConflicts, listBlockouts, removeBlockout, saveBlockout } from './team/blockouts.ts';
import { getBoard, getFreeBoats } from './team/board.ts';
import * as bookingActions from './team/booking-actions.ts';
import * as bookingChoices from './team/booking-choices.ts';
import * as bookingPage from './team/booking-page.ts';
import * as bookingStatus from './team/booking-status.ts';
import * as bookings from './team/bookings.ts';
import * as calendarFeed from './team/calendar-feed.ts';
import * as changeBooking from './team/change-booking.ts';
import * as customers from './team/customers.ts';
import { getDashboard } from './team/dashboard.ts';
import { getDockside } from './team/dockside.ts';
import { listHistory } from './team/history.ts';
import { getInsights } from './team/insights.ts';
import { chooseInterfaceLanguage } from './team/interface-language.ts';
import { acceptInvitation, getInvitation } from './team/invitation.ts';
import { changeMany, previewMany } from './team/many-bookings.ts';
import * as members from './team/members.ts';
import { moveBooking } from './team/move-booking.ts';
import * as newBooking from './team/new-booking.ts';
import { exportOrders, listOrders, markOrders } from './team/orders.ts';
import * as passkeys from './team/passkeys.ts';
import { forgotPassword, resetPassword } from './team/password.ts';
import { comparePayments } from './team/payment-differences.ts';
import * as profile from './team/profile.ts';
import { searchEverything } from './team/search.ts';
import { signIn, signOut } from './team/session.ts';
import { getSignedCopy } from './team/signed-copies.ts';
import { getToday } from './team/today.ts';
import * as trips from './team/trips.ts';
import { undo } from './team/undo.ts';

/** What the dashboard calls. Nothing of it is public; an operation is here once it is served. */
export const teamApi = defineApi({
  audience: 'team',
  operations: {
    signIn,
    signOut,
    getDashboard,
    getToday,
    getInsights,
    searchEverything,
    getBoard,
    getFreeBoats,
    listBlockouts,
    findConflicts,
    saveBlockout,
    removeBlockout,
    getSignedCopy,
    undo,
    moveBooking,
    previewMany,
    changeMany,
    listTeamBookings: bookings.listTeamBookings,
    createTeamBooking: newBooking.createTeamBooking,
    getTeamBooking: bookingPage.getTeamBooking,
    changeTeamBooking: changeBooking.changeTeamBooking,
    previewTeamChange: changeBooking.previewTeamChange,
    changeTeamAddOns: changeBooking.changeTeamAddOns,
    listTeamAddOns: bookingPage.listTeamAddOns,
    confirmTeamBooking: bookingStatus.confirmTeamBooking,
    keepAsOption: bookingStatus.keepAsOption,
    reviveTeamBooking: bookingStatus.reviveTeamBooking,
    getTeamCancellation: bookingActions.getTeamCancellation,
    cancelTeamBooking: bookingActions.cancelTeamBooking,
    recordCashPayment: bookingActions.recordCashPayment,
    requestTeamPayment: bookingActions.requestTeamPayment,
    refundTeamBooking: bookingActions.refundTeamBooking,
    comparePayments,
    shareTeamDeposit: bookingActions.shareTeamDeposit,
    releaseTeamDeposit: bookingActions.releaseTeamDeposit,
    refundTeamDeposit: bookingActions.refundTeamDeposit,
    captureTeamDeposit: bookingActions.captureTeamDeposit,
    addTeamCost: bookingActions.addTeamCost,
    getTeamReceipt: bookingPage.getTeamReceipt,
    resendTeamMessage: bookingActions.resendTeamMessage,
    addBookingNote: bookingActions.addBookingNote,
    getTeamWaiverFile: bookingPage.getTeamWaiverFile,
    signTeamWaiver: bookingPage.signTeamWaiver,
    shareTeamWaiver: bookingPage.shareTeamWaiver,
    getBookingChoices: bookingChoices.getBookingChoices,
    findCustomers: bookingChoices.findCustomers,
    listTeamCustomers: customers.listTeamCustomers,
    addCustomer: customers.addCustomer,
    getTeamCustomer: customers.getTeamCustomer,
    changeTeamCustomer: customers.changeTeamCustomer,
    addCustomerNote: customers.addCustomerNote,
    anonymizeCustomer: customers.anonymizeCustomer,
    listTeamStartTimes: newBooking.listTeamStartTimes,
    quoteTeamBooking: newBooking.quoteTeamBooking,
    listSavedFilters: bookings.listSavedFilters,
    saveFilter: bookings.saveFilter,
    removeFilter: bookings.removeFilter,
    exportBookings: bookings.exportBookings,
    getExport: bookings.getExport,
    forgotPassword,
    resetPassword,
    getInvitation,
    acceptInvitation,
    startPasskeySignIn: passkeys.startPasskeySignIn,
    signInWithPasskey: passkeys.signInWithPasskey,
    startPasskey: passkeys.startPasskey,
    addPasskey: passkeys.addPasskey,
    removePasskey: passkeys.removePasskey,
    switchCompany: profile.switchCompany,
    getProfile: profile.getProfile,
    updateProfile: profile.updateProfile,
    chooseInterfaceLanguage,
    changePassword: profile.changePassword,
    endSession: profile.endSession,
    endOtherSessions: profile.endOtherSessions,
    getTeam: members.getTeam,
    inviteMember: members.inviteMember,
    resendInvitation: members.resendInvitation,
    copyInvitationLink: members.copyInvitationLink,
    withdrawInvitation: members.withdrawInvitation,
    updateMember: members.updateMember,
    removeMember: members.removeMember,
    createRole: members.createRole,
    updateRole: members.updateRole,
    removeRole: members.removeRole,
    listApiKeys: apiKeys.listApiKeys,
    createApiKey: apiKeys.createApiKey,
    revokeApiKey: apiKeys.revokeApiKey,
    getDockside,
    handOut: trips.handOut,
    swapBoat: trips.swapBoat,
    pauseTrip: trips.pauseTrip,
    resumeTrip: trips.resumeTrip,
    endTrip: trips.endTrip,
    startMotor: trips.startMotor,
    stopMotor: trips.stopMotor,
    listHistory,
    getCalendarFeed: calendarFeed.getCalendarFeed,
    saveCalendarFeed: calendarFeed.saveCalendarFeed,
    resetCalendarFeed: calendarFeed.resetCalendarFeed,
    exportOrders,
    listOrders,
    markOrders,
  },
});

export type TeamOperations = typeof teamApi.operations;
