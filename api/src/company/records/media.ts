import type { Path } from '../read/problem.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import type { RecordOf } from './company-records.ts';
import type { Compiling } from './compiling.ts';
import { checkDistinct } from './distinct.ts';

type MediaRecord = RecordOf<'media'>;
type Owner = Pick<MediaRecord, 'dock_id' | 'boat_model_id'>;
type Medium = NonNullable<CompanyFile['docks'][number]['media']>[number];

/** The pictures and videos of docks and boat models. */
export async function compileMedia(compiling: Compiling): Promise<MediaRecord[]> {
  const { file, docks, boatModels, problems } = compiling;
  const perOwner = await Promise.all([
    ...file.docks.map(({ slug, media }, index) => {
      const path = ['docks', index];
      const owner = { dock_id: docks.idOf(slug, path), boat_model_id: null };
      return mediaOf(media ?? [], owner, path, compiling);
    }),
    ...file.boatModels.map(({ slug, media }, index) => {
      const path = ['boatModels', index];
      const owner = { dock_id: null, boat_model_id: boatModels.idOf(slug, path) };
      return mediaOf(media ?? [], owner, path, compiling);
    }),
  ]);
  const placed = perOwner.flat();
  checkDistinct(
    placed.map(({ record, path }) => ({ value: record.id, path })),
    problems,
    (_, first) => `is the same as ${first}; leave one of them out`,
  );
  return placed.map(({ record }) => record);
}

function mediaOf(
  media: readonly Medium[],
  owner: Owner,
  ownerPath: Path,
  { idFrom }: Compiling,
): Promise<{ record: MediaRecord; path: Path }[]> {
  const ownerId = owner.dock_id ?? owner.boat_model_id ?? '';
  const placed = media.map(async ({ id, type, fullSize, thumb }, position) => ({
    path: [...ownerPath, 'media', position],
    record: {
      id: id ?? (await idFrom('media', ownerId, fullSize)),
      ...owner,
      type,
      variants: { fullSize, thumb },
      position,
    },
  }));
  return Promise.all(placed);
}
