import type { AddOnCondition, Discount, DiscountCondition } from '@slipway/engine';
import type { Company } from '../company.ts';
import type { Path } from '../read/problems.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import { lengthCondition } from './conditions.ts';
import { type Context, checkDistinct } from './context.ts';
import { compileMedia } from './inventory.ts';
import { toCents, toHours, toInstant, toMinutes } from './values.ts';

type AddOnEntry = NonNullable<CompanyFile['addOns']>[number];
type DiscountEntry = NonNullable<CompanyFile['discounts']>[number];

/** Groups of extras. */
export function compileAddOnCategories({
  file,
  addOnCategories,
}: Context): Company['addOnCategories'] {
  return (file.addOnCategories ?? []).map(({ slug, name, display }, index) => ({
    id: addOnCategories.idOf(slug, ['addOnCategories', index, 'slug']),
    slug,
    name,
    display,
  }));
}

/** Extras that are sold with a trip. */
export function compileAddOns(context: Context): Promise<Company['addOns']> {
  return Promise.all(
    (context.file.addOns ?? []).map((entry, index) =>
      compileAddOn(entry, ['addOns', index], context),
    ),
  );
}

async function compileAddOn(
  entry: AddOnEntry,
  path: Path,
  context: Context,
): Promise<Company['addOns'][number]> {
  const { addOns, addOnCategories, taxRates, problems } = context;
  const { slug, perBooking, perBoat, perPassenger, dailyQuantity, orderBefore } = entry;
  const id = addOns.idOf(slug, [...path, 'slug']);
  return {
    id,
    slug,
    name: entry.name,
    description: entry.description,
    categoryId:
      entry.category === undefined
        ? null
        : addOnCategories.idOf(entry.category, [...path, 'category']),
    media: await compileMedia(entry.media, id, context),
    price: toCents(entry.price, [...path, 'price'], problems),
    priceIncludesTax: entry.priceIncludesTax ?? true,
    basis: entry.per,
    taxRateId: taxRates.idOf(entry.taxRate, [...path, 'taxRate']),
    conditions: placeConditions(entry.when, [...path, 'when'], context),
    limits: {
      ...(perBooking !== undefined && { perBooking }),
      ...(perBoat !== undefined && { perBoat }),
      ...(perPassenger !== undefined && { perPassenger }),
    },
    orderBeforeHours: orderBefore ? toHours(orderBefore) : 0,
    soldOut: entry.soldOut ?? false,
    ...(dailyQuantity !== undefined && { dailyQuantity }),
  };
}

/** Discounts with their codes; a code belongs to one discount. */
export async function compileDiscounts(context: Context): Promise<Company['discounts']> {
  const entries = context.file.discounts ?? [];
  checkDistinct(
    entries.flatMap(({ codes }, index) =>
      codes.map(({ code }, place) => ({
        value: code.toUpperCase(),
        path: ['discounts', index, 'codes', place, 'code'],
      })),
    ),
    context.problems,
  );
  return Promise.all(
    entries.map((entry, index) => compileDiscount(entry, ['discounts', index], context)),
  );
}

async function compileDiscount(
  entry: DiscountEntry,
  path: Path,
  context: Context,
): Promise<Company['discounts'][number]> {
  const { slug, name, codes } = entry;
  const { discounts, problems, idFrom, timeZoneOf } = context;
  return {
    id: discounts.idOf(slug, [...path, 'slug']),
    slug,
    name,
    definition: discountOf(entry, path, context),
    codes: await Promise.all(
      codes.map(async ({ code, uses = null, endsAt, active = true }, index) => ({
        id: await idFrom('discount code', code.toUpperCase()),
        code,
        uses,
        endsAt:
          endsAt === undefined
            ? null
            : toInstant(endsAt, timeZoneOf(), [...path, 'codes', index, 'endsAt'], problems),
        active,
      })),
    ),
  };
}

/** A discount takes off a percentage, an amount or some time: exactly one of the three. */
function discountOf(
  { name, percentage, amount, freeTime, when }: DiscountEntry,
  path: Path,
  context: Context,
): Discount {
  const { problems } = context;
  const ways = [percentage, amount, freeTime].filter((way) => way !== undefined).length;
  if (ways !== 1) problems.add(path, 'needs exactly one of percentage, amount and freeTime');
  const { excludedDates, ...places } = when ?? {};
  const conditions: DiscountCondition[] = [
    ...placeConditions(places, [...path, 'when'], context),
    ...(excludedDates ? [{ type: 'excluded_dates' as const, ranges: excludedDates }] : []),
  ];
  if (freeTime !== undefined) {
    const minutes = toMinutes(freeTime, [...path, 'freeTime'], problems);
    return { type: 'free_time', name, minutes, conditions };
  }
  if (amount !== undefined) {
    const cents = toCents(amount, [...path, 'amount'], problems);
    return { type: 'fixed', name, amount: cents, conditions };
  }
  return { type: 'percentage', name, percentage: percentage ?? 0, conditions };
}

/** Outside sellers. */
export function compilePartners({ file, problems, idFrom }: Context): Promise<Company['partners']> {
  const partners = file.partners ?? [];
  checkDistinct(
    partners.map(({ code }, index) => ({ value: code, path: ['partners', index, 'code'] })),
    problems,
  );
  return Promise.all(
    partners.map(async ({ id, code, name, commission }) => ({
      id: id ?? (await idFrom('partner', code)),
      code,
      name,
      commissionPercentage: commission,
    })),
  );
}

/** Where, with what and when something is offered. */
function placeConditions(
  when: AddOnEntry['when'] = {},
  path: Path,
  context: Context,
): AddOnCondition[] {
  const { docks, boatModels, weekdays, dates, timeOfDay } = when;
  const ids = (list: 'docks' | 'boatModels', slugs: readonly string[]) =>
    slugs.map((slug, index) => context[list].idOf(slug, [...path, list, index]));
  return [
    ...(docks ? [{ type: 'dock' as const, oneOf: ids('docks', docks) }] : []),
    ...(boatModels ? [{ type: 'boat_model' as const, oneOf: ids('boatModels', boatModels) }] : []),
    ...(weekdays ? [{ type: 'weekday' as const, oneOf: weekdays }] : []),
    ...(dates ? [{ type: 'dates' as const, ranges: dates }] : []),
    ...(timeOfDay ? [{ type: 'time_of_day' as const, ...timeOfDay }] : []),
    ...lengthCondition(when, path, context),
  ];
}
