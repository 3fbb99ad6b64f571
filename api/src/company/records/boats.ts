import type { Path } from '../read/problem.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import type { RecordOf } from './company-records.ts';
import type { Compiling } from './compiling.ts';
import { checkDistinct } from './distinct.ts';
import { checkOrder, toMoment } from './local-moments.ts';
import { References } from './references.ts';

type BoatModel = CompanyFile['boatModels'][number];
type Placement = NonNullable<BoatModel['placements']>[number];

export type Boats = { boats: RecordOf<'boats'>[]; placements: RecordOf<'placements'>[] };

/** The hulls of all models, and where they lie. */
export async function compileBoats(compiling: Compiling): Promise<Boats> {
  const perModel = await Promise.all(
    compiling.file.boatModels.map((model, index) => boatsOf(model, index, compiling)),
  );
  return {
    boats: perModel.flatMap(({ boats }) => boats),
    placements: perModel.flatMap(({ placements }) => placements),
  };
}

async function boatsOf(model: BoatModel, index: number, compiling: Compiling): Promise<Boats> {
  const { boatModels, problems, idFrom } = compiling;
  const path: Path = ['boatModels', index];
  const modelId = boatModels.idOf(model.slug, [...path, 'slug']);
  const boats = await Promise.all(
    (model.boats ?? []).map(async ({ name, registration }, position) => ({
      id: await idFrom('boat', model.slug, name),
      boat_model_id: modelId,
      name,
      registration: registration ?? null,
      position,
    })),
  );
  const named = boats.map(({ name, id, position }) => ({
    name,
    id,
    namePath: [...path, 'boats', position, 'name'],
  }));
  const hulls = new References('boat', named, problems);
  const placements = await Promise.all(
    (model.placements ?? []).map((placement, number) =>
      placementsOf(placement, [...path, 'placements', number], { model, hulls, compiling }),
    ),
  );
  checkDistinct(
    placements.flat().map(({ record, path }) => ({ value: record.id, path })),
    problems,
    (_, first) => `${first} places the same boat at the same moment`,
  );
  return { boats, placements: placements.flat().map(({ record }) => record) };
}

async function placementsOf(
  placement: Placement,
  path: Path,
  { model, hulls, compiling }: { model: BoatModel; hulls: References; compiling: Compiling },
): Promise<{ record: RecordOf<'placements'>; path: Path }[]> {
  const { docks, problems, idFrom, timeZoneOf } = compiling;
  checkKind(placement, path, compiling);
  checkOrder(placement, path, problems);
  const zone = timeZoneOf(placement.dock);
  const { from, until, dock } = placement;
  const names = placement.boats ?? (model.boats ?? []).map(({ name }) => name);
  const dockId = dock === undefined ? null : docks.idOf(dock, [...path, 'dock']);
  const startsAt = toMoment(from, zone, [...path, 'from'], problems);
  const endsAt = until === undefined ? null : toMoment(until, zone, [...path, 'until'], problems);
  const placed = names.map(async (name, index) => ({
    path,
    record: {
      id: await idFrom('placement', model.slug, name, from),
      boat_id: hulls.idOf(name, [...path, 'boats', index]),
      dock_id: dockId,
      starts_at: startsAt,
      ends_at: endsAt,
    },
  }));
  return Promise.all(placed);
}

function checkKind(placement: Placement, path: Path, { problems }: Compiling): void {
  const { dock, outOfService = false, until } = placement;
  if ((dock === undefined) === !outOfService) {
    problems.add(path, 'needs either a dock or outOfService: true');
  }
  if (dock !== undefined && until !== undefined) {
    problems.add([...path, 'until'], 'is for outOfService only; add the next placement instead');
  }
}
