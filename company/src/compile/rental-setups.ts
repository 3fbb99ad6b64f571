import { type ConfirmationMethod, checkRentalSetups } from '@slipway/engine';
import type { Company } from '../company.ts';
import { type Path, Problems } from '../read/problems.ts';
import type { CompanyFile, PricingEntry, ScheduleEntry } from '../schema/company-file.ts';
import type { Context } from './context.ts';
import { toCents, toMinutes } from './values.ts';

type SetupEntry = NonNullable<CompanyFile['rentalSetups']>[number];

/** What can be booked where and when. */
export async function compileRentalSetups(context: Context): Promise<Company['rentalSetups']> {
  const { file, problems } = context;
  checkPrices(context);
  const setups = await Promise.all(
    (file.rentalSetups ?? []).map((entry, index) =>
      compileSetup(entry, ['rentalSetups', index], context),
    ),
  );
  problems.addSettingProblems(checkRentalSetups(setups), (path) => ['rentalSetups', ...path]);
  return setups;
}

async function compileSetup(
  entry: SetupEntry,
  path: Path,
  context: Context,
): Promise<Company['rentalSetups'][number]> {
  const { docks, boatModels, schedules, pricings, waivers, messageFlows, idFrom } = context;
  const { dock, boatModel, from, until, runOverDays = 0 } = entry;
  return {
    id: await idFrom('rental setup', dock, boatModel, from),
    dockId: docks.idOf(dock, [...path, 'dock']),
    boatModelId: boatModels.idOf(boatModel, [...path, 'boatModel']),
    from,
    until: until ?? null,
    runOverDays,
    scheduleId: schedules.idOf(entry.schedule, [...path, 'schedule']),
    pricingId: pricings.idOf(entry.pricing, [...path, 'pricing']),
    confirmation: compileConfirmation(entry.confirmation, [...path, 'confirmation'], context),
    waiverIds: (entry.waivers ?? []).map((slug, index) =>
      waivers.idOf(slug, [...path, 'waivers', index]),
    ),
    messageFlowId:
      entry.messageFlow === undefined
        ? null
        : messageFlows.idOf(entry.messageFlow, [...path, 'messageFlow']),
  };
}

function compileConfirmation(
  entry: SetupEntry['confirmation'],
  path: Path,
  { problems }: Context,
): ConfirmationMethod {
  if (!entry) return { type: 'full_payment' };
  const { method, percentage, amount, reserveCard } = entry;
  if (reserveCard !== undefined && method !== 'on_approval') {
    problems.add(path, 'has reserveCard only with method: on_approval');
  }
  if (method !== 'down_payment') {
    if (percentage !== undefined || amount !== undefined) {
      problems.add(path, 'has a percentage or an amount only with method: down_payment');
    }
    return method === 'on_approval' && reserveCard
      ? { type: method, reserveCard }
      : { type: method };
  }
  if ((percentage === undefined) === (amount === undefined)) {
    problems.add(path, 'needs either a percentage or an amount');
  }
  if (percentage !== undefined) return { type: 'down_payment_percentage', percentage };
  return {
    type: 'down_payment_fixed',
    amount: toCents(amount ?? 0, [...path, 'amount'], problems),
  };
}

const MINUTES_PER = { minutes: 1, hours: 60, days: 24 * 60 } as const;

/** Whatever a schedule offers must have a price in every rental setup that uses it. */
function checkPrices({ file, problems }: Context): void {
  for (const [index, setup] of (file.rentalSetups ?? []).entries()) {
    const schedule = file.schedules?.find(({ slug }) => slug === setup.schedule);
    const pricing = file.pricings?.find(({ slug }) => slug === setup.pricing);
    if (!schedule || !pricing) continue;
    for (const missing of missingPrices(schedule, pricing)) {
      problems.add(
        ['rentalSetups', index, 'pricing'],
        `'${pricing.slug}' has no price for ${missing}, which schedule '${schedule.slug}' offers`,
      );
    }
  }
}

function missingPrices(schedule: ScheduleEntry, pricing: PricingEntry): string[] {
  if (pricing.type === 'slot') return slotsWithoutPrice(schedule, pricing);
  const table = pricing.type === 'simple' ? pricing.table : pricing.base.table;
  return table && schedule.type === 'weekly' ? lengthsWithoutPrice(schedule, table) : [];
}

/** A slot that is hidden on purpose has a price of null. */
function slotsWithoutPrice(
  schedule: ScheduleEntry,
  pricing: Extract<PricingEntry, { type: 'slot' }>,
): string[] {
  if (schedule.type === 'weekly') return ['free start times'];
  const priced = pricing.prices.map(({ slot }) => slot);
  return schedule.slots
    .filter(({ slug }) => !priced.includes(slug))
    .map(({ slug }) => `slot '${slug}'`);
}

function lengthsWithoutPrice(
  { lengths = [], lengthRange }: Extract<ScheduleEntry, { type: 'weekly' }>,
  { per, rows }: Extract<PricingEntry, { type: 'simple' }>['table'],
): string[] {
  const longestRow = Math.max(...rows.map(({ length }) => length * MINUTES_PER[per]));
  const offered = lengthRange ? [lengthRange.longest] : lengths;
  // What is wrong with a length itself is reported at that length.
  return offered.filter((length) => toMinutes(length, [], new Problems()) > longestRow);
}
