import Type from 'typebox';
import { choice, flag, money, name, percentage, record, slugOf } from './fields.ts';

const shown = {
  description: name('The line that the customer sees.'),
  taxRate: slugOf('a tax rate'),
  show: choice(['from_start', 'at_payment'], 'When the booking form shows it.'),
  alsoForStaffBookings: Type.Optional(flag('Whether bookings made by staff have it too.')),
};

export const BookingFee = Type.Union([
  record('No fee for the customer.', { type: Type.Literal('off') }),
  record('Passes the fee of the plan to the customer.', {
    type: Type.Literal('slipway'),
    ...shown,
  }),
  record('A fee of your own: a percentage or a fixed amount.', {
    type: Type.Literal('own'),
    ...shown,
    percentage: Type.Optional(percentage('Share of the costs including tax.')),
    amount: Type.Optional(money('A fixed amount including tax.', { minimum: 0 })),
  }),
]);
