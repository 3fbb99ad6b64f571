import { checkRentalSetups } from '@slipway/engine';
import type { Path } from '../read/problem.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import type { RecordOf } from './company-records.ts';
import type { Compiling } from './compiling.ts';

type SetupEntry = NonNullable<CompanyFile['rentalSetups']>[number];
type SetupRecord = RecordOf<'rental_setups'>;

/** What can be booked where and when. */
export async function compileRentalSetups(compiling: Compiling): Promise<SetupRecord[]> {
  const { file, problems } = compiling;
  const records = await Promise.all(
    (file.rentalSetups ?? []).map((entry, index) =>
      compileSetup(entry, ['rentalSetups', index], compiling),
    ),
  );
  problems.addSettingProblems(checkRentalSetups(records.map(toRentalSetup)), (path) => [
    'rentalSetups',
    ...path,
  ]);
  return records;
}

async function compileSetup(
  entry: SetupEntry,
  path: Path,
  compiling: Compiling,
): Promise<SetupRecord> {
  const { docks, boatModels, schedules, pricings, idFrom } = compiling;
  const { dock, boatModel, from, until, runOverDays = 0 } = entry;
  return {
    id: await idFrom('rental setup', dock, boatModel, from),
    dock_id: docks.idOf(dock, [...path, 'dock']),
    boat_model_id: boatModels.idOf(boatModel, [...path, 'boatModel']),
    starts_on: from,
    ends_on: until ?? null,
    run_over_days: runOverDays,
    schedule_id: schedules.idOf(entry.schedule, [...path, 'schedule']),
    pricing_id: pricings.idOf(entry.pricing, [...path, 'pricing']),
    archived_at: null,
  };
}

function toRentalSetup(record: SetupRecord) {
  return {
    id: record.id,
    dockId: record.dock_id,
    boatModelId: record.boat_model_id,
    from: record.starts_on,
    until: record.ends_on,
    runOverDays: record.run_over_days,
    scheduleId: record.schedule_id,
    pricingId: record.pricing_id,
  };
}
