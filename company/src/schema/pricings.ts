import Type from 'typebox';
import { When, WhenForBooking } from './conditions.ts';
import {
  choice,
  count,
  flag,
  money,
  name,
  optionalList,
  record,
  shared,
  slug,
  slugOf,
  text,
} from './fields.ts';

/** Not sold when it is null. */
const price = (description: string) =>
  Type.Unsafe<number | null>({
    ...money(`${description} null: not sold.`, { minimum: 0 }),
    type: ['number', 'null'],
  });

export const PriceTable = shared(
  'PriceTable',
  record('Prices by trip length. Between two rows the next one applies.', {
    per: choice(['minutes', 'hours', 'days'], 'Unit of the lengths; a day has 24 hours.'),
    passengerGroups: optionalList(
      count('Most passengers on a boat in this column.', 1, 1000),
      'Columns by passengers on a boat. Left out: a single column.',
    ),
    rows: Type.Array(
      record('The prices up to a length.', {
        length: Type.Number({ description: 'Length in the unit above.', exclusiveMinimum: 0 }),
        price: Type.Optional(price('Price of one boat.')),
        prices: optionalList(price('Price of one boat.'), 'With columns: one price for each.'),
      }),
      { minItems: 1 },
    ),
  }),
);

const formula = text('Formula in the currency of the company, such as hours * 48.');

const amount = {
  amount: Type.Optional(money('A fixed amount.')),
  formula: Type.Optional(formula),
  table: Type.Optional(PriceTable),
};

const ownTaxRate = Type.Optional(slugOf('a tax rate. Left out: that of the pricing'));
const hideWhenZero = Type.Optional(flag('Whether a line of zero is left out.'));

const PriceRule = shared(
  'PriceRule',
  record('A line on top of the base price of each boat.', {
    description: name('The line that the customer sees.'),
    ...amount,
    when: Type.Optional(When),
    hideWhenZero,
    taxRate: ownTaxRate,
  }),
);

const ExtraCharge = shared(
  'ExtraCharge',
  record('A charge beside the rental, once for the booking.', {
    description: name('The line that the customer sees.'),
    ...amount,
    hideWhenZero,
    showAtPaymentOnly: Type.Optional(flag('Whether the form shows it at the payment step only.')),
    taxRate: ownTaxRate,
  }),
);

const Deposit = shared(
  'Deposit',
  record('Money secured against damage.', {
    description: name('The name that the customer sees.'),
    ...amount,
    taking: choice(['hold', 'charge'], 'Reserved on a card, or taken and paid back.'),
    when: Type.Optional(WhenForBooking),
  }),
);

const common = {
  slug,
  name: name('Name for the staff.'),
  description: name('The rental line that the customer sees.'),
  taxRate: slugOf('a tax rate'),
  pricesIncludeTax: flag('Whether the amounts below have tax in them.'),
  extraCharges: optionalList(ExtraCharge, 'Charges beside the rental.'),
  deposits: optionalList(Deposit, 'Deposits.'),
};

const rules = optionalList(PriceRule, 'Price rules. All that match add up, in this order.');

const SimplePricing = record('A table of prices per boat.', {
  type: Type.Literal('simple'),
  ...common,
  table: PriceTable,
});

const SlotPricing = record('One price per boat for each slot.', {
  type: Type.Literal('slot'),
  ...common,
  prices: Type.Array(
    record('The price of a slot.', { slot: slugOf('a slot'), price: price('Price of one boat.') }),
    { minItems: 1 },
  ),
  rules,
});

const FlexiblePricing = record('A base price per boat and price rules.', {
  type: Type.Literal('flexible'),
  ...common,
  base: record('The base price of one boat: an amount, a formula or a table.', amount),
  rules,
});

export const Pricing = Type.Union([SimplePricing, SlotPricing, FlexiblePricing]);
