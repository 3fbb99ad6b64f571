import { NotFoundError } from '../../errors.ts';
import type { IntegratorHandler } from '../../http/handler.ts';
import { boatModelAnswer, selectBoatModels } from './select-boat-models.ts';

export const getBoatModel: IntegratorHandler<'getBoatModel'> = async (
  { params: { id } },
  database,
) => {
  const model = await selectBoatModels(database)
    .where('boat_models.id', '=', id)
    .executeTakeFirst();
  if (!model) throw new NotFoundError('boat model', id);
  return { data: boatModelAnswer(model) };
};
