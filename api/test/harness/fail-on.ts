import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';

/** Bookings of so many boats fail in the database at the last step of their transaction. */
export const FAILING_BOATS = 3;

/** Plants the fault. */
export async function failOnThreeBoats(database: Database): Promise<void> {
  await sql
    .raw(`
      create function fail_on_boats() returns trigger language plpgsql as $$
      begin
        if (select boats from bookings where id = new.booking_id) = ${FAILING_BOATS} then
          raise exception 'the disk is full';
        end if;
        return new;
      end $$;
      create trigger fail_on_boats before insert on booking_history
        for each row execute function fail_on_boats();
    `)
    .execute(database);
}
