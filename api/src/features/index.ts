import type { integratorApi } from '@slipway/contract';
import type { Handlers } from '../http/handler.ts';
import { getAvailability } from './availability/get-availability.ts';
import { getBoatModel } from './boat-models/get-boat-model.ts';
import { listBoatModels } from './boat-models/list-boat-models.ts';
import { createBooking } from './bookings/create-booking.ts';
import { getBooking } from './bookings/get-booking.ts';
import { listBookings } from './bookings/list-bookings.ts';
import { updateBooking } from './bookings/update-booking.ts';
import { listCustomerTypes } from './customer-types/list-customer-types.ts';
import { createCustomer } from './customers/create-customer.ts';
import { getCustomer } from './customers/get-customer.ts';
import { listCustomers } from './customers/list-customers.ts';
import { searchCustomers } from './customers/search-customers.ts';
import { updateCustomer } from './customers/update-customer.ts';
import { getDock } from './docks/get-dock.ts';
import { listDocks } from './docks/list-docks.ts';
import { getMe } from './me/get-me.ts';
import { listTaxRates } from './tax-rates/list-tax-rates.ts';

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
