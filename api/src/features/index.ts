import type { integratorApi } from '@slipway/contract';
import type { Handlers } from '../http/handler.ts';
import { getAvailability } from './availability/operations.ts';
import { getBoatModel, listBoatModels } from './boat-models/operations.ts';
import { createBooking, getBooking, listBookings, updateBooking } from './bookings/operations.ts';
import { listCustomerTypes } from './customer-types/operations.ts';
import {
  createCustomer,
  getCustomer,
  listCustomers,
  searchCustomers,
  updateCustomer,
} from './customers/operations.ts';
import { getDock, listDocks } from './docks/operations.ts';
import { getMe } from './me/operations.ts';
import { listTaxRates } from './tax-rates/operations.ts';

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
  listBookings,
  createBooking,
  getBooking,
  updateBooking,
  listTaxRates,
  listVatRates: listTaxRates,
  getAvailability,
};
