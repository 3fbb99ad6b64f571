import { formatInstant, formatTimestamp } from '@slipway/engine';
import { companiesOf } from '../../../access/team/companies-of.ts';
import { dockScope } from '../../../access/team/dock-scope.ts';
import type { Member } from '../../../actor.ts';
import { acrossCompanies } from '../../../database/across-companies.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { mayManageKeys } from '../api-keys/api-keys.ts';

type Scoped = { actor: Member };

export const getDashboard: TeamHandler<'getDashboard'> = async (_request, database, context) => {
  const { actor, tenant, now, pagesUrl } = context;
  const [companies, person, docks, boatModels, boats] = await Promise.all([
    companiesOf(acrossCompanies(database), { personId: actor.personId, now }),
    acrossCompanies(database)
      .selectFrom('people')
      .select(['language', 'hour_cycle'])
      .where('id', '=', actor.personId)
      .executeTakeFirstOrThrow(),
    docksOf(database, context),
    boatModelsOf(database),
    boatsOf(database, context),
  ]);
  return {
    data: {
      now: formatTimestamp(now.getTime()),
      me: {
        id: actor.id,
        name: actor.name,
        emailAddress: actor.emailAddress,
        roleId: actor.role.id,
        roleName: actor.role.name,
        dockIds: actor.docks === 'all' ? null : [...actor.docks],
        language: person.language,
        hourCycle: person.hour_cycle,
      },
      permissions: [...actor.permissions],
      mayManageApiKeys: mayManageKeys(actor),
      company: {
        id: tenant.id,
        name: tenant.name,
        slug: tenant.slug,
        currency: tenant.currency,
        locale: tenant.locale,
        timeZoneName: tenant.time_zone,
        pagesUrl: pagesUrl(tenant.slug),
      },
      companies,
      docks,
      boatModels,
      boats,
    },
  };
};

async function docksOf(database: TenantDatabase, context: Scoped) {
  const docks = await database
    .selectFrom('docks')
    .select(['id', 'name', 'address', 'opens_at'])
    .where('archived_at', 'is', null)
    .where(dockScope(context, 'docks.id'))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return docks.map(({ id, name, address, opens_at }) => ({
    id,
    name,
    timeZoneName: address.timeZoneName,
    opensAt: formatInstant(opens_at.getTime()),
  }));
}

async function boatModelsOf(database: TenantDatabase) {
  const models = await database
    .selectFrom('boat_models')
    .select(['id', 'name', 'capacity', 'most_boats_per_booking', 'ask_for_people'])
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return models.map(({ most_boats_per_booking, ask_for_people, ...model }) => ({
    ...model,
    mostBoatsPerBooking: most_boats_per_booking,
    asksForPeople: ask_for_people,
  }));
}

/** A boat is known to everybody at whose docks it ever lies. */
async function boatsOf(database: TenantDatabase, context: Scoped) {
  const query = database
    .selectFrom('boats')
    .select(['boats.id', 'boats.name', 'boats.boat_model_id as boatModelId'])
    .orderBy('boats.position')
    .orderBy('boats.id');
  if (context.actor.docks === 'all') return query.execute();
  return query
    .where((boat) =>
      boat.exists(
        boat
          .selectFrom('placements')
          .select('placements.id')
          .whereRef('placements.boat_id', '=', 'boats.id')
          .where(dockScope(context, 'placements.dock_id')),
      ),
    )
    .execute();
}
