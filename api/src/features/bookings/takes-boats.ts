import { STATUSES_TAKING_BOATS } from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';

/** Whether a row of `bookings` takes up its boats at a moment, as `takesBoats` of the engine says. */
export function takesBoatsAt(now: RawBuilder<unknown> | Date): RawBuilder<boolean> {
  return sql`(
    status in (${sql.join(STATUSES_TAKING_BOATS.map((status) => sql.lit(status)))})
    and (status = 'confirmed' or expires_at is null or expires_at > ${now})
  )`;
}
