import {
  type AnswerOf,
  FIELD_TEXT,
  type FieldErrors,
  hasErrors,
  type TeamOperations,
} from '@slipway/contract';
import { changedMeanwhileText, changedSinceText, TEAM_FIELD_TEXT } from '@slipway/contract/team';
import {
  type Blockout,
  conflictingBookings,
  formatInstant,
  formatTimestamp,
} from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../../database/database.ts';
import type { Restored } from '../../../database/tables/undos.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import { NotAcceptableError, NotFoundError, ValidationError } from '../../../errors.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { newId } from '../../../new-id.ts';
import { keepBlockoutForUndo } from '../undoable.ts';
import {
  BLOCKOUT_COLUMNS,
  blockoutOf,
  type ChangedBlockout,
  fleetOf,
  type PlannedBooking,
  type PlanningContext,
  readBlockouts,
  readBoats,
  readDocks,
  readPlannedBookings,
  type StoredBlockout,
} from './planning.ts';

type Sent = Parameters<typeof saveBlockout>[0]['body'];
type BlockoutAnswer = AnswerOf<TeamOperations['listBlockouts']>['data'][number];
type Conflict = AnswerOf<TeamOperations['findConflicts']>['data']['conflicts'][number];

export function blockoutAnswer(row: ChangedBlockout): BlockoutAnswer {
  return {
    id: row.id,
    reason: row.reason,
    from: formatInstant(row.starts_at.getTime()),
    until: formatInstant(row.ends_at.getTime()),
    dockIds: row.dock_ids,
    boatModelIds: row.boat_model_ids,
    boats: row.boats,
    updatedAt: formatTimestamp(row.updated_at.getTime()),
  };
}

export const listBlockouts: TeamHandler<'listBlockouts'> = async (_request, database, context) => {
  const blockouts = await readBlockouts(database, context);
  return { data: blockouts.map(blockoutAnswer) };
};

export const findConflicts: TeamHandler<'findConflicts'> = async (
  { body },
  transaction,
  context,
) => {
  await assertKnown(transaction, context, body);
  const conflicts = await conflictsOf(
    transaction,
    context,
    rowOf('', body),
    body.blockoutId ?? null,
  );
  return { data: { conflicts } };
};

export const saveBlockout: TeamHandler<'saveBlockout'> = async ({ body }, transaction, context) => {
  await assertKnown(transaction, context, body);
  const { blockoutId, seenUpdatedAt } = body;
  const before = blockoutId
    ? await lockSeenBlockout(transaction, context, blockoutId, seenUpdatedAt ?? '')
    : null;
  const row = rowOf(before?.id ?? newId(context.now), body);
  await lockAllFleets(transaction);
  const { updated_at } = before
    ? await transaction
        .updateTable('blockouts')
        .set(row)
        .where('id', '=', row.id)
        .returning('updated_at')
        .executeTakeFirstOrThrow()
    : await transaction
        .insertInto('blockouts')
        .values({ ...row, added_by_staff: true })
        .returning('updated_at')
        .executeTakeFirstOrThrow();
  const changedAt = updated_at.toISOString();
  const undo = await keepBlockoutForUndo(transaction, context, { id: row.id, before, changedAt });
  const conflicts = await conflictsOf(transaction, context, row, row.id);
  return { data: { blockout: blockoutAnswer({ ...row, updated_at }), conflicts, undo } };
};

/** Whoever books at this moment waits, so that no boat is sold that was blocked a moment before. */
async function lockAllFleets(transaction: TenantDatabase): Promise<void> {
  await transaction.selectFrom('fleets').select('id').orderBy('id').forNoKeyUpdate().execute();
}

export const removeBlockout: TeamHandler<'removeBlockout'> = async (
  { params, body },
  transaction,
  context,
) => {
  const before = await lockSeenBlockout(transaction, context, params.id, body.seenUpdatedAt);
  const kept = { id: before.id, before, changedAt: null };
  const undo = await keepBlockoutForUndo(transaction, context, kept);
  await transaction.deleteFrom('blockouts').where('id', '=', before.id).execute();
  return { data: { undo } };
};

/**
 * Puts a blockout back to what it was before a change, unless somebody has changed it since. Returns
 * the bookings that have too few boats with it.
 */
export async function restoreBlockout(
  transaction: TenantDatabase,
  context: PlanningContext,
  { id, before, changedAt }: NonNullable<Restored['blockout']>,
): Promise<Conflict[]> {
  const current = await selectBlockout(transaction, id).forUpdate().executeTakeFirst();
  if (changedAt !== undefined && (current?.updated_at.toISOString() ?? null) !== changedAt) {
    throw new NotAcceptableError(changedSinceText('blockout'), 'changedSince');
  }
  await lockAllFleets(transaction);
  if (before === null) {
    await transaction.deleteFrom('blockouts').where('id', '=', id).execute();
    return [];
  }
  await sql`
    insert into blockouts
    select was.* from jsonb_populate_record(
      null::blockouts, ${JSON.stringify(before)}::jsonb || jsonb_build_object('tenant_id', ${thisTenant}::uuid)
    ) as was
    on conflict (tenant_id, id) do update set
      reason = excluded.reason, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      dock_ids = excluded.dock_ids, boat_model_ids = excluded.boat_model_ids,
      boats = excluded.boats
  `.execute(transaction);
  const restored = await selectBlockout(transaction, id).executeTakeFirstOrThrow();
  return conflictsOf(transaction, context, restored, id);
}

