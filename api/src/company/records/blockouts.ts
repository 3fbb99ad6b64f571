import type { Path } from '../read/problem.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import type { RecordOf } from './company-records.ts';
import type { Compiling } from './compiling.ts';
import { checkDistinct } from './distinct.ts';
import { checkOrder, toMoment } from './local-moments.ts';

type Blockout = NonNullable<CompanyFile['blockouts']>[number];

/** The periods in which boats cannot be booked. */
export async function compileBlockouts(compiling: Compiling): Promise<RecordOf<'blockouts'>[]> {
  const records = await Promise.all(
    (compiling.file.blockouts ?? []).map((blockout, index) =>
      compileBlockout(blockout, ['blockouts', index], compiling),
    ),
  );
  checkDistinct(
    records.map(({ id }, index) => ({ value: id, path: ['blockouts', index] })),
    compiling.problems,
    (_, first) => `has the reason and the start of ${first}; give it another reason`,
  );
  return records;
}

async function compileBlockout(
  blockout: Blockout,
  path: Path,
  compiling: Compiling,
): Promise<RecordOf<'blockouts'>> {
  const { problems, docks, boatModels, idFrom } = compiling;
  const { reason, from, until, boats } = blockout;
  checkOrder(blockout, path, problems);
  const zone = zoneOf(blockout, path, compiling);
  return {
    id: await idFrom('blockout', reason, from),
    reason,
    starts_at: toMoment(from, zone, [...path, 'from'], problems),
    ends_at: toMoment(until, zone, [...path, 'until'], problems),
    dock_ids: blockout.docks?.map((slug, n) => docks.idOf(slug, [...path, 'docks', n])) ?? null,
    boat_model_ids:
      blockout.boatModels?.map((slug, n) => boatModels.idOf(slug, [...path, 'boatModels', n])) ??
      null,
    boats: boats ?? null,
  };
}

/** A time of day means one moment only when the docks share their clock. */
function zoneOf(blockout: Blockout, path: Path, { file, timeZoneOf, problems }: Compiling): string {
  const docks = blockout.docks ?? file.docks.map(({ slug }) => slug);
  const [zone = timeZoneOf(), ...others] = new Set(docks.map((slug) => timeZoneOf(slug)));
  if (others.length > 0) {
    problems.add(
      [...path, 'docks'],
      `has docks in ${[zone, ...others].join(' and ')}; write one blockout for each time zone`,
    );
  }
  return zone;
}
