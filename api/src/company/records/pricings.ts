import {
  checkPricing,
  type Deposit,
  type ExtraCharge,
  type PriceRule,
  type Pricing,
} from '@slipway/engine';
import type { Path } from '../read/problem.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import { compileAmount, compileTable } from './amounts.ts';
import type { RecordOf } from './company-records.ts';
import type { Compiling } from './compiling.ts';
import { bookingConditions, ruleConditions } from './conditions.ts';
import { pricingField } from './pricing-fields.ts';
import { toCents } from './quantities.ts';

type PricingEntry = NonNullable<CompanyFile['pricings']>[number];
type SlotEntry = Extract<PricingEntry, { type: 'slot' }>;

/** The pricings of a company, with their extra charges and deposits. */
export function compilePricings(compiling: Compiling): RecordOf<'pricings'>[] {
  const { file, pricings } = compiling;
  return (file.pricings ?? []).map((entry, index) => {
    const path: Path = ['pricings', index];
    const definition = compilePricing(entry, path, compiling);
    compiling.problems.addSettingProblems(checkPricing(definition), (field) => [
      ...path,
      ...pricingField(entry, definition, field),
    ]);
    return { id: pricings.idOf(entry.slug, [...path, 'slug']), name: entry.name, definition };
  });
}

function compilePricing(entry: PricingEntry, path: Path, compiling: Compiling): Pricing {
  const { taxRates, problems } = compiling;
  const shared = {
    description: entry.description,
    taxRateId: taxRates.idOf(entry.taxRate, [...path, 'taxRate']),
    pricesIncludeTax: entry.pricesIncludeTax,
    extraCharges: compileCharges(entry, path, compiling),
    deposits: compileDeposits(entry, path, compiling),
  };
  switch (entry.type) {
    case 'simple': {
      const table = compileTable(entry.table, [...path, 'table'], problems);
      return { type: 'simple', ...shared, table };
    }
    case 'slot': {
      const rules = compileRules(entry.rules, path, compiling);
      return { type: 'slot', ...shared, prices: slotPrices(entry, path, compiling), rules };
    }
    case 'flexible': {
      const base = compileAmount(entry.base, [...path, 'base'], problems);
      return {
        type: 'flexible',
        ...shared,
        base,
        rules: compileRules(entry.rules, path, compiling),
      };
    }
  }
}

/** A price of null hides its slot, which is the same as no price. */
function slotPrices({ prices }: SlotEntry, path: Path, { problems }: Compiling) {
  return prices.flatMap(({ slot, price }, index) => {
    if (price === null) return [];
    return [{ slotId: slot, price: toCents(price, [...path, 'prices', index, 'price'], problems) }];
  });
}

function compileRules(
  rules: SlotEntry['rules'] = [],
  path: Path,
  compiling: Compiling,
): PriceRule[] {
  return rules.map((rule, index) => {
    const place = [...path, 'rules', index];
    return {
      description: rule.description,
      amount: compileAmount(rule, place, compiling.problems),
      conditions: ruleConditions(rule.when, [...place, 'when'], compiling),
      hideWhenZero: rule.hideWhenZero ?? false,
      ...ownTaxRate(rule, place, compiling),
    };
  });
}

function compileCharges(
  { extraCharges = [] }: PricingEntry,
  path: Path,
  compiling: Compiling,
): ExtraCharge[] {
  return extraCharges.map((charge, index) => {
    const place = [...path, 'extraCharges', index];
    return {
      description: charge.description,
      amount: compileAmount(charge, place, compiling.problems),
      hideWhenZero: charge.hideWhenZero ?? false,
      showAtPaymentOnly: charge.showAtPaymentOnly ?? false,
      ...ownTaxRate(charge, place, compiling),
    };
  });
}

function compileDeposits(
  { deposits = [] }: PricingEntry,
  path: Path,
  compiling: Compiling,
): Deposit[] {
  const { file, problems } = compiling;
  return deposits.map((deposit, index) => {
    const place = [...path, 'deposits', index];
    const { description, taking } = deposit;
    if (taking === 'hold' && file.provider === 'mollie') {
      problems.add([...place, 'taking'], 'Mollie cannot hold an amount on a card; use charge');
    }
    return {
      description,
      amount: compileAmount(deposit, place, problems),
      conditions: bookingConditions(deposit.when, [...place, 'when'], compiling),
      taking,
    };
  });
}

function ownTaxRate(
  { taxRate }: { taxRate?: string },
  path: Path,
  { taxRates }: Compiling,
): { taxRateId?: string } {
  if (taxRate === undefined) return {};
  return { taxRateId: taxRates.idOf(taxRate, [...path, 'taxRate']) };
}
