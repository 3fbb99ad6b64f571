import type { CustomerTypeKind } from '@slipway/contract';
import { type BookingFee, FORM_HOLD_MINUTES, OPTION_HOURS, PLANS } from '@slipway/engine';
import type { Company } from '../company.ts';
import { didYouMean, type Problems } from '../read/problems.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import type { Context } from './context.ts';
import { compileBookingRules, compileCancellation } from './customer-rules.ts';
import { derivedId } from './derived-id.ts';
import { toCents, toMinutes } from './values.ts';

const HOLD_MINUTES = { from: FORM_HOLD_MINUTES.min, to: FORM_HOLD_MINUTES.max };
const OPTION_MINUTES = { from: OPTION_HOURS.min * 60, to: OPTION_HOURS.max * 60 };

/** What holds for the company as a whole. */
export async function compileBusiness(context: Context) {
  const { file, problems, timeZoneOf } = context;
  checkSlug(file.slug, problems);
  checkCurrency(file.currency, problems);
  const hold = file.draftHold ?? `${FORM_HOLD_MINUTES.default} min`;
  const option = file.optionDeadline ?? `${OPTION_HOURS.default} h`;
  return {
    id: file.id ?? (await derivedId('company', file.slug)),
    slug: file.slug,
    name: file.name,
    currency: file.currency,
    locale: file.locale,
    emailAddress: file.emailAddress ?? null,
    phoneNumber: file.phoneNumber ?? null,
    timeZone: timeZoneOf(),
    plan: file.plan,
    // Network is by agreement, which no file knows.
    planPercentage: file.plan === 'network' ? 0 : PLANS[file.plan].percentage,
    provider: file.provider,
    bookingFee: compileBookingFee(context),
    pricesShown: file.pricesShown,
    holdMinutes: toMinutes(hold, ['draftHold'], problems, HOLD_MINUTES),
    optionHours: toMinutes(option, ['optionDeadline'], problems, OPTION_MINUTES) / 60,
    taxRates: compileTaxRates(context),
    customerTypes: compileCustomerTypes(context),
  };
}

/** Hosts of Slipway itself beside those of companies. */
const RESERVED_SLUGS: readonly string[] = [
  'admin',
  'api',
  'app',
  'dashboard',
  'help',
  'status',
  'www',
];

/** The slug is the first part of the address of a company's pages. */
function checkSlug(slug: string, problems: Problems): void {
  if (!RESERVED_SLUGS.includes(slug)) return;
  problems.add(
    ['slug'],
    `'${slug}' is an address of Slipway itself; choose another one, such as the company's name`,
  );
}

/** Amounts are counted in hundredths, which not every currency has. */
function checkCurrency(currency: string, problems: Problems): void {
  const known = Intl.supportedValuesOf('currency');
  if (!known.includes(currency)) {
    const suggestion = didYouMean(currency, known);
    problems.add(['currency'], `unknown currency '${currency}'${suggestion}`);
    return;
  }
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  if (format.resolvedOptions().maximumFractionDigits !== 2) {
    problems.add(
      ['currency'],
      `${currency} is not divided into 100 cents; choose another currency`,
    );
  }
}

function compileBookingFee({ file, taxRates, problems }: Context): BookingFee {
  const fee = file.bookingFee ?? { type: 'off' };
  if (fee.type === 'off') return fee;
  const shown = {
    description: fee.description,
    taxRateId: taxRates.idOf(fee.taxRate, ['bookingFee', 'taxRate']),
    show: fee.show,
    alsoForStaffBookings: fee.alsoForStaffBookings ?? false,
  };
  if (fee.type === 'slipway') return { type: 'slipway', ...shown };
  const { percentage, amount } = fee;
  if ((percentage === undefined) === (amount === undefined)) {
    problems.add(['bookingFee'], 'needs either a percentage or an amount');
  }
  if (percentage !== undefined) return { type: 'own_percentage', ...shown, percentage };
  const cents = toCents(amount ?? 0, ['bookingFee', 'amount'], problems);
  return { type: 'own_fixed', ...shown, amount: cents };
}

/** The rate that every company has. */
const NO_TAX = { slug: 'no-tax', name: 'No tax', percentage: 0 } as const;

/** As exact as a rate is stored. */
const FOUR_DECIMALS = /^\d+(\.\d{1,4})?$/;

/** The file with the rate that every company has, unless it names that one itself. */
export function withNoTax(file: CompanyFile): CompanyFile {
  const taxRates = file.taxRates ?? [];
  const named = taxRates.some(({ slug }) => slug === NO_TAX.slug);
  return named ? file : { ...file, taxRates: [...taxRates, NO_TAX] };
}

function compileTaxRates({ file, taxRates, problems }: Context): Company['taxRates'] {
  const rates = (file.taxRates ?? []).map(({ slug, name, percentage }, index) => {
    const builtIn = slug === NO_TAX.slug;
    if (builtIn && percentage !== NO_TAX.percentage) {
      problems.add(['taxRates', index, 'percentage'], 'must be 0 for no-tax; use another slug');
    }
    if (!FOUR_DECIMALS.test(String(percentage))) {
      problems.add(['taxRates', index, 'percentage'], 'must have at most four decimals');
    }
    const id = taxRates.idOf(slug, ['taxRates', index, 'slug']);
    return { id, slug, name, percentage, builtIn };
  });
  return rates.toSorted((a, b) => Number(b.builtIn) - Number(a.builtIn));
}

const ONE_OF_EACH: readonly CustomerTypeKind[] = ['guest', 'default'];

/** One type for guests, one for account holders, and more. */
function compileCustomerTypes(context: Context): Company['customerTypes'] {
  const { file, customerTypes, problems } = context;
  for (const kind of ONE_OF_EACH) {
    const number = file.customerTypes.filter(({ type }) => type === kind).length;
    if (number !== 1) {
      problems.add(['customerTypes'], `needs exactly one entry with type: ${kind}, has ${number}`);
    }
  }
  return file.customerTypes.map((entry, index) => {
    const { slug, name, abbreviation, type, confirmWithoutPaying = false } = entry;
    const { autoAnonymizeMonths } = entry;
    const path = ['customerTypes', index];
    return {
      id: customerTypes.idOf(slug, [...path, 'slug']),
      slug,
      name,
      abbreviation,
      type,
      confirmWithoutPaying,
      bookingRules: compileBookingRules(entry.bookingRules, [...path, 'bookingRules'], context),
      cancellation: compileCancellation(entry.cancellation, [...path, 'cancellation'], context),
      cancellationText: entry.cancellation?.text ?? null,
      ...(autoAnonymizeMonths && { autoAnonymizeMonths }),
    };
  });
}
