import type { RecordOf } from './company-records.ts';
import type { Compiling } from './compiling.ts';

/** The categories of a company, in the order of the file. */
export function compileCategories({ file, categories }: Compiling): RecordOf<'boat_categories'>[] {
  return (file.categories ?? []).map(({ slug, name }, position) => ({
    id: categories.idOf(slug, ['categories', position, 'slug']),
    name,
    position,
  }));
}

/** The boat models of a company, in the order of the file. */
export function compileBoatModels(compiling: Compiling): RecordOf<'boat_models'>[] {
  const { file, boatModels, categories } = compiling;
  return file.boatModels.map((model, index) => ({
    id: boatModels.idOf(model.slug, ['boatModels', index, 'slug']),
    slug: model.slug,
    name: model.name,
    capacity: model.capacity,
    short_description: model.shortDescription,
    description: model.description,
    category_id:
      model.category === undefined
        ? null
        : categories.idOf(model.category, ['boatModels', index, 'category']),
    most_boats_per_booking: model.mostBoatsPerBooking ?? null,
    position: index,
    archived_at: null,
  }));
}

/** Every pair of dock and model, so that any of them can be asked for and booked. */
export async function compileFleets(compiling: Compiling): Promise<RecordOf<'fleets'>[]> {
  const { file, docks, boatModels, idFrom } = compiling;
  const fleets = file.docks.flatMap((dock, dockIndex) =>
    file.boatModels.map(async (model, modelIndex) => ({
      id: await idFrom('fleet', dock.slug, model.slug),
      dock_id: docks.idOf(dock.slug, ['docks', dockIndex, 'slug']),
      boat_model_id: boatModels.idOf(model.slug, ['boatModels', modelIndex, 'slug']),
      longest_taken_minutes: 0,
    })),
  );
  return Promise.all(fleets);
}
