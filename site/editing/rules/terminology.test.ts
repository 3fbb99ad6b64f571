import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { terminology } from './terminology.ts';

describe('terminology', () => {
  it.each([
    'Simply open the board.',
    'It is just a click away.',
    'You are done!',
    'Click here to go on.',
    'It brings 30% more bookings.',
    'Type the coupon.',
    'Type the voucher.',
    'Sell an addon.',
    'Wait for the pick-up.',
    'Ask an employee.',
    'The guest signs.',
    'The client signs.',
    'Log in to the dashboard.',
    'Send an email.',
    'The dock host waits.',
    'The Operations Manager decides.',
    'Open the Rental Setup.',
    'The booking is Confirmed.',
    'A planner can look.',
    'Pay a 30% deposit.',
    'Ask for a deposit to confirm the booking.',
    'It begins on 14 June.',
    'It begins on June 14th.',
    'It begins at 2 pm.',
    'It begins at 9:30.',
    'It costs 132 euros.',
    'It costs €132,00.',
    'It costs 13200 cents.',
  ])('finds the fault in %j', async (body) => {
    expect(await faultsOf(terminology, plantPage(body))).toEqual([
      expect.stringMatching(/^6: '.+' is not how we write\. /),
    ]);
  });

  it.each([
    'The discount code WELCOME5 is for a Guest.',
    'Slipway sells no gift vouchers.',
    'Welcome guests and hand out boats',
    'Open the Bookings tab. The trip is Out, and the Dock host waits.',
    'A Dock host and an Administrator hand out boats at 09:30 on June 14, 2025.',
    'A deposit is not a down payment. The deposit of €150.00 is a hold.',
    'The cost type `coupon` is in the API. Choose **Main renter**.',
    '## For integrators\n\nA discount code is a coupon of the tenant, −660 cents.',
  ])('lets %j pass', async (body) => {
    expect(await faultsOf(terminology, plantPage(body))).toEqual([]);
  });
});
