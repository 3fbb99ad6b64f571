import { TEAM_ERROR_TEXT, TEAM_FIELD_TEXT } from '@slipway/contract/team';
import { sql } from 'kysely';
import type { Member } from '../../../actor.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import { NotAcceptableError, NotFoundError, ValidationError } from '../../../errors.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { newId } from '../../../new-id.ts';
import { assertHasAll, assertMayTouch, grantOf, roleToGive } from './grant.ts';

const DONE = { data: { done: true } };

export const createRole: TeamHandler<'createRole'> = async (
  { body: { name, permissions, copiedFrom } },
  transaction,
  { actor, now },
) => {
  await roleToGive(transaction, copiedFrom, 'copiedFrom');
  assertHasAll(actor, permissions);
  await assertNameIsFree(transaction, name);
  const id = newId(now);
  await transaction
    .insertInto('roles')
    .values({ id, name, copied_from: copiedFrom, permissions, created_at: now })
    .execute();
  return { data: { id } };
};

export const updateRole: TeamHandler<'updateRole'> = async (
  { params: { id }, body: { name, permissions } },
  transaction,
  { actor },
) => {
  await lockRole(transaction, actor, id);
  assertHasAll(actor, permissions);
  await assertNameIsFree(transaction, name, id);
  await transaction.updateTable('roles').set({ name, permissions }).where('id', '=', id).execute();
  return DONE;
};

export const removeRole: TeamHandler<'removeRole'> = async (
  { params: { id } },
  transaction,
  { actor },
) => {
  await lockRole(transaction, actor, id);
  for (const table of ['members', 'invitations'] as const) {
    const used = await transaction
      .selectFrom(table)
      .select('id')
      .where('own_role_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (used) throw new NotAcceptableError(TEAM_ERROR_TEXT.roleInUse);
  }
  await transaction.deleteFrom('roles').where('id', '=', id).execute();
  return DONE;
};

/** Changing a role changes the access of everybody who has it or is invited with it. */
async function lockRole(transaction: TenantTransaction, actor: Member, id: string): Promise<void> {
  const role = await transaction
    .selectFrom('roles')
    .select('permissions')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!role) throw new NotFoundError('role', id);
  assertHasAll(actor, role.permissions);
  const members = await transaction
    .selectFrom('members')
    .select(['role', 'dock_ids', 'until'])
    .where('own_role_id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
  const invitations = await transaction
    .selectFrom('invitations')
    .select(['role', 'dock_ids', 'until'])
    .where('own_role_id', '=', id)
    .execute();
  for (const holder of [...members, ...invitations]) {
    assertMayTouch(actor, grantOf({ ...holder, ...role }));
  }
}

async function assertNameIsFree(
  transaction: TenantTransaction,
  name: string,
  ownId?: string,
): Promise<void> {
  const taken = await transaction
    .selectFrom('roles')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  if (taken && taken.id !== ownId) {
    throw new ValidationError({ name: [TEAM_FIELD_TEXT.nameTaken] });
  }
}
