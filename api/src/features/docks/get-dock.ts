import { NotFoundError } from '../../errors.ts';
import type { IntegratorHandler } from '../../http/handler.ts';
import { dockAnswer, selectDocks } from './select-docks.ts';

export const getDock: IntegratorHandler<'getDock'> = async ({ params: { id } }, database) => {
  const dock = await selectDocks(database).where('docks.id', '=', id).executeTakeFirst();
  if (!dock) throw new NotFoundError('dock', id);
  return { data: dockAnswer(dock) };
};
