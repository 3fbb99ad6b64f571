import type { AnswerOf, CustomerOperations } from '@slipway/contract';
import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import { formatInstant, formatTimestamp, paidOn } from '@slipway/engine';
import type { Tenant } from '../../../database/tenant.ts';
import { NotAcceptableError } from '../../../errors.ts';
import { contactOf } from '../../bookings/read.ts';
import { companyOf, paymentsOf } from './own-booking.ts';
import type { BookingPage } from './read-page.ts';
import { sumsOf } from './sums.ts';

type Receipt = AnswerOf<CustomerOperations['getReceipt']>['data'];

/** The receipt of a booking, the same for the customer and the team. */
export function receiptOf(page: BookingPage, context: { tenant: Tenant; now: Date }): Receipt {
  const { booking, taxRates, dock, boatModel } = page;
  if (booking.payments.length === 0) throw new NotAcceptableError(PAGE_ERROR_TEXT.nothingPaid);
  const sums = sumsOf(booking, taxRates, page);
  const paid = paidOn(booking);
  const contact = contactOf(booking);
  return {
    reference: booking.reference,
    status: booking.status,
    issuedAt: formatTimestamp(context.now.getTime()),
    bookedAt: formatTimestamp(booking.created_at.getTime()),
    company: companyOf(context.tenant),
    customerName: contact ? `${contact.givenName} ${contact.familyName}` : '',
    dock,
    boatModelName: boatModel.name,
    pickup: formatInstant(booking.pickup_at.getTime()),
    return: formatInstant(booking.return_at.getTime()),
    boats: booking.boats,
    passengers: booking.passengers,
    ...sums,
    payments: paymentsOf(page),
    paid,
    balance: sums.totalIncludingTax - paid,
  };
}
