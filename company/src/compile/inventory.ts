import type { BoatModel, Company, Dock, Medium } from '../company.ts';
import type { Path } from '../read/problems.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import { compileBoats } from './boats.ts';
import { type Context, checkDistinct } from './context.ts';
import { checkTimeZone, toInstant } from './values.ts';

/** Docks, categories, boat models and fleets. */
export async function compileInventory(
  context: Context,
): Promise<Pick<Company, 'docks' | 'categories' | 'boatModels' | 'fleets'>> {
  const { file, problems } = context;
  const docks = await Promise.all(
    file.docks.map((dock, index) => compileDock(dock, ['docks', index], context)),
  );
  const boatModels = await Promise.all(
    file.boatModels.map((model, index) => compileModel(model, ['boatModels', index], context)),
  );
  const owners = [
    ...docks.map(({ media }, index) => ({ list: 'docks', index, media })),
    ...boatModels.map(({ media }, index) => ({ list: 'boatModels', index, media })),
  ];
  checkDistinct(
    owners.flatMap(({ list, index, media }) =>
      media.map(({ id }, place) => ({ value: id, path: [list, index, 'media', place] })),
    ),
    problems,
    (_, first) => `is the same as ${first}; leave one of them out`,
  );
  checkDevices(context);
  return {
    docks,
    categories: compileCategories(context),
    boatModels,
    fleets: await compileFleets(docks, boatModels, context),
  };
}

async function compileDock(
  dock: CompanyFile['docks'][number],
  path: Path,
  context: Context,
): Promise<Dock> {
  const { slug, name, address, opensAt, trafficLimit, media } = dock;
  const { timeZoneName } = address;
  const { docks, problems } = context;
  checkTimeZone(timeZoneName, [...path, 'address', 'timeZoneName'], problems);
  const id = docks.idOf(slug, [...path, 'slug']);
  return {
    id,
    slug,
    name,
    address: {
      ...address,
      line2: address.line2 ?? '',
      stateOrRegion: address.stateOrRegion ?? '',
    },
    opensAt: toInstant(opensAt, timeZoneName, [...path, 'opensAt'], problems),
    trafficLimit: trafficLimit ?? null,
    media: await compileMedia(media, id, context),
  };
}

/** A command to a device must reach one boat. */
function checkDevices({ file, problems }: Context): void {
  checkDistinct(
    file.boatModels.flatMap(({ boats = [] }, model) =>
      boats.flatMap(({ hardware }, boat) => {
        const path = ['boatModels', model, 'boats', boat, 'hardware', 'serialNumber'];
        return hardware ? [{ value: hardware.serialNumber, path }] : [];
      }),
    ),
    problems,
  );
}

function compileCategories({ file, categories }: Context): Company['categories'] {
  return (file.categories ?? []).map(({ slug, name }, index) => ({
    id: categories.idOf(slug, ['categories', index, 'slug']),
    slug,
    name,
  }));
}

async function compileModel(
  model: CompanyFile['boatModels'][number],
  path: Path,
  context: Context,
): Promise<BoatModel> {
  const { slug, name, category, capacity, shortDescription, description, media } = model;
  const id = context.boatModels.idOf(slug, [...path, 'slug']);
  return {
    id,
    slug,
    name,
    categoryId:
      category === undefined ? null : context.categories.idOf(category, [...path, 'category']),
    capacity,
    shortDescription,
    description,
    mostBoatsPerBooking: model.mostBoatsPerBooking ?? null,
    askForPeople: model.askForPeople ?? true,
    media: await compileMedia(media, id, context),
    ...(await compileBoats(model, path, context)),
  };
}

export function compileMedia(
  media: CompanyFile['docks'][number]['media'] = [],
  ownerId: string,
  { idFrom }: Context,
): Promise<Medium[]> {
  return Promise.all(
    media.map(async ({ id, type, fullSize, thumb }) => ({
      id: id ?? (await idFrom('media', ownerId, fullSize)),
      type,
      variants: { fullSize, thumb },
    })),
  );
}

function compileFleets(
  docks: readonly Dock[],
  boatModels: readonly BoatModel[],
  { idFrom }: Context,
): Promise<Company['fleets']> {
  return Promise.all(
    docks.flatMap((dock) =>
      boatModels.map(async (model) => ({
        id: await idFrom('fleet', dock.slug, model.slug),
        dockId: dock.id,
        boatModelId: model.id,
      })),
    ),
  );
}
