import type { IntegratorHandler } from '../../http/handler.ts';
import { dockAnswer, selectDocks } from './select-docks.ts';

export const listDocks: IntegratorHandler<'listDocks'> = async (_request, database) => {
  const docks = await selectDocks(database).where('docks.archived_at', 'is', null).execute();
  return { data: docks.map(dockAnswer) };
};
