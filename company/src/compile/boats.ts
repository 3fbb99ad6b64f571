import type { BoatModel, Company } from '../company.ts';
import type { Path } from '../read/problems.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import { type Context, checkDistinct, References } from './context.ts';
import { checkOrder, toInstant } from './values.ts';

type ModelEntry = CompanyFile['boatModels'][number];
type PlacementEntry = NonNullable<ModelEntry['placements']>[number];
type BlockoutEntry = NonNullable<CompanyFile['blockouts']>[number];
type Placement = BoatModel['placements'][number];

/** The hulls of a model, and where they lie. */
export async function compileBoats(
  model: ModelEntry,
  path: Path,
  context: Context,
): Promise<Pick<BoatModel, 'boats' | 'placements'>> {
  const { problems, idFrom } = context;
  const boats = await Promise.all(
    (model.boats ?? []).map(async ({ name, registration, hardware }) => ({
      id: await idFrom('boat', model.slug, name),
      name,
      registration: registration ?? null,
      hardware: hardware ?? null,
    })),
  );
  const named = boats.map(({ name, id }, index) => ({
    name,
    id,
    namePath: [...path, 'boats', index, 'name'],
  }));
  const hulls = new References('boat', named, problems);
  const placements = await Promise.all(
    (model.placements ?? []).map((placement, index) =>
      compilePlacement(placement, [...path, 'placements', index], { model, hulls, context }),
    ),
  );
  checkDistinct(
    placements.flatMap((placed, index) =>
      placed.map(({ id }) => ({ value: id, path: [...path, 'placements', index] })),
    ),
    problems,
    (_, first) => `${first} places the same boat at the same moment`,
  );
  return { boats, placements: placements.flat() };
}

async function compilePlacement(
  placement: PlacementEntry,
  path: Path,
  { model, hulls, context }: { model: ModelEntry; hulls: References; context: Context },
): Promise<Placement[]> {
  const { docks, problems, idFrom, timeZoneOf } = context;
  checkKind(placement, path, context);
  checkOrder(placement, path, problems);
  const { from, until, dock } = placement;
  const zone = timeZoneOf(dock);
  const dockId = dock === undefined ? null : docks.idOf(dock, [...path, 'dock']);
  const start = toInstant(from, zone, [...path, 'from'], problems);
  const end = until === undefined ? null : toInstant(until, zone, [...path, 'until'], problems);
  const names = placement.boats ?? (model.boats ?? []).map(({ name }) => name);
  return Promise.all(
    names.map(async (name, index): Promise<Placement> => {
      const id = await idFrom('placement', model.slug, name, from);
      const boatId = hulls.idOf(name, [...path, 'boats', index]);
      if (dockId !== null) return { id, type: 'dock', boatId, dockId, from: start };
      return { id, type: 'out_of_service', boatId, from: start, until: end };
    }),
  );
}

function checkKind(placement: PlacementEntry, path: Path, { problems }: Context): void {
  const { dock, outOfService = false, until } = placement;
  if ((dock === undefined) === !outOfService) {
    problems.add(path, 'needs either a dock or outOfService: true');
  }
  if (dock !== undefined && until !== undefined) {
    problems.add([...path, 'until'], 'is for outOfService only; add the next placement instead');
  }
}

/** The periods in which boats cannot be booked. */
export async function compileBlockouts(context: Context): Promise<Company['blockouts']> {
  const blockouts = await Promise.all(
    (context.file.blockouts ?? []).map((blockout, index) =>
      compileBlockout(blockout, ['blockouts', index], context),
    ),
  );
  checkDistinct(
    blockouts.map(({ id }, index) => ({ value: id, path: ['blockouts', index] })),
    context.problems,
    (_, first) => `has the reason and the start of ${first}; give it another reason`,
  );
  return blockouts;
}

async function compileBlockout(
  blockout: BlockoutEntry,
  path: Path,
  context: Context,
): Promise<Company['blockouts'][number]> {
  const { problems, docks, boatModels, idFrom } = context;
  const { reason, from, until, boats } = blockout;
  checkOrder(blockout, path, problems);
  const zone = sharedZone(blockout, path, context);
  return {
    id: await idFrom('blockout', reason, from),
    reason,
    from: toInstant(from, zone, [...path, 'from'], problems),
    until: toInstant(until, zone, [...path, 'until'], problems),
    docks: blockout.docks?.map((slug, n) => docks.idOf(slug, [...path, 'docks', n])) ?? 'all',
    boatModels:
      blockout.boatModels?.map((slug, n) => boatModels.idOf(slug, [...path, 'boatModels', n])) ??
      'all',
    boats: boats ?? 'all',
  };
}

/** A time of day means one moment only when the docks share their clock. */
function sharedZone(
  blockout: BlockoutEntry,
  path: Path,
  { file, timeZoneOf, problems }: Context,
): string {
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
