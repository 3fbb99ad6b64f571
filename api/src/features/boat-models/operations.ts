import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { TenantDatabase } from '../../database/database.ts';
import { NotFoundError } from '../../errors.ts';
import type { IntegratorHandler } from '../../http/handler.ts';

export const listBoatModels: IntegratorHandler<'listBoatModels'> = async (_request, database) => ({
  data: await readBoatModels(database),
});

/** The boat models of the company, in the order in which it shows them. */
export async function readBoatModels(database: TenantDatabase) {
  const models = await selectBoatModels(database)
    .where('boat_models.archived_at', 'is', null)
    .execute();
  return models.map(boatModelAnswer);
}

export const getBoatModel: IntegratorHandler<'getBoatModel'> = async ({ params }, database) => {
  return { data: await readBoatModel(database, params.id) };
};

export type BoatModelAnswer = ReturnType<typeof boatModelAnswer>;

/** One boat model, also when it is archived. */
export async function readBoatModel(
  database: TenantDatabase,
  id: string,
): Promise<BoatModelAnswer> {
  const model = await selectBoatModels(database)
    .where('boat_models.id', '=', id)
    .executeTakeFirst();
  if (!model) throw new NotFoundError('boat model', id);
  return boatModelAnswer(model);
}

/** The boat models of the company with their pictures, in the order in which it shows them. */
function selectBoatModels(database: TenantDatabase) {
  return database
    .selectFrom('boat_models')
    .select((model) => [
      'boat_models.id',
      'boat_models.name',
      'boat_models.slug',
      'boat_models.capacity',
      'boat_models.short_description',
      'boat_models.description',
      'boat_models.category_id',
      jsonArrayFrom(
        model
          .selectFrom('media')
          .select(['media.id', 'media.type', 'media.variants'])
          .whereRef('media.boat_model_id', '=', 'boat_models.id')
          .orderBy('media.position'),
      ).as('media'),
    ])
    .orderBy('boat_models.position')
    .orderBy('boat_models.id');
}

type BoatModelRow = Awaited<ReturnType<ReturnType<typeof selectBoatModels>['execute']>>[number];

function boatModelAnswer({ short_description, category_id, ...model }: BoatModelRow) {
  return { ...model, shortDescription: short_description, categoryId: category_id };
}
