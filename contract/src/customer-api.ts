import * as draft from './customer/draft.ts';
import * as form from './customer/form.ts';
import * as session from './customer/session.ts';
import * as trips from './customer/trips.ts';
import { defineApi } from './operations/api.ts';

/** What the customers' pages call. Nothing of it is public; an operation is here once it is served. */
export const customerApi = defineApi({
  audience: 'customer',
  operations: {
    getForm: form.getForm,
    listDays: trips.listDays,
    listStartTimes: trips.listStartTimes,
    listOfferedAddOns: trips.listOfferedAddOns,
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
  },
});

export type CustomerOperations = typeof customerApi.operations;
