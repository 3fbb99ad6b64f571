import { formatInstant } from '@slipway/engine';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { TenantDatabase } from '../../database/database.ts';
import { NotFoundError } from '../../errors.ts';
import type { IntegratorHandler } from '../../http/handler.ts';

export const listDocks: IntegratorHandler<'listDocks'> = async (_request, database) => ({
  data: await readDocks(database),
});

/** The docks of the company, in the order in which it shows them. */
export async function readDocks(database: TenantDatabase) {
  const docks = await selectDocks(database).where('docks.archived_at', 'is', null).execute();
  return docks.map(dockAnswer);
}

export const getDock: IntegratorHandler<'getDock'> = async ({ params: { id } }, database) => {
  return { data: await readDock(database, id) };
};

export type DockAnswer = ReturnType<typeof dockAnswer>;

/** One dock, also when it is archived. */
export async function readDock(database: TenantDatabase, id: string): Promise<DockAnswer> {
  const dock = await selectDocks(database).where('docks.id', '=', id).executeTakeFirst();
  if (!dock) throw new NotFoundError('dock', id);
  return dockAnswer(dock);
}

/** The docks of the company with their pictures, in the order in which the company shows them. */
function selectDocks(database: TenantDatabase) {
  return database
    .selectFrom('docks')
    .select((dock) => [
      'docks.id',
      'docks.name',
      'docks.slug',
      'docks.address',
      'docks.opens_at',
      jsonArrayFrom(
        dock
          .selectFrom('media')
          .select(['media.id', 'media.type', 'media.variants'])
          .whereRef('media.dock_id', '=', 'docks.id')
          .orderBy('media.position'),
      ).as('media'),
    ])
    .orderBy('docks.position')
    .orderBy('docks.id');
}

type DockRow = Awaited<ReturnType<ReturnType<typeof selectDocks>['execute']>>[number];

function dockAnswer({ opens_at, ...dock }: DockRow) {
  return { ...dock, opensAt: formatInstant(opens_at.getTime()) };
}
