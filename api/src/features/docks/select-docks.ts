import type { AnswerOf, IntegratorOperations } from '@slipway/contract';
import { formatInstant } from '@slipway/engine';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { TenantDatabase } from '../../database/database.ts';

type Dock = AnswerOf<IntegratorOperations['getDock']>['data'];
type DockRow = Awaited<ReturnType<ReturnType<typeof selectDocks>['execute']>>[number];

/** The docks of the company with their pictures, in the order in which the company shows them. */
export function selectDocks(database: TenantDatabase) {
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

export function dockAnswer({ opens_at, ...dock }: DockRow): Dock {
  return { ...dock, opensAt: formatInstant(opens_at.getTime()) };
}
