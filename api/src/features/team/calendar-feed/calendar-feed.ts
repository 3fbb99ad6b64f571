import { TEAM_ERROR_TEXT, TEAM_FIELD_TEXT } from '@slipway/contract/team';
import { findFeed, renewLink, saveFeed } from '../../../access/team/calendar-feeds.ts';
import { isInDockScope } from '../../../access/team/dock-scope.ts';
import type { Member } from '../../../actor.ts';
import { acrossCompanies } from '../../../database/across-companies.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { NotAcceptableError, ValidationError } from '../../../errors.ts';
import type { RequestContext, TeamHandler } from '../../../http/handler.ts';
import { dashboardUrlAt } from '../../../ports/pages-url.ts';
import { readDocks } from '../planning/planning.ts';

type Context = RequestContext<Member>;

const ownerOf = ({ tenant, actor }: Context) => ({ tenantId: tenant.id, memberId: actor.id });

export const getCalendarFeed: TeamHandler<'getCalendarFeed'> = async (
  _request,
  database,
  context,
) => ({ data: await feedAnswer(database, context) });

export const saveCalendarFeed: TeamHandler<'saveCalendarFeed'> = async (
  { body },
  transaction,
  context,
) => {
  const known = await readDocks(transaction, context);
  const dockIds = body.dockIds.map((id) => id.toLowerCase());
  if (dockIds.some((id) => !known.some((dock) => dock.id === id))) {
    throw new ValidationError({ dockIds: [TEAM_FIELD_TEXT.unknownDock] });
  }
  await saveFeed(acrossCompanies(transaction), ownerOf(context), { ...body, dockIds });
  return { data: await feedAnswer(transaction, context) };
};

export const resetCalendarFeed: TeamHandler<'resetCalendarFeed'> = async (
  _request,
  transaction,
  context,
) => {
  const renewed = await renewLink(acrossCompanies(transaction), ownerOf(context));
  if (!renewed) throw new NotAcceptableError(TEAM_ERROR_TEXT.feedIsOff);
  return { data: await feedAnswer(transaction, context) };
};

async function feedAnswer(database: TenantDatabase, context: Context) {
  const feed = await findFeed(acrossCompanies(database), ownerOf(context));
  const docks = await readDocks(database, context);
  return {
    isOn: feed?.isOn ?? false,
    dockIds: (feed?.dockIds ?? []).filter((id) => isInDockScope(context, id)),
    hideNames: feed?.hideNames ?? false,
    url: feed?.isOn ? `${dashboardUrlAt(context.pagesUrl)}/calendar/${feed.token}.ics` : null,
    docks: docks.map(({ id, name }) => ({ id, name })),
  };
}
