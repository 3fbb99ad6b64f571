import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

type JobCount = { job: string; state: 'waiting' | 'running' | 'failed'; count: number };

/** What waits in the database, for all processes together. */
export type Backlog = {
  jobs: readonly JobCount[];
  /** Sessions that wait for a lock of another. */
  lockWaits: number;
  /** Endpoints whose last request failed. */
  failingEndpoints: number;
  /** How old the oldest event is that an endpoint which works has not been sent. */
  eventLagSeconds: number;
};

/** Looks at all companies at once, and tells numbers and nothing else. */
export async function readBacklog(database: Database): Promise<Backlog> {
  const [jobs, rest] = await Promise.all([readJobs(database), readRest(database)]);
  return { jobs, ...rest };
}

async function readJobs(database: Database): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select name as job, count(*)::int as count,
      case when state = 'failed' then 'failed' when state = 'active' then 'running' else 'waiting' end
        as state
    from pgboss.job
    where state in ('created', 'retry', 'active', 'failed')
      and (state in ('active', 'failed') or start_after <= now())
    group by 1, 3
  `.execute(database);
  return rows;
}

async function readRest(database: Database): Promise<Omit<Backlog, 'jobs'>> {
  const { rows } = await sql<Omit<Backlog, 'jobs'>>`
    with unsent as (
      select min(events.happened_at) as since from events
      where position is null and exists (
        select from webhooks where webhooks.tenant_id = events.tenant_id and enabled
      )
      union all
      select min(first.happened_at) from webhooks
      join event_positions on event_positions.tenant_id = webhooks.tenant_id
      cross join lateral (
        select happened_at from events
        where events.tenant_id = webhooks.tenant_id and events.position > webhooks.position
        order by events.position limit 1
      ) first
      where enabled and failing_since is null and webhooks.position < last_position
    )
    select
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as "lockWaits",
      (select count(*)::int from webhooks
        where enabled and failing_since is not null) as "failingEndpoints",
      coalesce((select greatest(0, extract(epoch from now() - min(since))) from unsent), 0)::float8
        as "eventLagSeconds"
  `.execute(database);
  return rows[0] as Omit<Backlog, 'jobs'>;
}
