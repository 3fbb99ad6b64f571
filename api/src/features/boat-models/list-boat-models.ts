import type { IntegratorHandler } from '../../http/handler.ts';
import { boatModelAnswer, selectBoatModels } from './select-boat-models.ts';

export const listBoatModels: IntegratorHandler<'listBoatModels'> = async (_request, database) => {
  const models = await selectBoatModels(database)
    .where('boat_models.archived_at', 'is', null)
    .execute();
  return { data: models.map(boatModelAnswer) };
};
