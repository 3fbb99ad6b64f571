import { PROVIDER_CAN_HOLD } from '@slipway/contract';
import {
  checkPricing,
  type Deposit,
  type ExtraCharge,
  type PriceRule,
  type Pricing,
} from '@slipway/engine';
import type { Company } from '../company.ts';
import type { Path } from '../read/problems.ts';
import type { PricingEntry } from '../schema/company-file.ts';
import { compileAmount, compileTable } from './amounts.ts';
import { bookingConditions, ruleConditions } from './conditions.ts';
import type { Context } from './context.ts';
import { pricingPath } from './setting-paths.ts';
import { toCents } from './values.ts';

type SlotEntry = Extract<PricingEntry, { type: 'slot' }>;

/** The pricings of a company, with their extra charges and deposits. */
export function compilePricings(context: Context): Company['pricings'] {
  const { file, pricings, problems } = context;
  return (file.pricings ?? []).map((entry, index) => {
    const path: Path = ['pricings', index];
    const definition = compilePricing(entry, path, context);
    problems.addSettingProblems(checkPricing(definition), (field) => [
      ...path,
      ...pricingPath(entry, definition, field),
    ]);
    const { slug, name } = entry;
    return { id: pricings.idOf(slug, [...path, 'slug']), slug, name, definition };
  });
}

function compilePricing(entry: PricingEntry, path: Path, context: Context): Pricing {
  const { taxRates, problems } = context;
  const shared = {
    description: entry.description,
    taxRateId: taxRates.idOf(entry.taxRate, [...path, 'taxRate']),
    pricesIncludeTax: entry.pricesIncludeTax,
    extraCharges: compileCharges(entry, path, context),
    deposits: compileDeposits(entry, path, context),
  };
  switch (entry.type) {
    case 'simple': {
      const table = compileTable(entry.table, [...path, 'table'], problems);
      return { type: 'simple', ...shared, table };
    }
    case 'slot': {
      const rules = compileRules(entry.rules, path, context);
      return { type: 'slot', ...shared, prices: slotPrices(entry, path, context), rules };
    }
    case 'flexible': {
      const base = compileAmount(entry.base, [...path, 'base'], problems);
      return {
        type: 'flexible',
        ...shared,
        base,
        rules: compileRules(entry.rules, path, context),
      };
    }
  }
}

/** A price of null hides its slot, which is the same as no price. */
function slotPrices({ prices }: SlotEntry, path: Path, { problems }: Context) {
  return prices.flatMap(({ slot, price }, index) => {
    if (price === null) return [];
    return [{ slotId: slot, price: toCents(price, [...path, 'prices', index, 'price'], problems) }];
  });
}

function compileRules(rules: SlotEntry['rules'] = [], path: Path, context: Context): PriceRule[] {
  return rules.map((rule, index) => {
    const place = [...path, 'rules', index];
    return {
      description: rule.description,
      amount: compileAmount(rule, place, context.problems),
      conditions: ruleConditions(rule.when, [...place, 'when'], context),
      hideWhenZero: rule.hideWhenZero ?? false,
      ...ownTaxRate(rule, place, context),
    };
  });
}

function compileCharges(
  { extraCharges = [] }: PricingEntry,
  path: Path,
  context: Context,
): ExtraCharge[] {
  return extraCharges.map((charge, index) => {
    const place = [...path, 'extraCharges', index];
    return {
      description: charge.description,
      amount: compileAmount(charge, place, context.problems),
      hideWhenZero: charge.hideWhenZero ?? false,
      showAtPaymentOnly: charge.showAtPaymentOnly ?? false,
      ...ownTaxRate(charge, place, context),
    };
  });
}

function compileDeposits({ deposits = [] }: PricingEntry, path: Path, context: Context): Deposit[] {
  const { file, problems } = context;
  return deposits.map((deposit, index) => {
    const place = [...path, 'deposits', index];
    const { description, taking } = deposit;
    if (taking === 'hold' && !PROVIDER_CAN_HOLD[file.provider]) {
      problems.add(
        [...place, 'taking'],
        `${file.provider} cannot hold an amount on a card; use charge`,
      );
    }
    return {
      description,
      amount: compileAmount(deposit, place, problems),
      conditions: bookingConditions(deposit.when, [...place, 'when'], context),
      taking,
    };
  });
}

function ownTaxRate(
  { taxRate }: { taxRate?: string },
  path: Path,
  { taxRates }: Context,
): { taxRateId?: string } {
  if (taxRate === undefined) return {};
  return { taxRateId: taxRates.idOf(taxRate, [...path, 'taxRate']) };
}
