import type { KyselyConfig } from 'kysely';
import type { RanStatement } from '../../ports/tracing.ts';

/** Has Kysely tell of each statement; without a listener it does not even look at the clock. */
export function followed(
  onStatement: ((ran: RanStatement) => void) | undefined,
): Pick<KyselyConfig, 'log'> {
  if (!onStatement) return {};
  return {
    log: (event) =>
      onStatement({
        sql: event.query.sql,
        milliseconds: event.queryDurationMillis,
        error: event.level === 'error' ? event.error : undefined,
      }),
  };
}
