import * as addOns from './add-ons/operations.ts';
import * as availability from './availability/operations.ts';
import * as boatModels from './boat-models/operations.ts';
import * as bookings from './bookings/operations.ts';
import * as customerTypes from './customer-types/operations.ts';
import * as customers from './customers/operations.ts';
import * as docks from './docks/operations.ts';
import * as events from './events/operations.ts';
import * as me from './me/operations.ts';
import { defineApi } from './operations/api.ts';
import * as quotes from './quotes/operations.ts';
import * as startTimes from './start-times/operations.ts';
import * as taxRates from './tax-rates/operations.ts';
import * as webhooks from './webhooks/operations.ts';

/** The public API, with its operations in the order of the reference. */
export const integratorApi = defineApi({
  audience: 'integrator',
  operations: {
    getMe: me.getMe,
    listDocks: docks.listDocks,
    getDock: docks.getDock,
    listBoatModels: boatModels.listBoatModels,
    getBoatModel: boatModels.getBoatModel,
    listCustomers: customers.listCustomers,
    createCustomer: customers.createCustomer,
    searchCustomers: customers.searchCustomers,
    getCustomer: customers.getCustomer,
    updateCustomer: customers.updateCustomer,
    listCustomerTypes: customerTypes.listCustomerTypes,
    listAddOns: addOns.listAddOns,
    getStartTimes: startTimes.getStartTimes,
    createQuote: quotes.createQuote,
    listBookings: bookings.listBookings,
    createBooking: bookings.createBooking,
    getBooking: bookings.getBooking,
    updateBooking: bookings.updateBooking,
    confirmBooking: bookings.confirmBooking,
    getCancellation: bookings.getCancellation,
    cancelBooking: bookings.cancelBooking,
    listTaxRates: taxRates.listTaxRates,
    listVatRates: taxRates.listVatRates,
    getAvailability: availability.getAvailability,
    listEvents: events.listEvents,
    listWebhooks: webhooks.listWebhooks,
    createWebhook: webhooks.createWebhook,
    updateWebhook: webhooks.updateWebhook,
    listDeliveries: webhooks.listDeliveries,
    replayWebhook: webhooks.replayWebhook,
    removeWebhook: webhooks.removeWebhook,
  },
});

export type IntegratorOperations = typeof integratorApi.operations;

/** The ID of an operation of the public API. */
export type OperationId = keyof IntegratorOperations;
