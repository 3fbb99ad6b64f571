import { SAVED_FILTERS_PER_MEMBER, TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { sql } from 'kysely';
import type { Member } from '../../../actor.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { lockUntilEnd } from '../../../database/lock-until-end.ts';
import { NotAcceptableError, NotFoundError } from '../../../errors.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { newId } from '../../../new-id.ts';

function read(database: TenantDatabase, { id }: Member) {
  return database
    .selectFrom('saved_filters')
    .select(['id', 'name', 'filter'])
    .where('member_id', '=', id)
    .orderBy(sql`lower(name)`)
    .execute();
}

export const listSavedFilters: TeamHandler<'listSavedFilters'> = async (
  _request,
  database,
  { actor },
) => ({ data: await read(database, actor) });

export const saveFilter: TeamHandler<'saveFilter'> = async (
  { body },
  transaction,
  { actor, now },
) => {
  const name = body.name.trim();
  await lockUntilEnd(transaction, `saved filters ${actor.id}`);
  const own = await read(transaction, actor);
  const same = own.find((saved) => saved.name.toLowerCase() === name.toLowerCase());
  if (same) {
    const replaced = transaction.updateTable('saved_filters').set({ name, filter: body.filter });
    await replaced.where('id', '=', same.id).execute();
  } else {
    if (own.length >= SAVED_FILTERS_PER_MEMBER) {
      throw new NotAcceptableError(TEAM_ERROR_TEXT.tooManyFilters);
    }
    await transaction
      .insertInto('saved_filters')
      .values({ id: newId(now), member_id: actor.id, name, filter: body.filter })
      .execute();
  }
  return { data: await read(transaction, actor) };
};

export const removeFilter: TeamHandler<'removeFilter'> = async (
  { params },
  transaction,
  { actor },
) => {
  const removed = await transaction
    .deleteFrom('saved_filters')
    .where('id', '=', params.id)
    .where('member_id', '=', actor.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new NotFoundError('saved filter', params.id);
  return { data: await read(transaction, actor) };
};
