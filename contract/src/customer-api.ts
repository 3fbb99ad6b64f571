import { getCalendarFile } from './customer/calendar.ts';
import { startBoat, stopBoat } from './customer/connected-boats.ts';
import * as draft from './customer/draft.ts';
import * as form from './customer/form.ts';
import { listOfferedAddOns } from './customer/offered-add-ons.ts';
import { changeDetails, getOwnBooking, sendBookingLink } from './customer/own-booking.ts';
import { cancelOwnBooking, getOwnCancellation } from './customer/own-cancellation.ts';
import { changeExtras, listOwnExtras, previewExtras } from './customer/own-extras.ts';
import * as payment from './customer/payment.ts';
import { getReceipt } from './customer/receipt.ts';
import * as session from './customer/session.ts';
import * as trips from './customer/trips.ts';
import { getWaiverFile, listWaivers, shareWaiver, signWaiver } from './customer/waivers.ts';
import { defineApi } from './operations/api.ts';

/** What the customers' pages call. Nothing of it is public; an operation is here once it is served. */
export const customerApi = defineApi({
  audience: 'customer',
  operations: {
    getOwnBooking,
    sendBookingLink,
    changeDetails,
    listOwnExtras,
    previewExtras,
    changeExtras,
    getOwnCancellation,
    cancelOwnBooking,
    getReceipt,
    getCalendarFile,
    listWaivers,
    getWaiverFile,
    signWaiver,
    shareWaiver,
    startBoat,
    stopBoat,
    getForm: form.getForm,
    listDays: trips.listDays,
    listStartTimes: trips.listStartTimes,
    listOfferedAddOns,
    listAlternatives: trips.listAlternatives,
    createCustomerQuote: trips.createCustomerQuote,
    createDraft: draft.createDraft,
    getDraft: draft.getDraft,
    updateDraft: draft.updateDraft,
    saveDetails: draft.saveDetails,
    finishDraft: draft.finishDraft,
    leaveDraft: draft.leaveDraft,
    getVisitor: session.getVisitor,
    signIn: session.signIn,
    signOut: session.signOut,
    listOwnBookings: session.listOwnBookings,
    forgotPassword: session.forgotPassword,
    resetPassword: session.resetPassword,
    listDuePayments: payment.listDuePayments,
    startPayment: payment.startPayment,
    getPayment: payment.getPayment,
    getDemoPayment: payment.getDemoPayment,
    actOnDemoPayment: payment.actOnDemoPayment,
  },
});

export type CustomerOperations = typeof customerApi.operations;
