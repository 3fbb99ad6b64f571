import { getCalendarFile } from './customer/calendar.ts';
import { startBoat, stopBoat } from './customer/connected-boats.ts';
import { changeDetails, getOwnBooking, sendBookingLink } from './customer/own-booking.ts';
import { cancelOwnBooking, getOwnCancellation } from './customer/own-cancellation.ts';
import { changeExtras, listOwnExtras, previewExtras } from './customer/own-extras.ts';
import { getReceipt } from './customer/receipt.ts';
import { listWaivers, shareWaiver, signWaiver } from './customer/waivers.ts';
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
    signWaiver,
    shareWaiver,
    startBoat,
    stopBoat,
  },
});

export type CustomerOperations = typeof customerApi.operations;
