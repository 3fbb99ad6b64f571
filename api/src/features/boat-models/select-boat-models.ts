import type { AnswerOf, IntegratorOperations } from '@slipway/contract';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { TenantDatabase } from '../../database/database.ts';

type BoatModel = AnswerOf<IntegratorOperations['getBoatModel']>['data'];
type BoatModelRow = Awaited<ReturnType<ReturnType<typeof selectBoatModels>['execute']>>[number];

/** The boat models of the company with their pictures, in the order in which it shows them. */
export function selectBoatModels(database: TenantDatabase) {
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

export function boatModelAnswer(row: BoatModelRow): BoatModel {
  const { short_description, category_id, ...model } = row;
  return { ...model, shortDescription: short_description, categoryId: category_id };
}
