import { describe, expect, it } from 'vitest';
import { remarkEnumValues } from '../../plugins/api-in-guides/remark-enum-values.ts';
import { faultsOf, plantPage } from '../planted.ts';
import { contractValues } from './contract-values.ts';

describe('values of the contract', () => {
  it.each([
    ['The API answers for 14 days at once.', 'AVAILABILITY_PERIOD_MAX_DAYS'],
    ['A password has at least eight characters.', 'PASSWORD_MIN_LENGTH'],
    ['The reference has 6 letters or digits.', 'BOOKING_REFERENCE_LENGTH'],
    ['A list has 100 items a page.', 'PAGE_SIZE'],
    ['Send 1,000 requests a minute.', 'RATE_LIMIT_PER_MINUTE'],
    ['A tax rate is 0–100%.', 'TAX_PERCENTAGE_MIN and TAX_PERCENTAGE_MAX'],
    ['An abbreviation has up to 4 characters.', 'ABBREVIATION_MAX_LENGTH'],
    ['It says “No availability for the selected dates”.', 'ERROR_TEXT.noAvailability'],
    ['Leave `paid` out, so it is true.', 'BOOKING_DEFAULTS.paid'],
    ['Its source is `deposit_capture`.', 'PAYMENT_SOURCE'],
  ])('finds the value in %j and names its constant', async (body, constant) => {
    expect(await faultsOf(contractValues, plantPage(body))).toEqual([
      expect.stringMatching(new RegExp(`^6: .* is typed by hand\\. Use .*${constant}`)),
    ]);
  });

  it.each([
    'A password has at least {PASSWORD_MIN_LENGTH} characters.',
    'It says “{ERROR_TEXT.noAvailability}”.',
    'Its source is <EnumValue of="PAYMENT_SOURCE" value="deposit_capture" />.',
    'Leave `paid` out, so it is {String(BOOKING_DEFAULTS.paid)}. Send `paid` as true.',
    'An option lasts up to 14 days. The deposit was captured, and the booking is confirmed.',
    'An invitation lasts 8 days and shows 100 characters of a play.',
  ])('lets %j pass', async (body) => {
    expect(await faultsOf(contractValues, plantPage(body))).toEqual([]);
  });

  it('cannot be got round with a value that the contract does not have', () => {
    const { tree } = plantPage('Its source is <EnumValue of="PAYMENT_SOURCE" value="gift" />.');
    expect(() => remarkEnumValues()(tree)).toThrow("The contract has no PAYMENT_SOURCE 'gift'");
  });
});
