import type { BookingStatus } from '@slipway/contract';
import { COMPLETE_AFTER_HOURS, HOUR, STATUSES_TAKING_BOATS, TRANSITIONS } from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';
import { thisTenant } from './this-tenant.ts';

// The rules of the engine as conditions on a row of `bookings`; `status-sql.test.ts` holds each
// against the engine's own function.

/** Whether a row takes up its boats at a moment, as `takesBoats` of the engine says. */
export function takesBoatsAt(now: RawBuilder<unknown> | Date): RawBuilder<boolean> {
  return sql`(
    status in (${literals(STATUSES_TAKING_BOATS)})
    and (status = 'confirmed' or expires_at is null or expires_at > ${now})
  )`;
}

/** Whether the clock alone expires a row at a moment, as `dueStatus` of the engine says. */
export function expiresBy(now: Date): RawBuilder<boolean> {
  return sql`status in (${literals(endedBySystem('expired'))}) and expires_at <= ${now}`;
}

/** Whether the clock alone completes a row at a moment, as `dueStatus` of the engine says. */
export function completesBy(now: Date): RawBuilder<boolean> {
  const latestReturn = new Date(now.getTime() - COMPLETE_AFTER_HOURS * HOUR);
  return sql`
    status in (${literals(endedBySystem('completed'))}) and return_at <= ${latestReturn}
    and not exists (
      select from trips
      where trips.tenant_id = ${thisTenant} and booking_id = bookings.id
        and out_at is not null and back_at is null
    )
  `;
}

/** The statuses from which the system brings a booking to another one. */
function endedBySystem(to: BookingStatus): string[] {
  const from = TRANSITIONS.filter(
    (transition) => transition.to === to && (transition.by as readonly string[]).includes('system'),
  ).map((transition) => transition.from);
  return [...new Set<string>(from)];
}

/** Literals and not parameters, so that partial indexes apply. */
function literals(statuses: readonly string[]) {
  return sql.join(statuses.map((status) => sql.lit(status)));
}