/**
 * Locks a blockout that is still what the screen has shown, and that concerns only docks of the
 * member; any other is not theirs to change.
 */
async function lockSeenBlockout(
  transaction: TenantDatabase,
  { actor: { docks } }: PlanningContext,
  id: string,
  seenUpdatedAt: string,
) {
  const found = await selectBlockout(transaction, id).forUpdate().executeTakeFirst();
  const isOwn =
    found && (docks === 'all' || found.dock_ids?.every((dockId) => docks.includes(dockId)));
  if (!isOwn) throw new NotFoundError('blockout', id);
  if (found.updated_at.getTime() !== Date.parse(seenUpdatedAt)) {
    throw new NotAcceptableError(changedMeanwhileText(null, 'blockout'), 'changedMeanwhile');
  }
  return found;
}

function selectBlockout(database: TenantDatabase, id: string) {
  return database
    .selectFrom('blockouts')
    .select([...BLOCKOUT_COLUMNS, 'added_by_staff'])
    .where('id', '=', id);
}

function rowOf(id: string, body: Omit<Sent, 'blockoutId'>): StoredBlockout {
  return {
    id,
    reason: body.reason.trim(),
    starts_at: new Date(body.from),
    ends_at: new Date(body.until),
    dock_ids: body.dockIds?.map((dockId) => dockId.toLowerCase()) ?? null,
    boat_model_ids: body.boatModelIds?.map((modelId) => modelId.toLowerCase()) ?? null,
    boats: body.boats,
  };
}

/** Refuses docks that the member does not work at, and models that the company does not have. */
async function assertKnown(
  database: TenantDatabase,
  context: PlanningContext,
  { dockIds, boatModelIds }: Pick<Sent, 'dockIds' | 'boatModelIds'>,
): Promise<void> {
  const docks = new Set((await readDocks(database, context)).map(({ id }) => id));
  const models = await database.selectFrom('boat_models').select('id').execute();
  const modelIds = new Set(models.map(({ id }) => id));
  const problems: FieldErrors = {};
  const coversAll = dockIds === null && context.actor.docks !== 'all';
  if (coversAll || dockIds?.some((id) => !docks.has(id.toLowerCase()))) {
    problems.dockIds = [coversAll ? TEAM_FIELD_TEXT.notYourDock : FIELD_TEXT.doesNotExist];
  }
  if (boatModelIds?.some((id) => !modelIds.has(id.toLowerCase()))) {
    problems.boatModelIds = [FIELD_TEXT.doesNotExist];
  }
  if (hasErrors(problems)) throw new ValidationError(problems);
}

/** The bookings that would have too few boats with a blockout, those that leave next first. */
async function conflictsOf(
  database: TenantDatabase,
  context: PlanningContext,
  row: StoredBlockout,
  replacedId: string | null,
): Promise<Conflict[]> {
  const { now } = context;
  const blockout: Blockout = blockoutOf(row);
  const period = { start: blockout.from, end: blockout.until };
  const docks = (await readDocks(database, context)).filter(
    ({ id }) => blockout.docks === 'all' || blockout.docks.includes(id),
  );
  const boats = await readBoats(database, period.end);
  const models = new Map(boats.map(({ model }) => [model.id, model.name]));
  const others = (await readBlockouts(database, context, period)).filter(
    ({ id }) => id !== replacedId,
  );
  const dockIds = docks.map(({ id }) => id);
  const bookings = await readPlannedBookings(database, dockIds, period, now);
  const conflicting = docks.flatMap((dock) =>
    [...models.keys()]
      .filter((id) => blockout.boatModels === 'all' || blockout.boatModels.includes(id))
      .flatMap((boatModelId) => {
        const blocked = [...others.map(blockoutOf), blockout];
        const fleet = fleetOf({ dockId: dock.id, boatModelId }, boats, blocked, bookings, now);
        return conflictingBookings(fleet, period).map((booking) => ({ booking, dock }));
      }),
  );
  return conflicting
    .sort((a, b) => a.booking.tripStart - b.booking.tripStart)
    .map(({ booking, dock }) =>
      conflictAnswer(booking, dock, models.get(booking.boatModelId) ?? ''),
    );
}

function conflictAnswer(
  booking: PlannedBooking,
  dock: { name: string; timeZone: string },
  boatModelName: string,
): Conflict {
  return {
    id: booking.id,
    reference: booking.reference,
    status: booking.status,
    customerName: booking.customerName,
    boatModelName,
    dockName: dock.name,
    timeZone: dock.timeZone,
    pickup: formatInstant(booking.tripStart),
    return: formatInstant(booking.tripEnd),
    boats: booking.boats,
    updatedAt: formatTimestamp(booking.updatedAt.getTime()),
  };
}
