import { FORM_HOLD_MINUTES, OPTION_HOURS } from '@slipway/engine';
import type { Problems } from '../read/problem.ts';
import { didYouMean } from '../read/suggestion.ts';
import { compileBookingFee } from './booking-fee.ts';
import type { CompanyRecords } from './company-records.ts';
import type { Compiling } from './compiling.ts';
import { derivedId } from './derived-id.ts';
import { toMinutes } from './quantities.ts';

const HOLD_MINUTES = { from: FORM_HOLD_MINUTES.min, to: FORM_HOLD_MINUTES.max };
const OPTION_MINUTES = { from: OPTION_HOURS.min * 60, to: OPTION_HOURS.max * 60 };

/** The company itself. */
export async function compileTenant(compiling: Compiling): Promise<CompanyRecords['tenant']> {
  const { file, problems, timeZoneOf } = compiling;
  checkCurrency(file.currency, problems);
  const hold = file.draftHold ?? `${FORM_HOLD_MINUTES.default} min`;
  const option = file.optionDeadline ?? `${OPTION_HOURS.default} h`;
  return {
    id: file.id ?? (await derivedId('company', file.slug)),
    slug: file.slug,
    name: file.name,
    currency: file.currency,
    locale: file.locale,
    time_zone: timeZoneOf(),
    plan: file.plan,
    provider: file.provider,
    booking_fee: compileBookingFee(compiling),
    prices_shown: file.pricesShown,
    hold_minutes: toMinutes(hold, ['draftHold'], problems, HOLD_MINUTES),
    option_hours: toMinutes(option, ['optionDeadline'], problems, OPTION_MINUTES) / 60,
  };
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
